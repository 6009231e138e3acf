CREATE TABLE `csv_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`file_name` text NOT NULL,
	`source_name` text NOT NULL,
	`source_id` text,
	`file_key` text,
	`outcome` text,
	`failure` text,
	`next_at` integer DEFAULT 0 NOT NULL,
	`text_length` integer,
	`next_line` integer DEFAULT 1 NOT NULL,
	`unclosed_left` integer,
	`rows` integer DEFAULT 0 NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`known` integer DEFAULT 0 NOT NULL,
	`added_emails` integer DEFAULT 0 NOT NULL,
	`added_phones` integer DEFAULT 0 NOT NULL,
	`added_names` integer DEFAULT 0 NOT NULL,
	`added_companies` integer DEFAULT 0 NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`refused` text DEFAULT '[]' NOT NULL,
	`lease_id` text,
	`lease_until` text NOT NULL,
	`interruptions` integer DEFAULT 0 NOT NULL,
	`deaths` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`finished_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `csv_imports_by_account` ON `csv_imports` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `csv_imports_by_source` ON `csv_imports` (`source_id`);--> statement-breakpoint
CREATE INDEX `csv_imports_going_on` ON `csv_imports` (`lease_until`) WHERE outcome IS NULL;--> statement-breakpoint
CREATE INDEX `csv_imports_ended` ON `csv_imports` (`finished_at`) WHERE outcome IS NOT NULL;