CREATE TABLE `audience_builds` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`audience` text NOT NULL,
	`state` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`bound` integer NOT NULL,
	`total` integer NOT NULL,
	`examined` integer DEFAULT 0 NOT NULL,
	`excluded` text NOT NULL,
	`passed` integer DEFAULT 0 NOT NULL,
	`replaced` integer DEFAULT 0 NOT NULL,
	`start` text,
	`problem` text,
	`due_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audience_builds_by_account` ON `audience_builds` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audience_builds_due` ON `audience_builds` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `audience_picks` (
	`campaign_id` text NOT NULL,
	`account_id` text NOT NULL,
	`place` text NOT NULL,
	`rank` integer NOT NULL,
	`contact` integer,
	`item` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `place`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audience_picks_by_rank` ON `audience_picks` (`campaign_id`,`rank`,`contact`,`item`);--> statement-breakpoint
CREATE INDEX `recipients_by_address` ON `recipients` (`account_id`,`address`);
--> statement-breakpoint
CREATE TRIGGER audience_builds_held_insert BEFORE INSERT ON audience_builds WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audience_builds_held_update BEFORE UPDATE ON audience_builds WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audience_builds_held_delete BEFORE DELETE ON audience_builds WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audience_picks_held_insert BEFORE INSERT ON audience_picks WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audience_picks_held_update BEFORE UPDATE ON audience_picks WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audience_picks_held_delete BEFORE DELETE ON audience_picks WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
