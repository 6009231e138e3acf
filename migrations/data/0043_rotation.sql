CREATE TABLE `campaign_senders` (
	`campaign_id` text NOT NULL,
	`account_id` text NOT NULL,
	`sender_id` text NOT NULL,
	`place` integer NOT NULL,
	`left_out_at` text,
	`left_out_reason` text,
	`wait_until` text,
	`wait_reason` text,
	`troubles` integer DEFAULT 0 NOT NULL,
	`last_sent_at` text,
	`sent_before` integer DEFAULT 0 NOT NULL,
	`bounced_before` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`campaign_id`, `sender_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `senders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_senders_by_sender` ON `campaign_senders` (`sender_id`);--> statement-breakpoint
CREATE TABLE `sender_totals` (
	`sender_id` text NOT NULL,
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`campaign_id` text NOT NULL,
	`what` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`sender_id`, `day`, `campaign_id`, `what`),
	FOREIGN KEY (`sender_id`) REFERENCES `senders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sender_totals_by_campaign` ON `sender_totals` (`campaign_id`,`sender_id`);--> statement-breakpoint
CREATE TABLE `domain_spends` (
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`domain` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`, `domain`)
);
--> statement-breakpoint
ALTER TABLE `campaigns` ADD `gap` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `domain_limit` integer;--> statement-breakpoint
ALTER TABLE `senders` ADD `free_at` text;--> statement-breakpoint
ALTER TABLE `senders` ADD `domain_check` text;--> statement-breakpoint
CREATE INDEX `recipients_of_sender` ON `recipients` (`campaign_id`,`sender_id`,`next_at`) WHERE state = 'pending' AND sender_id IS NOT NULL;--> statement-breakpoint
-- What each sender's messages came to, by day and campaign. A message that is sent again counts again.
CREATE TRIGGER recipients_sent_by AFTER UPDATE OF state ON recipients WHEN NEW.sender_id IS NOT NULL AND NEW.state IN ('sent', 'delivered', 'bounced') AND OLD.state NOT IN ('sent', 'delivered', 'bounced') AND EXISTS (SELECT 1 FROM senders WHERE id = NEW.sender_id) BEGIN INSERT INTO sender_totals (sender_id, account_id, day, campaign_id, what, total) VALUES (NEW.sender_id, NEW.account_id, substr(coalesce(NEW.sent_at, NEW.bounced_at, NEW.created_at), 1, 10), (SELECT coalesce(follows_id, id) FROM campaigns WHERE id = NEW.campaign_id), 'sent', 1) ON CONFLICT (sender_id, day, campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_bounced_by AFTER UPDATE OF state ON recipients WHEN NEW.sender_id IS NOT NULL AND NEW.state = 'bounced' AND OLD.state <> 'bounced' AND EXISTS (SELECT 1 FROM senders WHERE id = NEW.sender_id) BEGIN INSERT INTO sender_totals (sender_id, account_id, day, campaign_id, what, total) VALUES (NEW.sender_id, NEW.account_id, substr(coalesce(NEW.bounced_at, NEW.sent_at, NEW.created_at), 1, 10), (SELECT coalesce(follows_id, id) FROM campaigns WHERE id = NEW.campaign_id), 'bounced', 1) ON CONFLICT (sender_id, day, campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_replied_to AFTER UPDATE OF replied_at ON recipients WHEN NEW.sender_id IS NOT NULL AND NEW.replied_at IS NOT NULL AND OLD.replied_at IS NULL AND EXISTS (SELECT 1 FROM senders WHERE id = NEW.sender_id) BEGIN INSERT INTO sender_totals (sender_id, account_id, day, campaign_id, what, total) VALUES (NEW.sender_id, NEW.account_id, substr(NEW.replied_at, 1, 10), (SELECT coalesce(follows_id, id) FROM campaigns WHERE id = NEW.campaign_id), 'replied', 1) ON CONFLICT (sender_id, day, campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
-- A reply that a person took back; a message that is sent again keeps its history.
CREATE TRIGGER recipients_not_replied_to AFTER UPDATE OF replied_at ON recipients WHEN NEW.sender_id IS NOT NULL AND NEW.replied_at IS NULL AND OLD.replied_at IS NOT NULL AND NEW.state = OLD.state BEGIN UPDATE sender_totals SET total = total - 1 WHERE sender_id = NEW.sender_id AND day = substr(OLD.replied_at, 1, 10) AND campaign_id = (SELECT coalesce(follows_id, id) FROM campaigns WHERE id = NEW.campaign_id) AND what = 'replied' AND total > 0; END;
--> statement-breakpoint
CREATE TRIGGER campaign_senders_held_insert BEFORE INSERT ON campaign_senders WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaign_senders_held_update BEFORE UPDATE ON campaign_senders WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaign_senders_held_delete BEFORE DELETE ON campaign_senders WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sender_totals_held_insert BEFORE INSERT ON sender_totals WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sender_totals_held_update BEFORE UPDATE ON sender_totals WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sender_totals_held_delete BEFORE DELETE ON sender_totals WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER domain_spends_held_insert BEFORE INSERT ON domain_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER domain_spends_held_update BEFORE UPDATE ON domain_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER domain_spends_held_delete BEFORE DELETE ON domain_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
