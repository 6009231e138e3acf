CREATE TABLE `integrations` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider` text NOT NULL,
	`name` text NOT NULL,
	`settings` text NOT NULL,
	`secrets` text NOT NULL,
	`mapping` text NOT NULL,
	`on_existing` text NOT NULL,
	`with_organizations` integer NOT NULL,
	`auto_contacts` text NOT NULL,
	`auto_label` integer,
	`auto_after` integer NOT NULL,
	`auto_answers` integer NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`problem_mailed_at` text,
	`refresh_ends_at` text,
	`rests_until` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `integrations_by_account` ON `integrations` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `integrations_automatic` ON `integrations` (`account_id`) WHERE auto_contacts <> 'none';--> statement-breakpoint
CREATE TABLE `integration_links` (
	`integration_id` text NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`remote_id` text,
	`hash` text,
	`problem` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`integration_id`, `kind`, `key`),
	FOREIGN KEY (`integration_id`) REFERENCES `integrations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `integration_links_by_account` ON `integration_links` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `integration_links_by_key` ON `integration_links` (`key`,`kind`);--> statement-breakpoint
CREATE INDEX `integration_links_failed` ON `integration_links` (`integration_id`,`updated_at`) WHERE problem IS NOT NULL;--> statement-breakpoint
-- A link goes with its contact or answer, and so with an erased person.
CREATE TRIGGER contacts_without_links AFTER DELETE ON contacts BEGIN DELETE FROM integration_links WHERE key = CAST(OLD.number AS text) AND kind IN ('person', 'organization'); END;
--> statement-breakpoint
CREATE TRIGGER replies_without_links AFTER DELETE ON replies BEGIN DELETE FROM integration_links WHERE key = OLD.id AND kind = 'answer'; END;
--> statement-breakpoint
CREATE TRIGGER integrations_held_insert BEFORE INSERT ON integrations WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER integrations_held_update BEFORE UPDATE ON integrations WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER integrations_held_delete BEFORE DELETE ON integrations WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER integration_links_held_insert BEFORE INSERT ON integration_links WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER integration_links_held_update BEFORE UPDATE ON integration_links WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER integration_links_held_delete BEFORE DELETE ON integration_links WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
