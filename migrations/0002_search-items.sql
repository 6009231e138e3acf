-- Items are numbered in order of arrival, and free text is found by an index over pieces of three characters.
CREATE TABLE `account_numbers` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_numbers_account_id_unique` ON `account_numbers` (`account_id`);--> statement-breakpoint
CREATE TABLE `item_totals` (
	`account_id` text NOT NULL,
	`source_type` text NOT NULL,
	`type` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`account_id`, `source_type`, `type`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_items` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`source_id` text NOT NULL,
	`source_type` text NOT NULL,
	`type` text NOT NULL,
	`value` text NOT NULL,
	`normalized` text NOT NULL,
	`confidence` real NOT NULL,
	`method` text,
	`snippet` text,
	`page_url` text,
	`detail` text,
	`contact_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_items`("id", "account_id", "source_id", "source_type", "type", "value", "normalized", "confidence", "method", "snippet", "page_url", "detail", "contact_id", "created_at") SELECT "id", "account_id", "source_id", "source_type", "type", "value", "normalized", "confidence", "method", "snippet", "page_url", "detail", "contact_id", "created_at" FROM `items` ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE `items`;--> statement-breakpoint
ALTER TABLE `__new_items` RENAME TO `items`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `items_id_unique` ON `items` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_item_per_source` ON `items` (`source_id`,`type`,`normalized`);--> statement-breakpoint
CREATE INDEX `items_by_account` ON `items` (`account_id`);--> statement-breakpoint
CREATE INDEX `items_by_source` ON `items` (`source_id`);--> statement-breakpoint
CREATE INDEX `items_by_value` ON `items` (`account_id`,`type`,`normalized`);--> statement-breakpoint
CREATE INDEX `items_by_contact` ON `items` (`contact_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_source_per_name` ON `sources` (`account_id`,`type`,`name`) WHERE crawl_id IS NULL;--> statement-breakpoint
-- A row's number is its account's number and its item's, so that one account's rows are one stretch of the index and
-- lie in order of arrival. Beside the text a row holds marks of three characters for what lists filter by: type, source
-- type, the confidence it reaches, and how the value starts (for searches shorter than three characters).
CREATE VIRTUAL TABLE item_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER items_after_insert AFTER INSERT ON items BEGIN
  INSERT INTO account_numbers (account_id) VALUES (NEW.account_id) ON CONFLICT (account_id) DO NOTHING;
  INSERT INTO item_search (rowid, text) VALUES (((SELECT number FROM account_numbers WHERE account_id = NEW.account_id) << 40) | NEW.seq,
    NEW.value || char(10) ||
      CASE WHEN NEW.normalized <> lower(NEW.value) AND NEW.type IN ('emails', 'phones') THEN NEW.normalized || char(10) ELSE '' END ||
      CASE WHEN NEW.type = 'phones' THEN replace(replace(replace(replace(replace(replace(NEW.value, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') || char(10) ELSE '' END ||
      CASE WHEN NEW.page_url IS NULL THEN '' ELSE substr(NEW.page_url, instr(NEW.page_url, '://') + CASE WHEN instr(NEW.page_url, '://') > 0 THEN 3 ELSE 1 END, 300) || char(10) END ||
      coalesce((SELECT name FROM sources WHERE id = NEW.source_id AND instr(coalesce(NEW.page_url, ''), name) = 0), '') || char(10) ||
      char(57344) || 't' || substr(NEW.type, 1, 1) || char(57344) || 's' || substr(NEW.source_type, 1, 1) ||
      CASE WHEN NEW.confidence >= 0.5 THEN char(57344) || 'c5' ELSE '' END ||
      CASE WHEN NEW.confidence >= 0.7 THEN char(57344) || 'c7' ELSE '' END ||
      CASE WHEN NEW.confidence >= 0.9 THEN char(57344) || 'c9' ELSE '' END ||
      char(57345) || substr(NEW.value, 1, 2) || char(57345, 57345) || substr(NEW.value, 1, 1));
  INSERT INTO item_totals (account_id, source_type, type, total) VALUES (NEW.account_id, NEW.source_type, NEW.type, 1)
    ON CONFLICT (account_id, source_type, type) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_after_update AFTER UPDATE OF value, page_url, confidence ON items
  WHEN NEW.value <> OLD.value OR NEW.page_url IS NOT OLD.page_url OR NEW.confidence <> OLD.confidence BEGIN
  DELETE FROM item_search WHERE rowid = ((SELECT number FROM account_numbers WHERE account_id = OLD.account_id) << 40) | OLD.seq;
  INSERT INTO item_search (rowid, text) VALUES (((SELECT number FROM account_numbers WHERE account_id = NEW.account_id) << 40) | NEW.seq,
    NEW.value || char(10) ||
      CASE WHEN NEW.normalized <> lower(NEW.value) AND NEW.type IN ('emails', 'phones') THEN NEW.normalized || char(10) ELSE '' END ||
      CASE WHEN NEW.type = 'phones' THEN replace(replace(replace(replace(replace(replace(NEW.value, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') || char(10) ELSE '' END ||
      CASE WHEN NEW.page_url IS NULL THEN '' ELSE substr(NEW.page_url, instr(NEW.page_url, '://') + CASE WHEN instr(NEW.page_url, '://') > 0 THEN 3 ELSE 1 END, 300) || char(10) END ||
      coalesce((SELECT name FROM sources WHERE id = NEW.source_id AND instr(coalesce(NEW.page_url, ''), name) = 0), '') || char(10) ||
      char(57344) || 't' || substr(NEW.type, 1, 1) || char(57344) || 's' || substr(NEW.source_type, 1, 1) ||
      CASE WHEN NEW.confidence >= 0.5 THEN char(57344) || 'c5' ELSE '' END ||
      CASE WHEN NEW.confidence >= 0.7 THEN char(57344) || 'c7' ELSE '' END ||
      CASE WHEN NEW.confidence >= 0.9 THEN char(57344) || 'c9' ELSE '' END ||
      char(57345) || substr(NEW.value, 1, 2) || char(57345, 57345) || substr(NEW.value, 1, 1));
END;
--> statement-breakpoint
-- A contact keeps no part of an item that was deleted, and goes with its last one.
CREATE TRIGGER items_after_delete AFTER DELETE ON items BEGIN
  DELETE FROM item_search WHERE rowid = ((SELECT number FROM account_numbers WHERE account_id = OLD.account_id) << 40) | OLD.seq;
  UPDATE item_totals SET total = total - 1
    WHERE account_id = OLD.account_id AND source_type = OLD.source_type AND type = OLD.type;
  UPDATE contacts SET
    email = CASE WHEN OLD.type = 'emails' AND email = OLD.value THEN NULL ELSE email END,
    phone = CASE WHEN OLD.type = 'phones' AND phone = OLD.normalized THEN NULL ELSE phone END,
    name = CASE WHEN OLD.type = 'names' AND name = OLD.value THEN NULL ELSE name END,
    company = CASE WHEN OLD.type = 'companies' AND company = OLD.value THEN NULL ELSE company END,
    address = CASE WHEN OLD.type = 'addresses' AND address = OLD.value THEN NULL ELSE address END
    WHERE id = OLD.contact_id;
  DELETE FROM contacts WHERE id = OLD.contact_id AND NOT EXISTS (SELECT 1 FROM items WHERE contact_id = OLD.contact_id);
END;
--> statement-breakpoint
-- Runs when the account's items are gone, since what refers to an account is deleted before its triggers run.
CREATE TRIGGER accounts_after_delete AFTER DELETE ON accounts BEGIN
  DELETE FROM account_numbers WHERE account_id = OLD.id;
END;
--> statement-breakpoint
INSERT INTO account_numbers (account_id) SELECT DISTINCT account_id FROM items;
--> statement-breakpoint
INSERT INTO item_totals (account_id, source_type, type, total)
  SELECT account_id, source_type, type, count(*) FROM items GROUP BY account_id, source_type, type;
--> statement-breakpoint
INSERT INTO item_search (rowid, text) SELECT ((SELECT number FROM account_numbers WHERE account_id = items.account_id) << 40) | items.seq,
    items.value || char(10) ||
      CASE WHEN items.normalized <> lower(items.value) AND items.type IN ('emails', 'phones') THEN items.normalized || char(10) ELSE '' END ||
      CASE WHEN items.type = 'phones' THEN replace(replace(replace(replace(replace(replace(items.value, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') || char(10) ELSE '' END ||
      CASE WHEN items.page_url IS NULL THEN '' ELSE substr(items.page_url, instr(items.page_url, '://') + CASE WHEN instr(items.page_url, '://') > 0 THEN 3 ELSE 1 END, 300) || char(10) END ||
      coalesce((SELECT name FROM sources WHERE id = items.source_id AND instr(coalesce(items.page_url, ''), name) = 0), '') || char(10) ||
      char(57344) || 't' || substr(items.type, 1, 1) || char(57344) || 's' || substr(items.source_type, 1, 1) ||
      CASE WHEN items.confidence >= 0.5 THEN char(57344) || 'c5' ELSE '' END ||
      CASE WHEN items.confidence >= 0.7 THEN char(57344) || 'c7' ELSE '' END ||
      CASE WHEN items.confidence >= 0.9 THEN char(57344) || 'c9' ELSE '' END ||
      char(57345) || substr(items.value, 1, 2) || char(57345, 57345) || substr(items.value, 1, 1)
  FROM items;
