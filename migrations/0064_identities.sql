CREATE TABLE `account_identities` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`source` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_account_of_identity` ON `account_identities` (`source`,`subject`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_identity_of_source` ON `account_identities` (`account_id`,`source`);--> statement-breakpoint
CREATE TABLE `identity_requests` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`source` text NOT NULL,
	`account_id` text,
	`session_id` text,
	`secrets` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identity_requests_by_account` ON `identity_requests` (`account_id`) WHERE account_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `identity_requests_by_session` ON `identity_requests` (`session_id`) WHERE session_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `identity_requests_by_end` ON `identity_requests` (`expires_at`);--> statement-breakpoint
CREATE TABLE `pending_identities` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`source` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pending_identities_by_account` ON `pending_identities` (`account_id`);--> statement-breakpoint
CREATE INDEX `pending_identities_by_end` ON `pending_identities` (`expires_at`);
