CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`recipient_id` text NOT NULL,
	`sort_at` text NOT NULL,
	`done_at` text,
	`snoozed_until` text,
	`outcome` text,
	`outcome_at` text,
	`assignee` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_by_account` ON `conversations` (`account_id`,`sort_at`);--> statement-breakpoint
CREATE INDEX `conversations_by_recipient` ON `conversations` (`recipient_id`);--> statement-breakpoint
CREATE INDEX `conversations_by_campaign` ON `conversations` (`campaign_id`);--> statement-breakpoint
CREATE TABLE `inbox_labels` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_inbox_label_each` ON `inbox_labels` (`account_id`,lower(`name`));--> statement-breakpoint
CREATE INDEX `inbox_labels_by_account` ON `inbox_labels` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `conversation_labels` (
	`conversation_id` text NOT NULL,
	`label_id` text NOT NULL,
	`account_id` text NOT NULL,
	PRIMARY KEY(`conversation_id`, `label_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`label_id`) REFERENCES `inbox_labels`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_labels_by_account` ON `conversation_labels` (`account_id`,`label_id`);--> statement-breakpoint
CREATE INDEX `conversation_labels_by_label` ON `conversation_labels` (`label_id`);--> statement-breakpoint
ALTER TABLE `replies` ADD `conversation_id` text;--> statement-breakpoint
-- A conversation is what one person answered to one campaign. Its id is that of its first reply.
INSERT INTO conversations (id, account_id, campaign_id, recipient_id, sort_at, created_at)
SELECT min(replies.id), replies.account_id, replies.campaign_id, replies.recipient_id, replies.received_at, replies.received_at
FROM replies JOIN recipients ON recipients.id = replies.recipient_id GROUP BY replies.account_id, replies.campaign_id, recipients.address;--> statement-breakpoint
UPDATE replies SET conversation_id = (SELECT conversations.id FROM recipients AS own JOIN recipients AS same ON same.account_id = own.account_id AND same.address = own.address JOIN conversations ON conversations.recipient_id = same.id AND conversations.campaign_id = replies.campaign_id WHERE own.id = replies.recipient_id LIMIT 1);--> statement-breakpoint
CREATE INDEX `replies_by_conversation` ON `replies` (`conversation_id`,`received_at`);--> statement-breakpoint
UPDATE conversations SET sort_at = (SELECT max(received_at) FROM replies WHERE conversation_id = conversations.id);--> statement-breakpoint
-- A new reply joins its conversation or begins one. What a person writes brings it back to the inbox.
CREATE TRIGGER replies_join AFTER INSERT ON replies WHEN NEW.conversation_id IS NULL BEGIN UPDATE replies SET conversation_id = coalesce((SELECT conversations.id FROM recipients AS own JOIN recipients AS same ON same.account_id = own.account_id AND same.address = own.address JOIN conversations ON conversations.recipient_id = same.id AND conversations.campaign_id = NEW.campaign_id WHERE own.id = NEW.recipient_id ORDER BY conversations.created_at LIMIT 1), NEW.id) WHERE id = NEW.id; INSERT INTO conversations (id, account_id, campaign_id, recipient_id, sort_at, created_at) SELECT id, account_id, campaign_id, recipient_id, received_at, received_at FROM replies WHERE id = NEW.id AND conversation_id = NEW.id ON CONFLICT (id) DO NOTHING; UPDATE conversations SET sort_at = max(sort_at, NEW.received_at), done_at = CASE WHEN NEW.kind IN ('reply', 'left', 'unsubscribe') THEN NULL ELSE done_at END, snoozed_until = CASE WHEN NEW.kind IN ('reply', 'left', 'unsubscribe') THEN NULL ELSE snoozed_until END WHERE id = (SELECT conversation_id FROM replies WHERE id = NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER conversations_held_insert BEFORE INSERT ON conversations WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER conversations_held_update BEFORE UPDATE ON conversations WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER conversations_held_delete BEFORE DELETE ON conversations WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER inbox_labels_held_insert BEFORE INSERT ON inbox_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER inbox_labels_held_update BEFORE UPDATE ON inbox_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER inbox_labels_held_delete BEFORE DELETE ON inbox_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER conversation_labels_held_insert BEFORE INSERT ON conversation_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER conversation_labels_held_update BEFORE UPDATE ON conversation_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER conversation_labels_held_delete BEFORE DELETE ON conversation_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
