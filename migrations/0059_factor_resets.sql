CREATE TABLE `factor_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`stop_hash` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`ended_at` text,
	`outcome` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factor_resets_stop_hash_unique` ON `factor_resets` (`stop_hash`);--> statement-breakpoint
CREATE INDEX `factor_resets_by_account` ON `factor_resets` (`account_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_factor_reset` ON `factor_resets` (`account_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `factor_resets_due` ON `factor_resets` (`due_at`) WHERE ended_at IS NULL;
