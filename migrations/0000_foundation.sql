CREATE TABLE `account_roles` (
	`account_id` text NOT NULL,
	`role_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `role_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_roles_by_role` ON `account_roles` (`role_id`);--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`action` text NOT NULL,
	`object_id` text,
	`request_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_account` ON `audit_events` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `permissions` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`label` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `permissions_name_unique` ON `permissions` (`name`);--> statement-breakpoint
CREATE TABLE `role_permissions` (
	`role_id` text NOT NULL,
	`permission_id` text NOT NULL,
	PRIMARY KEY(`role_id`, `permission_id`),
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`permission_id`) REFERENCES `permissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `roles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `roles_name_unique` ON `roles` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `roles_slug_unique` ON `roles` (`slug`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`is_root` integer DEFAULT false NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`email_verified_at` text,
	`last_login_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_by_account` ON `password_resets` (`account_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	`ip_address` text,
	`user_agent` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_account` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`display_name` text NOT NULL,
	`description` text NOT NULL,
	`price_monthly_minor` integer NOT NULL,
	`price_yearly_minor` integer NOT NULL,
	`currency` text DEFAULT 'NGN' NOT NULL,
	`crawls_per_month` integer NOT NULL,
	`api_calls_per_day` integer NOT NULL,
	`max_websites` integer NOT NULL,
	`max_api_keys` integer NOT NULL,
	`website_downloads_per_day` integer NOT NULL,
	`has_email_campaigns` integer DEFAULT false NOT NULL,
	`has_sms_campaigns` integer DEFAULT false NOT NULL,
	`has_webhooks` integer DEFAULT false NOT NULL,
	`has_ai_extraction` integer DEFAULT false NOT NULL,
	`has_priority_support` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`sort_order` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_name_unique` ON `plans` (`name`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`status` text NOT NULL,
	`billing_cycle` text NOT NULL,
	`current_period_start` text NOT NULL,
	`current_period_end` text NOT NULL,
	`payment_provider` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_active_subscription` ON `subscriptions` (`account_id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `subscriptions_by_account` ON `subscriptions` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_plan` ON `subscriptions` (`plan_id`);--> statement-breakpoint
CREATE TABLE `crawl_spends` (
	`crawl_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`period` text NOT NULL,
	`site` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crawl_spends_by_account` ON `crawl_spends` (`account_id`,`period`,`site`);--> statement-breakpoint
CREATE TABLE `crawls` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`url` text,
	`keyword` text,
	`site` text,
	`types` text NOT NULL,
	`engine` text NOT NULL,
	`respects_robots` integer NOT NULL,
	`is_background` integer NOT NULL,
	`pages_max` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`pages_done` integer DEFAULT 0 NOT NULL,
	`pages_failed` integer DEFAULT 0 NOT NULL,
	`pages_skipped` integer DEFAULT 0 NOT NULL,
	`items_found` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`started_at` text,
	`finished_at` text,
	`heartbeat_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crawls_by_account` ON `crawls` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `crawls_by_status` ON `crawls` (`status`,`heartbeat_at`);--> statement-breakpoint
CREATE TABLE `pages` (
	`crawl_id` text NOT NULL,
	`url` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`final_url` text,
	`http_status` integer,
	`title` text,
	`engine` text,
	`items_found` integer DEFAULT 0 NOT NULL,
	`depth` integer DEFAULT 0 NOT NULL,
	`read_at` text NOT NULL,
	PRIMARY KEY(`crawl_id`, `url`),
	FOREIGN KEY (`crawl_id`) REFERENCES `crawls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pages_by_crawl` ON `pages` (`crawl_id`,`read_at`);--> statement-breakpoint
CREATE TABLE `sources` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`crawl_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crawl_id`) REFERENCES `crawls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sources_by_account` ON `sources` (`account_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_source_per_crawl` ON `sources` (`crawl_id`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`source_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`job_title` text,
	`company` text,
	`email` text,
	`phone` text,
	`address` text,
	`page_url` text,
	`confidence` real NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_contact_per_source` ON `contacts` (`source_id`,`key`);--> statement-breakpoint
CREATE INDEX `contacts_by_account` ON `contacts` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `items` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`source_id` text NOT NULL,
	`source_type` text NOT NULL,
	`type` text NOT NULL,
	`value` text NOT NULL,
	`normalized` text NOT NULL,
	`confidence` real NOT NULL,
	`method` text,
	`snippet` text,
	`page_url` text,
	`detail` text,
	`contact_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_item_per_source` ON `items` (`source_id`,`type`,`normalized`);--> statement-breakpoint
CREATE INDEX `items_by_account` ON `items` (`account_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `items_by_type` ON `items` (`account_id`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `items_by_source_type` ON `items` (`account_id`,`source_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `items_by_contact` ON `items` (`contact_id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`link` text,
	`read_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_by_account` ON `notifications` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`account_id`,`read_at`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_by_time` ON `dead_letters` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_mails_by_time` ON `outbox_mails` (`created_at`);