CREATE TABLE `account_deletions` (
	`account_id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `email_changes` (
	`account_id` text PRIMARY KEY NOT NULL,
	`new_email` text NOT NULL,
	`former_email` text NOT NULL,
	`confirm_hash` text NOT NULL,
	`undo_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`confirmed_at` text,
	`undoable_until` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_confirm_hash_unique` ON `email_changes` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_undo_hash_unique` ON `email_changes` (`undo_hash`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`former_hash` text,
	`former_until` text,
	`start` text NOT NULL,
	`sealed` text,
	`permissions` text NOT NULL,
	`requests_per_minute` integer NOT NULL,
	`requests_per_hour` integer NOT NULL,
	`requests_per_day` integer NOT NULL,
	`allowed_ips` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`expires_at` text,
	`last_used_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_former_hash_unique` ON `api_keys` (`former_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_account` ON `api_keys` (`account_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `site_limit` integer DEFAULT 1 NOT NULL;