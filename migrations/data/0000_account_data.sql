CREATE TABLE `crawl_presets` (
	`account_id` text PRIMARY KEY NOT NULL,
	`preset` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `crawl_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`request` text NOT NULL,
	`frequency` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`next_run_at` text NOT NULL,
	`last_run_at` text,
	`last_crawl_id` text,
	`last_error` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crawl_schedules_by_account` ON `crawl_schedules` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `crawl_schedules_due` ON `crawl_schedules` (`is_active`,`next_run_at`);--> statement-breakpoint
CREATE TABLE `crawl_spend_sites` (
	`crawl_id` text NOT NULL,
	`account_id` text NOT NULL,
	`period` text NOT NULL,
	`site` text NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`crawl_id`, `site`)
);
--> statement-breakpoint
CREATE INDEX `crawl_spend_sites_by_period` ON `crawl_spend_sites` (`account_id`,`period`,`site`);--> statement-breakpoint
CREATE TABLE `crawl_spends` (
	`crawl_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`period` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crawl_spends_by_period` ON `crawl_spends` (`account_id`,`period`);--> statement-breakpoint
CREATE TABLE `crawls` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`url` text,
	`urls` text DEFAULT '[]' NOT NULL,
	`keyword` text,
	`site` text,
	`types` text NOT NULL,
	`engine` text NOT NULL,
	`options` text,
	`respects_robots` integer NOT NULL,
	`is_background` integer NOT NULL,
	`pages_max` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`pages_done` integer DEFAULT 0 NOT NULL,
	`pages_failed` integer DEFAULT 0 NOT NULL,
	`pages_skipped` integer DEFAULT 0 NOT NULL,
	`pages_unchanged` integer DEFAULT 0 NOT NULL,
	`items_found` integer DEFAULT 0 NOT NULL,
	`previous_id` text,
	`schedule_id` text,
	`created_at` text NOT NULL,
	`started_at` text,
	`finished_at` text,
	`heartbeat_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `crawls_by_account` ON `crawls` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `crawls_by_status` ON `crawls` (`status`,`heartbeat_at`);--> statement-breakpoint
CREATE INDEX `crawls_by_site` ON `crawls` (`account_id`,`site`,`created_at`);--> statement-breakpoint
CREATE TABLE `pages` (
	`crawl_id` text NOT NULL,
	`url` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`final_url` text,
	`http_status` integer,
	`title` text,
	`engine` text,
	`items_found` integer DEFAULT 0 NOT NULL,
	`depth` integer DEFAULT 0 NOT NULL,
	`etag` text,
	`last_modified` text,
	`is_unchanged` integer DEFAULT false NOT NULL,
	`item_keys` text,
	`read_at` text NOT NULL,
	PRIMARY KEY(`crawl_id`, `url`),
	FOREIGN KEY (`crawl_id`) REFERENCES `crawls`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sources` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`crawl_id` text,
	`created_at` text NOT NULL,
	`unchecked_since` text,
	FOREIGN KEY (`crawl_id`) REFERENCES `crawls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_id_unique` ON `sources` (`id`);--> statement-breakpoint
CREATE INDEX `sources_by_account` ON `sources` (`account_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_source_per_crawl` ON `sources` (`crawl_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_source_per_name` ON `sources` (`account_id`,`type`,`name`) WHERE crawl_id IS NULL;--> statement-breakpoint
CREATE INDEX `sources_unchecked` ON `sources` (`unchecked_since`) WHERE unchecked_since IS NOT NULL;--> statement-breakpoint
CREATE TABLE `csv_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`file_name` text NOT NULL,
	`source_name` text NOT NULL,
	`source_id` text,
	`file_key` text,
	`outcome` text,
	`failure` text,
	`next_at` integer DEFAULT 0 NOT NULL,
	`text_length` integer,
	`next_line` integer DEFAULT 1 NOT NULL,
	`unclosed_left` integer,
	`rows` integer DEFAULT 0 NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`known` integer DEFAULT 0 NOT NULL,
	`added_emails` integer DEFAULT 0 NOT NULL,
	`added_phones` integer DEFAULT 0 NOT NULL,
	`added_names` integer DEFAULT 0 NOT NULL,
	`added_companies` integer DEFAULT 0 NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`refused` text DEFAULT '[]' NOT NULL,
	`lease_id` text,
	`lease_until` text NOT NULL,
	`interruptions` integer DEFAULT 0 NOT NULL,
	`deaths` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`finished_at` text,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `csv_imports_by_account` ON `csv_imports` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `csv_imports_by_source` ON `csv_imports` (`source_id`);--> statement-breakpoint
CREATE INDEX `csv_imports_going_on` ON `csv_imports` (`lease_until`) WHERE outcome IS NULL;--> statement-breakpoint
CREATE INDEX `csv_imports_ended` ON `csv_imports` (`finished_at`) WHERE outcome IS NOT NULL;--> statement-breakpoint
CREATE TABLE `arriving_accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`fence` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `held_accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`left_at` text
);
--> statement-breakpoint
CREATE TABLE `account_numbers` (
	`account_id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`next` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_numbers_number_unique` ON `account_numbers` (`number`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`source_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`job_title` text,
	`company` text,
	`email` text,
	`phone` text,
	`address` text,
	`page_url` text,
	`confidence` real NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_contact_per_source` ON `contacts` (`source_id`,`key`);--> statement-breakpoint
CREATE TABLE `item_totals` (
	`account` integer NOT NULL,
	`type` integer NOT NULL,
	`source_types` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`account`, `type`, `source_types`)
);
--> statement-breakpoint
CREATE TABLE `items` (
	`number` integer PRIMARY KEY NOT NULL,
	`account` integer GENERATED ALWAYS AS (number >> 28) VIRTUAL NOT NULL,
	`type` integer NOT NULL,
	`value` text NOT NULL,
	`normalized` text NOT NULL,
	`confidence` integer NOT NULL,
	`source` integer NOT NULL,
	`source_types` integer NOT NULL,
	`email_check` integer,
	`mailbox` integer,
	`first_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_item_per_account` ON `items` (`account`,`type`,`normalized`);--> statement-breakpoint
CREATE TABLE `sightings` (
	`source` integer NOT NULL,
	`item` integer NOT NULL,
	`contact` integer,
	`confidence` integer NOT NULL,
	`seen_at` integer,
	`as_in` integer,
	`value` text,
	`method` integer,
	`snippet` text,
	`page_url` text,
	`detail` text,
	PRIMARY KEY(`source`, `item`),
	FOREIGN KEY (`source`) REFERENCES `sources`(`number`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sightings_by_item` ON `sightings` (`item`,`source`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`link` text,
	`read_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notifications_by_account` ON `notifications` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`account_id`,`read_at`);--> statement-breakpoint
CREATE TABLE `site_download_spends` (
	`download_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`day` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_download_spends_by_day` ON `site_download_spends` (`account_id`,`day`);--> statement-breakpoint
CREATE TABLE `site_downloads` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`url` text NOT NULL,
	`max_depth` integer NOT NULL,
	`follows_external` integer NOT NULL,
	`respects_robots` integer NOT NULL,
	`include_types` text NOT NULL,
	`renders_pages` integer NOT NULL,
	`makes_wacz` integer NOT NULL,
	`pages_max` integer NOT NULL,
	`files_max` integer NOT NULL,
	`bytes_max` integer NOT NULL,
	`ms_max` integer NOT NULL,
	`status` text NOT NULL,
	`step` text,
	`progress` integer DEFAULT 0 NOT NULL,
	`pages_downloaded` integer DEFAULT 0 NOT NULL,
	`pages_discovered` integer DEFAULT 0 NOT NULL,
	`assets_downloaded` integer DEFAULT 0 NOT NULL,
	`assets_discovered` integer DEFAULT 0 NOT NULL,
	`files_failed` integer DEFAULT 0 NOT NULL,
	`bytes_captured` integer DEFAULT 0 NOT NULL,
	`file_size` integer,
	`wacz_size` integer,
	`failure` text,
	`notice` text,
	`created_at` text NOT NULL,
	`started_at` text,
	`completed_at` text,
	`expires_at` text,
	`warned_days` integer,
	`heartbeat_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_downloads_by_account` ON `site_downloads` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `site_downloads_by_status` ON `site_downloads` (`status`,`heartbeat_at`);--> statement-breakpoint
CREATE INDEX `site_downloads_by_expiry` ON `site_downloads` (`expires_at`) WHERE file_size IS NOT NULL;--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`account_id` text,
	`action` text NOT NULL,
	`object_id` text,
	`affected` integer NOT NULL,
	`before` text,
	`after` text,
	`request_id` text NOT NULL,
	`ip_address` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_account` ON `audit_events` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_time` ON `audit_events` (`created_at`);
--> statement-breakpoint
-- What each source says of each value: its own words, or those of the row that holds them for it.
CREATE VIEW found_items AS SELECT sightings.source, items.number, items.account,
    CASE items.type WHEN 0 THEN 'emails' WHEN 1 THEN 'names' WHEN 2 THEN 'phones' WHEN 3 THEN 'addresses' WHEN 4 THEN 'companies' END AS type,
    coalesce(said.value, items.value) AS value, items.normalized, sightings.confidence / 100.0 AS confidence,
    CASE said.method WHEN 0 THEN 'mailto' WHEN 1 THEN 'tel' WHEN 2 THEN 'text' WHEN 3 THEN 'json-ld' WHEN 4 THEN 'microdata' WHEN 5 THEN 'rdfa' WHEN 6 THEN 'h-card' WHEN 7 THEN 'address-tag' WHEN 8 THEN 'meta' WHEN 9 THEN 'author' WHEN 10 THEN 'card' WHEN 11 THEN 'label' WHEN 12 THEN 'imprint' WHEN 13 THEN 'copyright' WHEN 14 THEN 'legal-form' WHEN 15 THEN 'title' WHEN 16 THEN 'whatsapp' WHEN 17 THEN 'deobfuscated' WHEN 18 THEN 'cloudflare' WHEN 19 THEN 'script' WHEN 20 THEN 'attribute' END AS method,
    said.snippet, said.page_url, said.detail, sightings.contact,
    CASE items.email_check WHEN 0 THEN 'deliverable' WHEN 1 THEN 'disposable' WHEN 2 THEN 'undeliverable' WHEN 3 THEN 'unknown' END AS email_check,
    CASE items.mailbox WHEN 0 THEN 'role' WHEN 1 THEN 'personal' END AS mailbox, items.first_seen_at,
    coalesce(sightings.seen_at, items.first_seen_at) AS seen_at
  FROM sightings CROSS JOIN items ON items.number = sightings.item
  CROSS JOIN sightings AS said ON said.source = coalesce(sightings.as_in, sightings.source) AND said.item = sightings.item;
--> statement-breakpoint
-- What finds items by words and marks (features/data/search-expression.ts), and what keeps it in step: a value, and every page and source that shows it.
CREATE VIRTUAL TABLE item_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE VIEW item_search_rows AS SELECT items.number AS number,
    char(57344) || items.type || items.source_types ||
    char(57344) || CASE WHEN items.confidence >= 90 THEN '9' WHEN items.confidence >= 70 THEN '7' WHEN items.confidence >= 50 THEN '5' ELSE '0' END ||
      char(101 + 3 * coalesce(items.email_check, -1) + coalesce(items.mailbox, -1)) ||
    char(57345, 57345) || replace(replace(items.value ||
      CASE WHEN items.normalized <> lower(items.value) AND items.type IN (0, 2) THEN char(10) || items.normalized ELSE '' END ||
      CASE WHEN items.type = 2 THEN char(10) || replace(replace(replace(replace(replace(replace(items.value, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') ELSE '' END ||
      coalesce(char(10) || (SELECT group_concat(place, char(10)) FROM (
        SELECT DISTINCT substr(page_url, instr(page_url, '://') + iif(instr(page_url, '://www.') > 0, 7, iif(instr(page_url, '://') > 0, 3, 1)), 300) AS place
        FROM sightings WHERE item = items.number AND page_url IS NOT NULL ORDER BY source LIMIT 20)), '') ||
      coalesce(char(10) || (SELECT group_concat(name, char(10)) FROM (
        SELECT DISTINCT sources.name FROM sightings JOIN sources ON sources.number = sightings.source
        WHERE sightings.item = items.number AND sightings.as_in IS NULL AND instr(coalesce(sightings.page_url, ''), sources.name) = 0
        ORDER BY sightings.source LIMIT 20)), ''),
      char(57344), ' '), char(57345), ' ') AS text
  FROM items;
--> statement-breakpoint
CREATE TRIGGER items_after_update AFTER UPDATE OF value, confidence, source_types, email_check, mailbox ON items
  WHEN NEW.value <> OLD.value OR NEW.source_types <> OLD.source_types OR NEW.email_check IS NOT OLD.email_check OR NEW.mailbox IS NOT OLD.mailbox
    OR (NEW.confidence >= 90) + (NEW.confidence >= 70) + (NEW.confidence >= 50) <> (OLD.confidence >= 90) + (OLD.confidence >= 70) + (OLD.confidence >= 50) BEGIN
  UPDATE item_search SET text = (SELECT text FROM item_search_rows WHERE number = NEW.number) WHERE rowid = NEW.number;
END;
--> statement-breakpoint
-- A sighting without a spelling of its own keeps the one that it had.
CREATE TRIGGER items_after_value AFTER UPDATE OF value ON items WHEN NEW.value <> OLD.value BEGIN
  UPDATE sightings SET value = OLD.value WHERE item = NEW.number AND as_in IS NULL AND value IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER items_after_source_types AFTER UPDATE OF source_types ON items WHEN NEW.source_types <> OLD.source_types BEGIN
  UPDATE item_totals SET total = total - 1 WHERE account = OLD.account AND type = OLD.type AND source_types = OLD.source_types;
  INSERT INTO item_totals (account, type, source_types, total) VALUES (NEW.account, NEW.type, NEW.source_types, 1)
    ON CONFLICT (account, type, source_types) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_after_delete AFTER DELETE ON items BEGIN
  DELETE FROM item_search WHERE rowid = OLD.number;
  UPDATE item_totals SET total = total - 1 WHERE account = OLD.account AND type = OLD.type AND source_types = OLD.source_types;
END;
--> statement-breakpoint
CREATE TRIGGER sightings_after_first AFTER INSERT ON sightings
  WHEN NOT EXISTS (SELECT 1 FROM sightings WHERE item = NEW.item AND source <> NEW.source) BEGIN
  INSERT INTO item_search (rowid, text) SELECT number, text FROM item_search_rows WHERE number = NEW.item;
END;
--> statement-breakpoint
CREATE TRIGGER sightings_after_further AFTER INSERT ON sightings
  WHEN NEW.as_in IS NULL AND EXISTS (SELECT 1 FROM sightings WHERE item = NEW.item AND source <> NEW.source) AND NOT EXISTS (
    SELECT 1 FROM sightings AS other WHERE other.item = NEW.item AND other.source <> NEW.source AND other.page_url = NEW.page_url
      AND (SELECT name FROM sources WHERE number = other.source) = (SELECT name FROM sources WHERE number = NEW.source)) BEGIN
  UPDATE item_search SET text = (SELECT text FROM item_search_rows WHERE number = NEW.item) WHERE rowid = NEW.item;
END;
--> statement-breakpoint
CREATE TRIGGER sightings_after_update AFTER UPDATE OF page_url ON sightings
  WHEN NEW.page_url IS NOT OLD.page_url AND OLD.as_in IS NOT OLD.source BEGIN
  UPDATE item_search SET text = (SELECT text FROM item_search_rows WHERE number = NEW.item) WHERE rowid = NEW.item;
END;
--> statement-breakpoint
-- Whoever said the same keeps saying it when a source comes to say something else.
CREATE TRIGGER sightings_after_words AFTER UPDATE OF as_in, value, method, snippet, page_url, detail ON sightings
  WHEN OLD.as_in IS NULL AND EXISTS (SELECT 1 FROM sightings WHERE item = OLD.item AND as_in = OLD.source)
    AND (NEW.as_in IS NOT NULL OR NEW.method IS NOT OLD.method OR NEW.snippet IS NOT OLD.snippet OR NEW.page_url IS NOT OLD.page_url
      OR NEW.detail IS NOT OLD.detail OR OLD.value IS NOT NULL AND NEW.value IS NOT OLD.value) BEGIN
  UPDATE sightings SET as_in = (SELECT min(source) FROM sightings WHERE item = OLD.item AND as_in = OLD.source)
    WHERE item = OLD.item AND as_in = OLD.source;
  UPDATE sightings SET as_in = NULL, value = OLD.value, method = OLD.method, snippet = OLD.snippet, page_url = OLD.page_url, detail = OLD.detail
    WHERE item = OLD.item AND as_in = source;
END;
--> statement-breakpoint
-- What others said in the same words is kept by the first of them from now on, its contact forgets it, and an item goes with its last sighting.
CREATE TRIGGER sightings_after_delete AFTER DELETE ON sightings BEGIN
  UPDATE sightings SET as_in = (SELECT min(source) FROM sightings WHERE item = OLD.item AND as_in = OLD.source)
    WHERE item = OLD.item AND as_in = OLD.source;
  UPDATE sightings SET as_in = NULL, value = OLD.value, method = OLD.method, snippet = OLD.snippet, page_url = OLD.page_url, detail = OLD.detail
    WHERE item = OLD.item AND as_in = source;
  UPDATE contacts SET
    email = CASE WHEN said.type = 0 AND email = said.value THEN NULL ELSE email END,
    phone = CASE WHEN said.type = 2 AND phone = said.normalized THEN NULL ELSE phone END,
    name = CASE WHEN said.type = 1 AND name = said.value THEN NULL ELSE name END,
    company = CASE WHEN said.type = 4 AND company = said.value THEN NULL ELSE company END,
    address = CASE WHEN said.type = 3 AND address = said.value THEN NULL ELSE address END
    FROM (SELECT type, normalized, coalesce(OLD.value, (SELECT value FROM sightings WHERE source = OLD.as_in AND item = OLD.item), value) AS value
      FROM items WHERE number = OLD.item) AS said
    WHERE contacts.number = OLD.contact;
  DELETE FROM contacts WHERE number = OLD.contact AND coalesce(email, phone, name, company, address) IS NULL;
  DELETE FROM items WHERE number = OLD.item AND NOT EXISTS (SELECT 1 FROM sightings WHERE item = OLD.item);
  UPDATE items SET (source, confidence, source_types) = (
      SELECT source, confidence, (SELECT max(type = 'crawl') + 2 * max(type = 'import') + 4 * max(type = 'manual')
        FROM sightings AS rest JOIN sources ON sources.number = rest.source WHERE rest.item = OLD.item)
      FROM sightings WHERE item = OLD.item ORDER BY confidence DESC, source LIMIT 1)
    WHERE number = OLD.item AND (source = OLD.source OR source_types <> (
      SELECT max(type = 'crawl') + 2 * max(type = 'import') + 4 * max(type = 'manual')
      FROM sightings AS rest JOIN sources ON sources.number = rest.source WHERE rest.item = OLD.item));
  UPDATE item_search SET text = (SELECT text FROM item_search_rows WHERE number = OLD.item) WHERE rowid = OLD.item AND OLD.as_in IS NULL
    AND (OLD.page_url IS NULL OR NOT EXISTS (SELECT 1 FROM sightings WHERE item = OLD.item AND page_url = OLD.page_url));
END;
--> statement-breakpoint
CREATE TRIGGER `site_download_transitions` BEFORE UPDATE OF `status` ON `site_downloads`
WHEN NEW.status <> OLD.status AND NOT (
  (OLD.status = 'pending' AND NEW.status IN ('processing', 'failed', 'cancelled'))
  OR (OLD.status = 'processing' AND NEW.status IN ('completed', 'failed', 'cancelled'))
)
BEGIN
  SELECT RAISE(ABORT, 'illegal status change of a site download');
END;
--> statement-breakpoint
-- Whoever still writes here for an account that moves elsewhere is refused (`held_accounts`). Once it has left, only its old copy may go.
CREATE TRIGGER crawls_held_insert BEFORE INSERT ON crawls WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawls_held_update BEFORE UPDATE ON crawls WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawls_held_delete BEFORE DELETE ON crawls WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_spends_held_insert BEFORE INSERT ON crawl_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_spends_held_update BEFORE UPDATE ON crawl_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_spends_held_delete BEFORE DELETE ON crawl_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_spend_sites_held_insert BEFORE INSERT ON crawl_spend_sites WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_spend_sites_held_update BEFORE UPDATE ON crawl_spend_sites WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_spend_sites_held_delete BEFORE DELETE ON crawl_spend_sites WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER pages_held_insert BEFORE INSERT ON pages WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM crawls WHERE id = NEW.crawl_id)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER pages_held_update BEFORE UPDATE ON pages WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM crawls WHERE id = NEW.crawl_id) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER pages_held_delete BEFORE DELETE ON pages WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM crawls WHERE id = OLD.crawl_id) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sources_held_insert BEFORE INSERT ON sources WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sources_held_update BEFORE UPDATE ON sources WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sources_held_delete BEFORE DELETE ON sources WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contacts_held_insert BEFORE INSERT ON contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contacts_held_update BEFORE UPDATE ON contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER contacts_held_delete BEFORE DELETE ON contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER items_held_insert BEFORE INSERT ON items WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER items_held_update BEFORE UPDATE ON items WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER items_held_delete BEFORE DELETE ON items WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sightings_held_insert BEFORE INSERT ON sightings WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.item >> 28)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sightings_held_update BEFORE UPDATE ON sightings WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.item >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER sightings_held_delete BEFORE DELETE ON sightings WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.item >> 28) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER item_totals_held_insert BEFORE INSERT ON item_totals WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account)) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER item_totals_held_update BEFORE UPDATE ON item_totals WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = NEW.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER item_totals_held_delete BEFORE DELETE ON item_totals WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = (SELECT account_id FROM account_numbers WHERE number = OLD.account) AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER account_numbers_held_insert BEFORE INSERT ON account_numbers WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER account_numbers_held_update BEFORE UPDATE ON account_numbers WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER account_numbers_held_delete BEFORE DELETE ON account_numbers WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER csv_imports_held_insert BEFORE INSERT ON csv_imports WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER csv_imports_held_update BEFORE UPDATE ON csv_imports WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER csv_imports_held_delete BEFORE DELETE ON csv_imports WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_presets_held_insert BEFORE INSERT ON crawl_presets WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_presets_held_update BEFORE UPDATE ON crawl_presets WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_presets_held_delete BEFORE DELETE ON crawl_presets WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_schedules_held_insert BEFORE INSERT ON crawl_schedules WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_schedules_held_update BEFORE UPDATE ON crawl_schedules WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER crawl_schedules_held_delete BEFORE DELETE ON crawl_schedules WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER site_downloads_held_insert BEFORE INSERT ON site_downloads WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER site_downloads_held_update BEFORE UPDATE ON site_downloads WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER site_downloads_held_delete BEFORE DELETE ON site_downloads WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER site_download_spends_held_insert BEFORE INSERT ON site_download_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER site_download_spends_held_update BEFORE UPDATE ON site_download_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER site_download_spends_held_delete BEFORE DELETE ON site_download_spends WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER notifications_held_insert BEFORE INSERT ON notifications WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER notifications_held_update BEFORE UPDATE ON notifications WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER notifications_held_delete BEFORE DELETE ON notifications WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audit_events_held_insert BEFORE INSERT ON audit_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audit_events_held_update BEFORE UPDATE ON audit_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER audit_events_held_delete BEFORE DELETE ON audit_events WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
