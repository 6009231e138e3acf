-- What an email check came to is found in the search index, like all else that lists filter by, and needs no index of its own.
DROP INDEX `emails_by_check`;--> statement-breakpoint
DROP INDEX `emails_by_mailbox`;--> statement-breakpoint
DROP TRIGGER items_after_insert;--> statement-breakpoint
DROP TRIGGER items_after_update;--> statement-breakpoint
-- What the search index holds of an item: `number` is its row there. Marks of addresses: `e` for what a check came to
-- (deliverable, x for disposable, n for undeliverable, unknown), `m` for whose mailbox it is (role, personal).
CREATE VIEW item_search_rows AS SELECT items.seq AS seq,
    ((SELECT number FROM account_numbers WHERE account_id = items.account_id) << 40) | items.seq AS number,
    items.value || char(10) ||
      CASE WHEN items.normalized <> lower(items.value) AND items.type IN ('emails', 'phones') THEN items.normalized || char(10) ELSE '' END ||
      CASE WHEN items.type = 'phones' THEN replace(replace(replace(replace(replace(replace(items.value, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') || char(10) ELSE '' END ||
      CASE WHEN items.page_url IS NULL THEN '' ELSE substr(items.page_url, instr(items.page_url, '://') + CASE WHEN instr(items.page_url, '://') > 0 THEN 3 ELSE 1 END, 300) || char(10) END ||
      coalesce((SELECT name FROM sources WHERE id = items.source_id AND instr(coalesce(items.page_url, ''), name) = 0), '') || char(10) ||
      char(57344) || 't' || substr(items.type, 1, 1) || char(57344) || 's' || substr(items.source_type, 1, 1) ||
      CASE WHEN items.confidence >= 0.5 THEN char(57344) || 'c5' ELSE '' END ||
      CASE WHEN items.confidence >= 0.7 THEN char(57344) || 'c7' ELSE '' END ||
      CASE WHEN items.confidence >= 0.9 THEN char(57344) || 'c9' ELSE '' END ||
      CASE items.email_check WHEN 'deliverable' THEN char(57344) || 'ed' WHEN 'disposable' THEN char(57344) || 'ex'
        WHEN 'undeliverable' THEN char(57344) || 'en' WHEN 'unknown' THEN char(57344) || 'eu' ELSE '' END ||
      CASE items.mailbox WHEN 'role' THEN char(57344) || 'mr' WHEN 'personal' THEN char(57344) || 'mp' ELSE '' END ||
      char(57345) || substr(items.value, 1, 2) || char(57345, 57345) || substr(items.value, 1, 1) AS text
  FROM items;
--> statement-breakpoint
CREATE TRIGGER items_after_insert AFTER INSERT ON items BEGIN
  INSERT INTO account_numbers (account_id) VALUES (NEW.account_id) ON CONFLICT (account_id) DO NOTHING;
  INSERT INTO item_search (rowid, text) SELECT number, text FROM item_search_rows WHERE seq = NEW.seq;
  INSERT INTO item_totals (account_id, source_type, type, total) VALUES (NEW.account_id, NEW.source_type, NEW.type, 1)
    ON CONFLICT (account_id, source_type, type) DO UPDATE SET total = total + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_after_update AFTER UPDATE OF value, page_url, confidence, email_check, mailbox ON items
  WHEN NEW.value <> OLD.value OR NEW.page_url IS NOT OLD.page_url OR NEW.confidence <> OLD.confidence
    OR NEW.email_check IS NOT OLD.email_check OR NEW.mailbox IS NOT OLD.mailbox BEGIN
  DELETE FROM item_search WHERE rowid = ((SELECT number FROM account_numbers WHERE account_id = OLD.account_id) << 40) | OLD.seq;
  INSERT INTO item_search (rowid, text) SELECT number, text FROM item_search_rows WHERE seq = NEW.seq;
END;
--> statement-breakpoint
DELETE FROM item_search WHERE rowid IN (SELECT number FROM item_search_rows WHERE seq IN (SELECT seq FROM items WHERE email_check IS NOT NULL OR mailbox IS NOT NULL));
--> statement-breakpoint
INSERT INTO item_search (rowid, text)
  SELECT number, text FROM item_search_rows WHERE seq IN (SELECT seq FROM items WHERE email_check IS NOT NULL OR mailbox IS NOT NULL);
