ALTER TABLE `campaigns` ADD `subject_decided_by` text;--> statement-breakpoint
CREATE TABLE `stop_links` (
	`account_id` text NOT NULL,
	`code` text NOT NULL,
	`hash` text NOT NULL,
	`recipient_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `code`)
);
--> statement-breakpoint
CREATE TRIGGER stop_links_held_insert BEFORE INSERT ON stop_links WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER stop_links_held_update BEFORE UPDATE ON stop_links WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER stop_links_held_delete BEFORE DELETE ON stop_links WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
