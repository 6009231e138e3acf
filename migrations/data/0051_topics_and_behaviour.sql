CREATE TABLE `topics` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`folded` text NOT NULL,
	`description` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_topic_per_name` ON `topics` (`account_id`,`folded`);--> statement-breakpoint
CREATE TABLE `topic_opt_outs` (
	`topic_id` text NOT NULL,
	`account_id` text NOT NULL,
	`channel` text NOT NULL,
	`hash` text NOT NULL,
	`hint` text NOT NULL,
	`recipient_id` text,
	`undo_id` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`topic_id`, `channel`, `hash`),
	FOREIGN KEY (`topic_id`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `topic_opt_outs_by_address` ON `topic_opt_outs` (`account_id`,`channel`,`hash`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `topic_id` text REFERENCES topics(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `campaigns_by_topic` ON `campaigns` (`topic_id`) WHERE topic_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_opened` ON `recipients` (`campaign_id`,`opened_at`) WHERE opened_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_clicked` ON `recipients` (`campaign_id`,`clicked_at`) WHERE clicked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_replied` ON `recipients` (`campaign_id`,`replied_at`) WHERE replied_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_bounced` ON `recipients` (`campaign_id`,`bounced_at`) WHERE bounced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_unsubscribed` ON `recipients` (`campaign_id`,`unsubscribed_at`) WHERE unsubscribed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_complained` ON `recipients` (`campaign_id`,`complained_at`) WHERE complained_at IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER topics_held_insert BEFORE INSERT ON topics WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER topics_held_update BEFORE UPDATE ON topics WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER topics_held_delete BEFORE DELETE ON topics WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER topic_opt_outs_held_insert BEFORE INSERT ON topic_opt_outs WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER topic_opt_outs_held_update BEFORE UPDATE ON topic_opt_outs WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER topic_opt_outs_held_delete BEFORE DELETE ON topic_opt_outs WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
