CREATE TABLE `idempotent_answers` (
	`account_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`account_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotent_answers_by_time` ON `idempotent_answers` (`created_at`);--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`account_id` text PRIMARY KEY NOT NULL,
	`preferences` text NOT NULL,
	`digest_at` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notification_digests` ON `notification_preferences` (`digest_at`);
--> statement-breakpoint
CREATE TRIGGER notification_preferences_held_insert BEFORE INSERT ON notification_preferences WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER notification_preferences_held_update BEFORE UPDATE ON notification_preferences WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER notification_preferences_held_delete BEFORE DELETE ON notification_preferences WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER idempotent_answers_held_insert BEFORE INSERT ON idempotent_answers WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER idempotent_answers_held_update BEFORE UPDATE ON idempotent_answers WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER idempotent_answers_held_delete BEFORE DELETE ON idempotent_answers WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
