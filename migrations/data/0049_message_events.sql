ALTER TABLE `direct_messages` ADD `outcome` text;--> statement-breakpoint
CREATE TABLE `direct_message_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`message_id` text NOT NULL,
	`kind` text NOT NULL,
	`happened_at` text NOT NULL,
	`text` text,
	`url` text,
	`is_automatic` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `direct_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `direct_message_events_by_message` ON `direct_message_events` (`message_id`,`happened_at`);--> statement-breakpoint
CREATE INDEX `direct_message_events_by_account` ON `direct_message_events` (`account_id`,`happened_at`);--> statement-breakpoint
CREATE INDEX `direct_messages_by_address` ON `direct_messages` (`account_id`,`to_address`);--> statement-breakpoint
CREATE TRIGGER direct_message_events_held_insert BEFORE INSERT ON direct_message_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER direct_message_events_held_update BEFORE UPDATE ON direct_message_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER direct_message_events_held_delete BEFORE DELETE ON direct_message_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
