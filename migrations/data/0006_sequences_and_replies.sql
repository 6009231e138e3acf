CREATE TABLE `campaign_attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `attachments_by_campaign` ON `campaign_attachments` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `attachments_by_hash` ON `campaign_attachments` (`account_id`,`hash`);--> statement-breakpoint
CREATE TABLE `message_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`channel` text NOT NULL,
	`subject` text,
	`content` text NOT NULL,
	`text_content` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `templates_by_account` ON `message_templates` (`account_id`,`channel`,`name`);--> statement-breakpoint
CREATE TABLE `replies` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`recipient_id` text NOT NULL,
	`message_id` text NOT NULL,
	`from_address` text NOT NULL,
	`from_name` text,
	`subject` text,
	`text` text NOT NULL,
	`kind` text NOT NULL,
	`received_at` text NOT NULL,
	`read_at` text,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_reply_each` ON `replies` (`account_id`,`message_id`);--> statement-breakpoint
CREATE INDEX `replies_by_account` ON `replies` (`account_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `replies_unread` ON `replies` (`account_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX `replies_by_recipient` ON `replies` (`recipient_id`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `follows_id` text REFERENCES campaigns(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `step` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `after_seconds` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `stops_on_click` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `window` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `subject_b` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `subject_test` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `subject_winner` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `split_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `one_follow_up_each` ON `campaigns` (`follows_id`,`step`) WHERE follows_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `recipients` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `recipients` ADD `variant` text;--> statement-breakpoint
CREATE INDEX `recipients_tried` ON `recipients` (`campaign_id`,`state`,`id`) WHERE variant IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_waiting` ON `recipients` (`campaign_id`,`time_zone`,`next_at`) WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE `senders` ADD `warm_up_from` integer;--> statement-breakpoint
ALTER TABLE `senders` ADD `warm_up_step` integer;--> statement-breakpoint
ALTER TABLE `senders` ADD `warm_up_since` text;
--> statement-breakpoint
CREATE TRIGGER campaign_attachments_held_insert BEFORE INSERT ON campaign_attachments WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaign_attachments_held_update BEFORE UPDATE ON campaign_attachments WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaign_attachments_held_delete BEFORE DELETE ON campaign_attachments WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER message_templates_held_insert BEFORE INSERT ON message_templates WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER message_templates_held_update BEFORE UPDATE ON message_templates WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER message_templates_held_delete BEFORE DELETE ON message_templates WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER replies_held_insert BEFORE INSERT ON replies WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER replies_held_update BEFORE UPDATE ON replies WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER replies_held_delete BEFORE DELETE ON replies WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER recipients_handed_on AFTER UPDATE OF state ON recipients WHEN NEW.state IN ('sent', 'delivered') AND OLD.state NOT IN ('sent', 'delivered') AND NEW.sent_at IS NOT NULL AND NEW.address NOT LIKE 'erased:%' BEGIN INSERT INTO recipients (id, account_id, campaign_id, address, name, company, fields, contact, data_source, consent, time_zone, variant, next_at, created_at) SELECT substr(printf('%012x', unixepoch(NEW.sent_at) * 1000), 1, 8) || '-' || substr(printf('%012x', unixepoch(NEW.sent_at) * 1000), 9) || '-7' || substr(lower(hex(randomblob(2))), 2) || '-a' || substr(lower(hex(randomblob(2))), 2) || '-' || lower(hex(randomblob(6))), NEW.account_id, following.id, NEW.address, NEW.name, NEW.company, NEW.fields, NEW.contact, NEW.data_source, NEW.consent, NEW.time_zone, NEW.variant, strftime('%Y-%m-%dT%H:%M:%fZ', NEW.sent_at, '+' || following.after_seconds || ' seconds'), NEW.sent_at FROM campaigns AS own CROSS JOIN campaigns AS following ON following.follows_id = coalesce(own.follows_id, own.id) AND following.step = own.step + 1 WHERE own.id = NEW.campaign_id AND following.status IN ('sending', 'paused') ON CONFLICT (campaign_id, address) DO NOTHING; UPDATE campaigns SET next_at = strftime('%Y-%m-%dT%H:%M:%fZ', NEW.sent_at, '+' || after_seconds || ' seconds') WHERE status = 'sending' AND batch_id IS NULL AND (next_at IS NULL OR next_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.sent_at, '+' || after_seconds || ' seconds')) AND follows_id = (SELECT coalesce(follows_id, id) FROM campaigns WHERE id = NEW.campaign_id) AND step = (SELECT step + 1 FROM campaigns WHERE id = NEW.campaign_id); END;
