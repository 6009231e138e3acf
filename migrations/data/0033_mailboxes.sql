CREATE TABLE `mailboxes` (
	`sender_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`settings` text NOT NULL,
	`secrets` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`problem_mailed_at` text,
	`cursor` text,
	`read_at` text,
	`last_read_at` text,
	`lease_id` text,
	`lease_ends_at` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`sender_id`) REFERENCES `senders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mailboxes_by_account` ON `mailboxes` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `mailboxes_by_read` ON `mailboxes` (`read_at`) WHERE state = 'connected';--> statement-breakpoint
CREATE TRIGGER mailboxes_held_insert BEFORE INSERT ON mailboxes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER mailboxes_held_update BEFORE UPDATE ON mailboxes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER mailboxes_held_delete BEFORE DELETE ON mailboxes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
