CREATE TABLE `campaign_totals` (
	`campaign_id` text NOT NULL,
	`account_id` text NOT NULL,
	`what` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `what`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`subject` text,
	`content` text NOT NULL,
	`text_content` text,
	`sender_id` text,
	`status` text DEFAULT 'draft' NOT NULL,
	`status_reason` text,
	`require_opt_in` integer NOT NULL,
	`include_unsubscribe` integer NOT NULL,
	`unsubscribe_url` text,
	`track_opens` integer NOT NULL,
	`track_clicks` integer NOT NULL,
	`batch_size` integer NOT NULL,
	`batch_delay` integer NOT NULL,
	`spam_score` integer,
	`scheduled_at` text,
	`started_at` text,
	`sent_at` text,
	`next_at` text,
	`batch_id` text,
	`troubles` integer DEFAULT 0 NOT NULL,
	`sent_before` integer DEFAULT 0 NOT NULL,
	`bounced_before` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`sender_id`) REFERENCES `senders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `campaigns_by_account` ON `campaigns` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_by_sender` ON `campaigns` (`sender_id`);--> statement-breakpoint
CREATE INDEX `campaigns_due` ON `campaigns` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `recipient_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`recipient_id` text NOT NULL,
	`kind` text NOT NULL,
	`happened_at` text NOT NULL,
	`text` text,
	`url` text,
	`is_automatic` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_by_recipient` ON `recipient_events` (`recipient_id`,`happened_at`);--> statement-breakpoint
CREATE INDEX `events_by_campaign` ON `recipient_events` (`campaign_id`,`kind`,`happened_at`);--> statement-breakpoint
CREATE TABLE `recipients` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`address` text NOT NULL,
	`name` text,
	`company` text,
	`fields` text,
	`contact` integer,
	`data_source` text NOT NULL,
	`consent` text,
	`state` text DEFAULT 'pending' NOT NULL,
	`state_reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`batch_id` text,
	`message_id` text,
	`sent_at` text,
	`delivered_at` text,
	`bounced_at` text,
	`opened_at` text,
	`clicked_at` text,
	`unsubscribed_at` text,
	`complained_at` text,
	`replied_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_message_each` ON `recipients` (`campaign_id`,`address`);--> statement-breakpoint
CREATE INDEX `recipients_by_state` ON `recipients` (`campaign_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `recipients_by_message` ON `recipients` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_by_contact` ON `recipients` (`contact`) WHERE contact IS NOT NULL;--> statement-breakpoint
CREATE INDEX `recipients_sent` ON `recipients` (`account_id`,`sent_at`) WHERE sent_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `suppressions` (
	`account_id` text NOT NULL,
	`channel` text NOT NULL,
	`hash` text NOT NULL,
	`hint` text NOT NULL,
	`reason` text NOT NULL,
	`campaign_id` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`account_id`, `channel`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `suppressions_by_time` ON `suppressions` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sender_spends` (
	`account_id` text NOT NULL,
	`sender_id` text NOT NULL,
	`period` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`sender_id`, `period`),
	FOREIGN KEY (`sender_id`) REFERENCES `senders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `senders` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`channel` text NOT NULL,
	`name` text NOT NULL,
	`settings` text NOT NULL,
	`secrets` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`per_hour` integer NOT NULL,
	`per_day` integer NOT NULL,
	`problem` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `senders_by_account` ON `senders` (`account_id`,`channel`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_default_sender` ON `senders` (`account_id`,`channel`) WHERE is_default = 1;
--> statement-breakpoint
CREATE TRIGGER senders_held_insert BEFORE INSERT ON senders WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER senders_held_update BEFORE UPDATE ON senders WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER senders_held_delete BEFORE DELETE ON senders WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sender_spends_held_insert BEFORE INSERT ON sender_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sender_spends_held_update BEFORE UPDATE ON sender_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sender_spends_held_delete BEFORE DELETE ON sender_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaigns_held_insert BEFORE INSERT ON campaigns WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaigns_held_update BEFORE UPDATE ON campaigns WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaigns_held_delete BEFORE DELETE ON campaigns WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER recipients_held_insert BEFORE INSERT ON recipients WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER recipients_held_update BEFORE UPDATE ON recipients WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER recipients_held_delete BEFORE DELETE ON recipients WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER recipient_events_held_insert BEFORE INSERT ON recipient_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER recipient_events_held_update BEFORE UPDATE ON recipient_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER recipient_events_held_delete BEFORE DELETE ON recipient_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER suppressions_held_insert BEFORE INSERT ON suppressions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER suppressions_held_update BEFORE UPDATE ON suppressions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER suppressions_held_delete BEFORE DELETE ON suppressions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER campaigns_status BEFORE UPDATE OF status ON campaigns WHEN OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (VALUES ('draft', 'scheduled'), ('draft', 'sending'), ('scheduled', 'draft'), ('scheduled', 'sending'), ('scheduled', 'cancelled'), ('sending', 'paused'), ('sending', 'sent'), ('sending', 'failed'), ('sending', 'cancelled'), ('paused', 'sending'), ('paused', 'cancelled'), ('sent', 'draft'), ('failed', 'draft')) BEGIN SELECT RAISE(ABORT, 'campaign step not allowed'); END;
--> statement-breakpoint
CREATE TRIGGER recipients_state BEFORE UPDATE OF state ON recipients WHEN OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (VALUES ('pending', 'claimed'), ('pending', 'skipped'), ('claimed', 'pending'), ('claimed', 'sending'), ('claimed', 'skipped'), ('claimed', 'failed'), ('sending', 'sent'), ('sending', 'failed'), ('sending', 'bounced'), ('sending', 'unknown'), ('sending', 'pending'), ('sent', 'delivered'), ('sent', 'bounced'), ('sent', 'failed'), ('sent', 'pending'), ('delivered', 'bounced'), ('delivered', 'pending'), ('bounced', 'pending'), ('failed', 'pending'), ('failed', 'delivered'), ('skipped', 'pending'), ('unknown', 'sent'), ('unknown', 'delivered'), ('unknown', 'bounced'), ('unknown', 'pending')) BEGIN SELECT RAISE(ABORT, 'recipient step not allowed'); END;
--> statement-breakpoint
CREATE TRIGGER recipients_counted AFTER INSERT ON recipients BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, CASE NEW.state WHEN 'claimed' THEN 'pending' WHEN 'sending' THEN 'pending' ELSE NEW.state END, 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_recounted AFTER UPDATE OF state ON recipients WHEN CASE OLD.state WHEN 'claimed' THEN 'pending' WHEN 'sending' THEN 'pending' ELSE OLD.state END <> CASE NEW.state WHEN 'claimed' THEN 'pending' WHEN 'sending' THEN 'pending' ELSE NEW.state END BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = CASE OLD.state WHEN 'claimed' THEN 'pending' WHEN 'sending' THEN 'pending' ELSE OLD.state END; INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, CASE NEW.state WHEN 'claimed' THEN 'pending' WHEN 'sending' THEN 'pending' ELSE NEW.state END, 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_uncounted AFTER DELETE ON recipients BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = CASE OLD.state WHEN 'claimed' THEN 'pending' WHEN 'sending' THEN 'pending' ELSE OLD.state END; END;
--> statement-breakpoint
CREATE TRIGGER recipients_opened_counted AFTER INSERT ON recipients WHEN NEW.opened_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'opened', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_opened AFTER UPDATE OF opened_at ON recipients WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'opened', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_not_opened AFTER UPDATE OF opened_at ON recipients WHEN OLD.opened_at IS NOT NULL AND NEW.opened_at IS NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'opened'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_opened_uncounted AFTER DELETE ON recipients WHEN OLD.opened_at IS NOT NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'opened'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_clicked_counted AFTER INSERT ON recipients WHEN NEW.clicked_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'clicked', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_clicked AFTER UPDATE OF clicked_at ON recipients WHEN OLD.clicked_at IS NULL AND NEW.clicked_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'clicked', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_not_clicked AFTER UPDATE OF clicked_at ON recipients WHEN OLD.clicked_at IS NOT NULL AND NEW.clicked_at IS NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'clicked'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_clicked_uncounted AFTER DELETE ON recipients WHEN OLD.clicked_at IS NOT NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'clicked'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_unsubscribed_counted AFTER INSERT ON recipients WHEN NEW.unsubscribed_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'unsubscribed', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_unsubscribed AFTER UPDATE OF unsubscribed_at ON recipients WHEN OLD.unsubscribed_at IS NULL AND NEW.unsubscribed_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'unsubscribed', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_not_unsubscribed AFTER UPDATE OF unsubscribed_at ON recipients WHEN OLD.unsubscribed_at IS NOT NULL AND NEW.unsubscribed_at IS NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'unsubscribed'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_unsubscribed_uncounted AFTER DELETE ON recipients WHEN OLD.unsubscribed_at IS NOT NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'unsubscribed'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_complained_counted AFTER INSERT ON recipients WHEN NEW.complained_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'complained', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_complained AFTER UPDATE OF complained_at ON recipients WHEN OLD.complained_at IS NULL AND NEW.complained_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'complained', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_not_complained AFTER UPDATE OF complained_at ON recipients WHEN OLD.complained_at IS NOT NULL AND NEW.complained_at IS NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'complained'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_complained_uncounted AFTER DELETE ON recipients WHEN OLD.complained_at IS NOT NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'complained'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_replied_counted AFTER INSERT ON recipients WHEN NEW.replied_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'replied', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_replied AFTER UPDATE OF replied_at ON recipients WHEN OLD.replied_at IS NULL AND NEW.replied_at IS NOT NULL BEGIN INSERT INTO campaign_totals (campaign_id, account_id, what, total) VALUES (NEW.campaign_id, NEW.account_id, 'replied', 1) ON CONFLICT (campaign_id, what) DO UPDATE SET total = total + 1; END;
--> statement-breakpoint
CREATE TRIGGER recipients_not_replied AFTER UPDATE OF replied_at ON recipients WHEN OLD.replied_at IS NOT NULL AND NEW.replied_at IS NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'replied'; END;
--> statement-breakpoint
CREATE TRIGGER recipients_replied_uncounted AFTER DELETE ON recipients WHEN OLD.replied_at IS NOT NULL BEGIN UPDATE campaign_totals SET total = total - 1 WHERE campaign_id = OLD.campaign_id AND what = 'replied'; END;
