-- Bulk actions on contacts that run in steps and can be undone: deletions, and changes of lists and tags.
CREATE TABLE `contact_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`label` integer,
	`state` text NOT NULL,
	`total` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_actions_by_account` ON `contact_actions` (`account_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `contact_actions_due` ON `contact_actions` (`due_at`);
--> statement-breakpoint
CREATE TABLE `contact_action_rows` (
	`contact` integer NOT NULL,
	`action_id` text NOT NULL,
	PRIMARY KEY(`contact`, `action_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `contact_action_rows_in_order` ON `contact_action_rows` (`action_id`,`contact`);
--> statement-breakpoint
-- Filters, order and columns of a list, saved under a name: a person's own, or shared with the workspace.
CREATE TABLE `list_views` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`list` text NOT NULL,
	`person_id` text NOT NULL,
	`is_shared` integer NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`columns` text,
	`deleted_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `list_views_by_account` ON `list_views` (`account_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `list_views_deleted` ON `list_views` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
-- The columns of a list as a person last arranged them.
CREATE TABLE `list_columns` (
	`account_id` text NOT NULL,
	`person_id` text NOT NULL,
	`list` text NOT NULL,
	`columns` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`account_id`, `person_id`, `list`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER contact_actions_held_insert BEFORE INSERT ON contact_actions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_actions_held_update BEFORE UPDATE ON contact_actions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_actions_held_delete BEFORE DELETE ON contact_actions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_action_rows_held_insert BEFORE INSERT ON contact_action_rows WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.contact >> 28)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_action_rows_held_update BEFORE UPDATE ON contact_action_rows WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.contact >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_action_rows_held_delete BEFORE DELETE ON contact_action_rows WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.contact >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER list_views_held_insert BEFORE INSERT ON list_views WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER list_views_held_update BEFORE UPDATE ON list_views WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER list_views_held_delete BEFORE DELETE ON list_views WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER list_columns_held_insert BEFORE INSERT ON list_columns WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER list_columns_held_update BEFORE UPDATE ON list_columns WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER list_columns_held_delete BEFORE DELETE ON list_columns WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
