CREATE TABLE `direct_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`sender_id` text NOT NULL,
	`recipient_id` text,
	`reply_id` text,
	`to_address` text NOT NULL,
	`to_name` text,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`in_reply_to` text,
	`message_references` text NOT NULL,
	`options` text,
	`state` text DEFAULT 'queued' NOT NULL,
	`problem` text,
	`message_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`first_tried_at` text,
	`next_at` text,
	`claim_id` text,
	`created_by` text,
	`created_at` text NOT NULL,
	`sent_at` text,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `direct_messages_by_account` ON `direct_messages` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `direct_messages_due` ON `direct_messages` (`next_at`) WHERE state IN ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `direct_messages_by_recipient` ON `direct_messages` (`recipient_id`,`created_at`) WHERE recipient_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `direct_messages_by_message` ON `direct_messages` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER direct_messages_held_insert BEFORE INSERT ON direct_messages WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER direct_messages_held_update BEFORE UPDATE ON direct_messages WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER direct_messages_held_delete BEFORE DELETE ON direct_messages WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
