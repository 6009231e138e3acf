-- Names meet by `nameIdentity` (src/extraction/identity.ts) wherever they come from. Crawled ones kept hyphens, apostrophes and dots,
-- and lost the vowels of scripts that write them as marks. What folds to the same now is made one.
CREATE TABLE name_folds (seq INTEGER PRIMARY KEY, source_id TEXT NOT NULL, contact_id TEXT, confidence REAL NOT NULL, folded TEXT NOT NULL);--> statement-breakpoint
INSERT INTO name_folds SELECT seq, source_id, contact_id, confidence,
    CASE WHEN folded NOT GLOB '*[^ 々〆ぁ-ヿ㐀-鿿가-힣]*' THEN replace(folded, ' ', '') ELSE folded END
  FROM (SELECT seq, source_id, contact_id, confidence, normalized,
      trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(CASE WHEN value GLOB '*[֐-៿]*' THEN lower(value) ELSE normalized END, '''', ''), '’', ''), '‘', ''), '`', ''), '-', ' '), '–', ' '), '—', ' '), '.', ' '), ',', ' '), '&', ' '), '(', ' '), ')', ' '), '/', ' '), '·', ' '), '•', ' '), '・', ' '), '"', ' '), '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), ':', ' '), ';', ' '), '_', ' '), '|', ' '), '  ', ' '), '  ', ' '), '  ', ' ')) AS folded
    FROM items WHERE type = 'names')
  WHERE folded <> '';--> statement-breakpoint
CREATE INDEX name_folds_by_key ON name_folds (source_id, folded);--> statement-breakpoint

-- A person is one contact within a website: `person:NAME@SITE`.
CREATE TABLE contact_folds (id TEXT PRIMARY KEY, kept_id TEXT NOT NULL, key TEXT NOT NULL);--> statement-breakpoint
INSERT INTO contact_folds SELECT id, first_value(id) OVER (PARTITION BY source_id, folded ORDER BY confidence DESC, created_at, id), folded
  FROM (SELECT id, source_id, confidence, created_at, 'person:' || trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(substr(key, 8, instr(key, '@') - 8), '''', ''), '’', ''), '‘', ''), '`', ''), '-', ' '), '–', ' '), '—', ' '), '.', ' '), ',', ' '), '&', ' '), '(', ' '), ')', ' '), '/', ' '), '·', ' '), '•', ' '), '・', ' '), '"', ' '), '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), ':', ' '), ';', ' '), '_', ' '), '|', ' '), '  ', ' '), '  ', ' '), '  ', ' ')) || substr(key, instr(key, '@')) AS folded
    FROM contacts WHERE key GLOB 'person:*@*');--> statement-breakpoint
CREATE INDEX contact_folds_by_kept ON contact_folds (kept_id);--> statement-breakpoint
UPDATE contacts SET
    job_title = coalesce(job_title, (SELECT other.job_title FROM contact_folds JOIN contacts AS other ON other.id = contact_folds.id WHERE contact_folds.kept_id = contacts.id AND other.job_title IS NOT NULL LIMIT 1)), company = coalesce(company, (SELECT other.company FROM contact_folds JOIN contacts AS other ON other.id = contact_folds.id WHERE contact_folds.kept_id = contacts.id AND other.company IS NOT NULL LIMIT 1)), email = coalesce(email, (SELECT other.email FROM contact_folds JOIN contacts AS other ON other.id = contact_folds.id WHERE contact_folds.kept_id = contacts.id AND other.email IS NOT NULL LIMIT 1)), phone = coalesce(phone, (SELECT other.phone FROM contact_folds JOIN contacts AS other ON other.id = contact_folds.id WHERE contact_folds.kept_id = contacts.id AND other.phone IS NOT NULL LIMIT 1)), address = coalesce(address, (SELECT other.address FROM contact_folds JOIN contacts AS other ON other.id = contact_folds.id WHERE contact_folds.kept_id = contacts.id AND other.address IS NOT NULL LIMIT 1))
  WHERE id IN (SELECT kept_id FROM contact_folds WHERE id <> kept_id);--> statement-breakpoint
UPDATE items SET contact_id = (SELECT kept_id FROM contact_folds WHERE id = items.contact_id)
  WHERE contact_id IN (SELECT id FROM contact_folds WHERE id <> kept_id);--> statement-breakpoint
DELETE FROM contacts WHERE id IN (SELECT id FROM contact_folds WHERE id <> kept_id);--> statement-breakpoint
UPDATE OR IGNORE contacts SET key = (SELECT key FROM contact_folds WHERE id = contacts.id)
  WHERE id IN (SELECT id FROM contact_folds) AND key <> (SELECT key FROM contact_folds WHERE id = contacts.id);--> statement-breakpoint

-- Of rows that are one now, the best stays: one with a contact, then the surest, then the first. The others leave their contact
-- before they go, or it would lose its name with them.
CREATE TABLE lost_names (seq INTEGER PRIMARY KEY, contact_id TEXT);--> statement-breakpoint
INSERT INTO lost_names SELECT seq, contact_id FROM (
    SELECT seq, contact_id, row_number() OVER (PARTITION BY source_id, folded ORDER BY contact_id IS NULL, confidence DESC, seq) AS place FROM name_folds)
  WHERE place > 1;--> statement-breakpoint
UPDATE items SET contact_id = NULL WHERE seq IN (SELECT seq FROM lost_names);--> statement-breakpoint
DELETE FROM items WHERE seq IN (SELECT seq FROM lost_names);--> statement-breakpoint
DELETE FROM contacts WHERE id IN (SELECT contact_id FROM lost_names) AND NOT EXISTS (SELECT 1 FROM items WHERE contact_id = contacts.id);--> statement-breakpoint
UPDATE OR IGNORE items SET normalized = (SELECT folded FROM name_folds WHERE seq = items.seq)
  WHERE seq IN (SELECT name_folds.seq FROM name_folds JOIN items AS stored ON stored.seq = name_folds.seq WHERE stored.normalized <> name_folds.folded);--> statement-breakpoint

-- Pages know what they show by the former keys: the next crawl reads them anew.
UPDATE pages SET etag = NULL, last_modified = NULL, item_keys = NULL WHERE item_keys LIKE '%"names:%';--> statement-breakpoint
DROP TABLE lost_names;--> statement-breakpoint
DROP TABLE contact_folds;--> statement-breakpoint
DROP TABLE name_folds;
--> statement-breakpoint

-- `info.berlin@` is a function's mailbox as well (src/extraction/emails/mailbox-kind.ts).
UPDATE items SET mailbox = 'role' WHERE type = 'emails' AND mailbox = 'personal'
  AND instr(replace(replace(substr(normalized, 1, instr(normalized, '@') - 1), '-', '.'), '_', '.'), '.') > 1 AND substr(replace(replace(substr(normalized, 1, instr(normalized, '@') - 1), '-', '.'), '_', '.'), 1, instr(replace(replace(substr(normalized, 1, instr(normalized, '@') - 1), '-', '.'), '_', '.'), '.') - 1) IN (
    'info', 'contact', 'contacts', 'contatti', 'contacto', 'contato', 'kontakt', 'office', 'mail', 'post',
    'sales', 'support', 'service', 'help', 'hello', 'admin', 'press', 'jobs', 'hr', 'team',
    'webmaster', 'postmaster', 'secretary', 'secretariat', 'sekretariat', 'enquiry', 'enquiries', 'inquiry', 'inquiries', 'booking',
    'bookings', 'reservation', 'reservations', 'order', 'orders', 'billing', 'accounts', 'marketing', 'media', 'editor',
    'privacy', 'legal', 'datenschutz', 'biuro', 'buero', 'verkauf', 'vertrieb', 'vendas', 'ventas', 'ventes',
    'accueil', 'atendimento', 'recepcion', 'reception', 'segreteria', 'administracion', 'administration', 'administrazione', 'direccion', 'clerk',
    'treasurer', 'chair', 'membership', 'registrar', 'vicar', 'council', 'events');
