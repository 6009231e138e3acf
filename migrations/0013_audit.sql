-- Nothing was ever written into the table of this name.
DROP TABLE `audit_events`;--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`account_id` text,
	`action` text NOT NULL,
	`object_id` text,
	`affected` integer NOT NULL,
	`before` text,
	`after` text,
	`request_id` text NOT NULL,
	`ip_address` text NOT NULL,
	`created_at` text NOT NULL
);--> statement-breakpoint
CREATE INDEX `audit_events_by_account` ON `audit_events` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_time` ON `audit_events` (`created_at`);
