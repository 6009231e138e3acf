CREATE TABLE `contact_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`contact` integer NOT NULL,
	`kind` text NOT NULL,
	`facts` text NOT NULL,
	`undo` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `changes_by_contact` ON `contact_changes` (`contact`,`created_at`);--> statement-breakpoint
CREATE INDEX `changes_by_account` ON `contact_changes` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contact_keys` (
	`account` integer NOT NULL,
	`key` text NOT NULL,
	`contact` integer NOT NULL,
	PRIMARY KEY(`account`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `contact_keys_by_contact` ON `contact_keys` (`contact`);--> statement-breakpoint
CREATE TABLE `contact_labels` (
	`number` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`folded` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_label_per_name` ON `contact_labels` (`account_id`,`kind`,`folded`);--> statement-breakpoint
CREATE TABLE `contact_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`contact` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notes_by_contact` ON `contact_notes` (`contact`,`created_at`);--> statement-breakpoint
CREATE TABLE `contact_values` (
	`contact` integer NOT NULL,
	`item` integer NOT NULL,
	`rank` integer NOT NULL,
	`phone_kind` integer,
	PRIMARY KEY(`contact`, `item`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `contact_values_by_item` ON `contact_values` (`item`,`contact`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`number` integer PRIMARY KEY NOT NULL,
	`account` integer GENERATED ALWAYS AS (number >> 28) VIRTUAL NOT NULL,
	`kind` integer NOT NULL,
	`name` text,
	`job_title` text,
	`organization` text,
	`organization_number` integer,
	`site` text,
	`country` text,
	`reach` integer DEFAULT 0 NOT NULL,
	`profiles` text,
	`likely_email` text,
	`edits` text,
	`confidence` integer NOT NULL,
	`is_stale` integer DEFAULT 0 NOT NULL,
	`first_seen_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contacts_by_reach` ON `contacts` (`account`,`kind`,`reach`,`number`);--> statement-breakpoint
CREATE INDEX `contacts_by_organization` ON `contacts` (`organization_number`) WHERE organization_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_stale` ON `contacts` (`number`) WHERE is_stale = 1;--> statement-breakpoint
CREATE TABLE `erased_values` (
	`account_id` text NOT NULL,
	`hash` text NOT NULL,
	`erased_at` text NOT NULL,
	PRIMARY KEY(`account_id`, `hash`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `labelled_contacts` (
	`label` integer NOT NULL,
	`contact` integer NOT NULL,
	PRIMARY KEY(`label`, `contact`),
	FOREIGN KEY (`label`) REFERENCES `contact_labels`(`number`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `labels_by_contact` ON `labelled_contacts` (`contact`,`label`);--> statement-breakpoint
CREATE TABLE `mentions` (
	`source` integer NOT NULL,
	`key` text NOT NULL,
	`contact` integer,
	`reason` text,
	`site` text,
	`facts` text,
	`as_in` integer,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`source`, `key`),
	FOREIGN KEY (`source`) REFERENCES `sources`(`number`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `mentions_by_contact` ON `mentions` (`contact`,`source`) WHERE contact IS NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `sources` ADD `unresolved_since` text;--> statement-breakpoint
CREATE INDEX `sources_unresolved` ON `sources` (`unresolved_since`) WHERE unresolved_since IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE contact_search USING fts5(text, title, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
-- Marks that filters ask for (`src/features/contacts/read/search-expression.ts`), then the text that words are looked for in; the job title apart, as
-- it is asked for by itself too.
CREATE VIEW contact_search_rows AS SELECT contacts.number AS number,
    char(57344) || CASE contacts.kind WHEN 0 THEN 'p' ELSE 'o' END || contacts.reach ||
    char(57344) || 'h' || (
      (EXISTS (SELECT 1 FROM contact_values JOIN items ON items.number = item WHERE contact = contacts.number AND items.type = 0)) +
      2 * (EXISTS (SELECT 1 FROM contact_values JOIN items ON items.number = item WHERE contact = contacts.number AND items.type = 2 AND phone_kind IS NOT 2)) +
      4 * (contacts.likely_email IS NOT NULL)) ||
    char(57344) || 'c' || coalesce((SELECT coalesce(items.email_check, 4) FROM contact_values JOIN items ON items.number = item
      WHERE contact = contacts.number AND items.type = 0 ORDER BY rank LIMIT 1), 5) ||
    char(57344) || 's' || coalesce((SELECT max(sources.type = 'crawl') + 2 * max(sources.type = 'import') + 4 * max(sources.type = 'manual')
      FROM mentions JOIN sources ON sources.number = mentions.source WHERE mentions.contact = contacts.number), 0) ||
    coalesce(char(57344) || contacts.country, '') ||
    coalesce((SELECT group_concat(char(57344, 983040 + (label >> 14 & 16383), 983040 + (label & 16383)), '') FROM labelled_contacts WHERE contact = contacts.number), '') ||
    char(57345, 57345) || replace(replace(replace(
      coalesce(contacts.name, '') || char(10) || coalesce(contacts.organization, '') || char(10) || coalesce(contacts.site, '') ||
      coalesce((SELECT group_concat(char(10) || items.value || CASE WHEN items.type = 2 THEN char(10) || items.normalized ELSE '' END, '')
        FROM contact_values JOIN items ON items.number = item WHERE contact = contacts.number), ''),
      char(57344), ' '), char(57345), ' '), char(57346), ' ') AS text,
    char(57345, 57345) || replace(replace(coalesce(contacts.job_title, ''), char(57344), ' '), char(57345), ' ') AS title
  FROM contacts;
--> statement-breakpoint
CREATE TRIGGER contacts_after_insert AFTER INSERT ON contacts BEGIN
  INSERT INTO contact_search (rowid, text, title) SELECT number, text, title FROM contact_search_rows WHERE number = NEW.number;
END;
--> statement-breakpoint
-- Whoever makes a contact anew sets that it is not stale, last of all.
CREATE TRIGGER contacts_after_update AFTER UPDATE OF is_stale ON contacts WHEN NEW.is_stale = 0 BEGIN
  UPDATE contact_search SET (text, title) = (SELECT text, title FROM contact_search_rows WHERE number = NEW.number) WHERE rowid = NEW.number;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_after_delete AFTER DELETE ON contacts BEGIN
  DELETE FROM contact_search WHERE rowid = OLD.number;
  DELETE FROM contact_values WHERE contact = OLD.number;
  DELETE FROM contact_keys WHERE contact = OLD.number;
  DELETE FROM labelled_contacts WHERE contact = OLD.number;
  DELETE FROM contact_notes WHERE contact = OLD.number;
  DELETE FROM contact_changes WHERE contact = OLD.number;
  UPDATE contacts SET organization_number = NULL WHERE organization_number = OLD.number;
END;
--> statement-breakpoint
CREATE VIEW told_mentions AS SELECT mentions.source, mentions.key, mentions.contact, mentions.reason, mentions.site,
    coalesce(said.facts, mentions.facts) AS facts, mentions.seen_at
  FROM mentions LEFT JOIN mentions AS said ON said.source = mentions.as_in AND said.key = mentions.key;
--> statement-breakpoint
-- What later crawls said in the same words is kept by the first of them. A contact is made anew of what is left, and goes with its last mention.
CREATE TRIGGER mentions_after_delete AFTER DELETE ON mentions BEGIN
  UPDATE mentions SET as_in = NULL, facts = OLD.facts WHERE OLD.as_in IS NULL AND key = OLD.key
    AND source = (SELECT min(source) FROM mentions WHERE contact = OLD.contact AND key = OLD.key AND as_in = OLD.source);
  UPDATE mentions SET as_in = (SELECT min(source) FROM mentions WHERE contact = OLD.contact AND key = OLD.key AND as_in IS NULL AND source > OLD.source)
    WHERE contact = OLD.contact AND key = OLD.key AND as_in = OLD.source;
  DELETE FROM contacts WHERE number = OLD.contact AND NOT EXISTS (SELECT 1 FROM mentions WHERE contact = OLD.contact);
  UPDATE contacts SET is_stale = 1 WHERE number = OLD.contact;
END;
--> statement-breakpoint
CREATE TRIGGER mentions_after_update AFTER UPDATE OF contact, facts ON mentions
  WHEN NEW.contact IS NOT OLD.contact OR (NEW.facts IS NOT OLD.facts AND NEW.as_in IS OLD.as_in) BEGIN
  UPDATE contacts SET is_stale = 1 WHERE number IN (NEW.contact, OLD.contact);
END;
--> statement-breakpoint
CREATE TRIGGER items_after_delete_of_contacts AFTER DELETE ON items BEGIN
  UPDATE contacts SET is_stale = 1 WHERE number IN (SELECT contact FROM contact_values WHERE item = OLD.number);
  DELETE FROM contact_values WHERE item = OLD.number;
END;
--> statement-breakpoint
CREATE TRIGGER items_after_check AFTER UPDATE OF email_check, mailbox ON items
  WHEN NEW.email_check IS NOT OLD.email_check OR NEW.mailbox IS NOT OLD.mailbox BEGIN
  UPDATE contacts SET is_stale = 1 WHERE number IN (SELECT contact FROM contact_values WHERE item = NEW.number);
END;
--> statement-breakpoint
CREATE TRIGGER labelled_contacts_after_insert AFTER INSERT ON labelled_contacts BEGIN
  UPDATE contact_search SET (text, title) = (SELECT text, title FROM contact_search_rows WHERE number = NEW.contact) WHERE rowid = NEW.contact;
END;
--> statement-breakpoint
CREATE TRIGGER labelled_contacts_after_delete AFTER DELETE ON labelled_contacts BEGIN
  UPDATE contact_search SET (text, title) = (SELECT text, title FROM contact_search_rows WHERE number = OLD.contact) WHERE rowid = OLD.contact;
END;
--> statement-breakpoint
-- Their people and organisations are made contacts by the clock, a source at a time.
UPDATE sources SET unresolved_since = created_at WHERE id IN (SELECT source_id FROM former_contacts);
--> statement-breakpoint
CREATE TRIGGER contacts_held_insert BEFORE INSERT ON contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contacts_held_update BEFORE UPDATE ON contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contacts_held_delete BEFORE DELETE ON contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER mentions_held_insert BEFORE INSERT ON mentions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.source >> 28)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER mentions_held_update BEFORE UPDATE ON mentions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.source >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER mentions_held_delete BEFORE DELETE ON mentions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.source >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_values_held_insert BEFORE INSERT ON contact_values WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.contact >> 28)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_values_held_update BEFORE UPDATE ON contact_values WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.contact >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_values_held_delete BEFORE DELETE ON contact_values WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.contact >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_keys_held_insert BEFORE INSERT ON contact_keys WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_keys_held_update BEFORE UPDATE ON contact_keys WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_keys_held_delete BEFORE DELETE ON contact_keys WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER labelled_contacts_held_insert BEFORE INSERT ON labelled_contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.contact >> 28)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER labelled_contacts_held_update BEFORE UPDATE ON labelled_contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.contact >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER labelled_contacts_held_delete BEFORE DELETE ON labelled_contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.contact >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_labels_held_insert BEFORE INSERT ON contact_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_labels_held_update BEFORE UPDATE ON contact_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_labels_held_delete BEFORE DELETE ON contact_labels WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_notes_held_insert BEFORE INSERT ON contact_notes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_notes_held_update BEFORE UPDATE ON contact_notes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_notes_held_delete BEFORE DELETE ON contact_notes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_changes_held_insert BEFORE INSERT ON contact_changes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_changes_held_update BEFORE UPDATE ON contact_changes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contact_changes_held_delete BEFORE DELETE ON contact_changes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER erased_values_held_insert BEFORE INSERT ON erased_values WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER erased_values_held_update BEFORE UPDATE ON erased_values WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER erased_values_held_delete BEFORE DELETE ON erased_values WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
