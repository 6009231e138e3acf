CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`figure` real NOT NULL,
	`subject` text NOT NULL,
	`opened_at` text NOT NULL,
	`checked_at` text NOT NULL,
	`told_at` text,
	`ended_at` text,
	`end_told_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_alert` ON `alerts` (`rule`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `alerts_by_end` ON `alerts` (`ended_at`);
