-- Which rows are an account's sample data, so that they are marked, never sent and removed together.
CREATE TABLE `sample_data` (
	`account_id` text NOT NULL,
	`crawl_id` text NOT NULL,
	`source_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sample_data_by_account` ON `sample_data` (`account_id`,`created_at`);
--> statement-breakpoint
CREATE TRIGGER sample_data_held_insert BEFORE INSERT ON sample_data WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sample_data_held_update BEFORE UPDATE ON sample_data WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sample_data_held_delete BEFORE DELETE ON sample_data WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
