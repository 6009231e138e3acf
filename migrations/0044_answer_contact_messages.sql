ALTER TABLE `contact_messages` ADD `assignee_id` text REFERENCES accounts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `contact_messages_by_assignee` ON `contact_messages` (`assignee_id`,`created_at`) WHERE assignee_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `contact_message_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`author_id` text,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `contact_message_entries_by_message` ON `contact_message_entries` (`message_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_message_entries_by_author` ON `contact_message_entries` (`author_id`) WHERE author_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `log_entries_by_account` ON `log_entries` (`account_id`,`id`) WHERE account_id IS NOT NULL;
