CREATE TABLE `mailbox_connections` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_id` text NOT NULL,
	`kind` text NOT NULL,
	`sender_id` text,
	`verifier` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mailbox_connections_by_account` ON `mailbox_connections` (`account_id`);--> statement-breakpoint
CREATE INDEX `mailbox_connections_by_session` ON `mailbox_connections` (`session_id`);--> statement-breakpoint
CREATE INDEX `mailbox_connections_by_end` ON `mailbox_connections` (`expires_at`);
