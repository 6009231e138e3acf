-- Values and names of sources may hold the characters that begin our marks, as fonts of icons use them: taken for marks,
-- they put an item under filters that it does not fit. The index holds them as spaces.
DROP VIEW item_search_rows;
--> statement-breakpoint
CREATE VIEW item_search_rows AS SELECT items.seq AS seq,
    ((SELECT number FROM account_numbers WHERE account_id = items.account_id) << 40) | items.seq AS number,
    replace(replace(items.value || char(10) ||
      CASE WHEN items.normalized <> lower(items.value) AND items.type IN ('emails', 'phones') THEN items.normalized || char(10) ELSE '' END ||
      CASE WHEN items.type = 'phones' THEN replace(replace(replace(replace(replace(replace(items.value, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', '') || char(10) ELSE '' END ||
      CASE WHEN items.page_url IS NULL THEN '' ELSE substr(items.page_url, instr(items.page_url, '://') + CASE WHEN instr(items.page_url, '://') > 0 THEN 3 ELSE 1 END, 300) || char(10) END ||
      coalesce((SELECT name FROM sources WHERE id = items.source_id AND instr(coalesce(items.page_url, ''), name) = 0), '') || char(10),
      char(57344), ' '), char(57345), ' ') ||
      char(57344) || 't' || substr(items.type, 1, 1) || char(57344) || 's' || substr(items.source_type, 1, 1) ||
      CASE WHEN items.confidence >= 0.5 THEN char(57344) || 'c5' ELSE '' END ||
      CASE WHEN items.confidence >= 0.7 THEN char(57344) || 'c7' ELSE '' END ||
      CASE WHEN items.confidence >= 0.9 THEN char(57344) || 'c9' ELSE '' END ||
      CASE items.email_check WHEN 'deliverable' THEN char(57344) || 'ed' WHEN 'disposable' THEN char(57344) || 'ex'
        WHEN 'undeliverable' THEN char(57344) || 'en' WHEN 'unknown' THEN char(57344) || 'eu' ELSE '' END ||
      CASE items.mailbox WHEN 'role' THEN char(57344) || 'mr' WHEN 'personal' THEN char(57344) || 'mp' ELSE '' END ||
      char(57345) || replace(replace(substr(items.value, 1, 2), char(57344), ' '), char(57345), ' ') ||
      char(57345, 57345) || replace(replace(substr(items.value, 1, 1), char(57344), ' '), char(57345), ' ') AS text
  FROM items;
--> statement-breakpoint
DELETE FROM item_search WHERE rowid IN (SELECT number FROM item_search_rows WHERE seq IN (
  SELECT items.seq FROM items JOIN sources ON sources.id = items.source_id
  WHERE instr(items.value || sources.name, char(57344)) > 0 OR instr(items.value || sources.name, char(57345)) > 0));
--> statement-breakpoint
INSERT INTO item_search (rowid, text) SELECT number, text FROM item_search_rows WHERE seq IN (
  SELECT items.seq FROM items JOIN sources ON sources.id = items.source_id
  WHERE instr(items.value || sources.name, char(57344)) > 0 OR instr(items.value || sources.name, char(57345)) > 0);
