CREATE TABLE `crawl_presets` (
	`account_id` text PRIMARY KEY NOT NULL,
	`preset` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `crawl_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`request` text NOT NULL,
	`frequency` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`next_run_at` text NOT NULL,
	`last_run_at` text,
	`last_crawl_id` text,
	`last_error` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crawl_schedules_by_account` ON `crawl_schedules` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `crawl_schedules_due` ON `crawl_schedules` (`is_active`,`next_run_at`);--> statement-breakpoint
CREATE TABLE `crawl_spend_sites` (
	`crawl_id` text NOT NULL,
	`account_id` text NOT NULL,
	`period` text NOT NULL,
	`site` text NOT NULL,
	PRIMARY KEY(`crawl_id`, `site`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crawl_spend_sites_by_period` ON `crawl_spend_sites` (`account_id`,`period`,`site`);--> statement-breakpoint
CREATE TABLE `do_not_collect` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`proof` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `do_not_collect_by_kind` ON `do_not_collect` (`kind`);--> statement-breakpoint
CREATE TABLE `mail_domains` (
	`domain` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`checked_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `crawl_spend_sites` (`crawl_id`, `account_id`, `period`, `site`) SELECT `crawl_id`, `account_id`, `period`, `site` FROM `crawl_spends`;--> statement-breakpoint
DROP INDEX `crawl_spends_by_account`;--> statement-breakpoint
CREATE INDEX `crawl_spends_by_period` ON `crawl_spends` (`account_id`,`period`);--> statement-breakpoint
ALTER TABLE `crawl_spends` DROP COLUMN `site`;--> statement-breakpoint
ALTER TABLE `crawls` ADD `urls` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `crawls` SET `urls` = json_array(`url`) WHERE `url` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `crawls` ADD `options` text;--> statement-breakpoint
ALTER TABLE `crawls` ADD `pages_unchanged` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crawls` ADD `previous_id` text;--> statement-breakpoint
ALTER TABLE `crawls` ADD `schedule_id` text;--> statement-breakpoint
CREATE INDEX `crawls_by_site` ON `crawls` (`account_id`,`site`,`created_at`);--> statement-breakpoint
ALTER TABLE `pages` ADD `etag` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `last_modified` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `is_unchanged` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `item_keys` text;--> statement-breakpoint
ALTER TABLE `items` ADD `email_check` text;--> statement-breakpoint
ALTER TABLE `items` ADD `mailbox` text;--> statement-breakpoint
CREATE INDEX `emails_by_check` ON `items` (`account_id`,`email_check`) WHERE type = 'emails';--> statement-breakpoint
CREATE INDEX `emails_by_mailbox` ON `items` (`account_id`,`mailbox`) WHERE type = 'emails';--> statement-breakpoint
CREATE INDEX `emails_unchecked` ON `items` (`source_id`) WHERE type = 'emails' AND email_check IS NULL;