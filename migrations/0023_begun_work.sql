CREATE TABLE `begun_work` (
	`key` text PRIMARY KEY NOT NULL,
	`lease_id` text,
	`lease_until` text NOT NULL,
	`deaths` integer DEFAULT 0 NOT NULL,
	`died_at` text,
	`is_wanted` integer DEFAULT 0 NOT NULL,
	`set_aside_until` text
);
--> statement-breakpoint
CREATE INDEX `begun_work_by_time` ON `begun_work` (`lease_until`);
