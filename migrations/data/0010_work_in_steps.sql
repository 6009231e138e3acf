-- Mentions that have no contact yet are found without going through those that have one.
CREATE INDEX `mentions_unassigned` ON `mentions` (`source`,`key`) WHERE contact IS NULL;--> statement-breakpoint
-- What later crawls said in the same words, by where it is kept: one contact may have tens of thousands of mentions.
CREATE INDEX `mentions_said_before` ON `mentions` (`as_in`,`key`) WHERE as_in IS NOT NULL;--> statement-breakpoint
DROP TRIGGER mentions_after_delete;--> statement-breakpoint
CREATE TRIGGER mentions_after_delete AFTER DELETE ON mentions BEGIN
  UPDATE mentions SET as_in = NULL, facts = OLD.facts WHERE OLD.as_in IS NULL AND key = OLD.key
    AND source = (SELECT min(source) FROM mentions WHERE as_in = OLD.source AND key = OLD.key AND +contact = OLD.contact);
  UPDATE mentions SET as_in = (SELECT min(source) FROM mentions WHERE contact = OLD.contact AND key = OLD.key AND as_in IS NULL AND source > OLD.source)
    WHERE as_in = OLD.source AND key = OLD.key AND +contact = OLD.contact;
  DELETE FROM contacts WHERE number = OLD.contact AND NOT EXISTS (SELECT 1 FROM mentions WHERE contact = OLD.contact);
  UPDATE contacts SET is_stale = 1 WHERE number = OLD.contact;
END;--> statement-breakpoint
-- Its order by source and number is that of the sightings, so that a long list is read on from a place without sorting all of it.
DROP VIEW found_items;--> statement-breakpoint
CREATE VIEW found_items AS SELECT sightings.source, sightings.item AS number, items.account,
    CASE items.type WHEN 0 THEN 'emails' WHEN 1 THEN 'names' WHEN 2 THEN 'phones' WHEN 3 THEN 'addresses' WHEN 4 THEN 'companies' END AS type,
    coalesce(said.value, items.value) AS value, items.normalized, sightings.confidence / 100.0 AS confidence,
    CASE said.method WHEN 0 THEN 'mailto' WHEN 1 THEN 'tel' WHEN 2 THEN 'text' WHEN 3 THEN 'json-ld' WHEN 4 THEN 'microdata' WHEN 5 THEN 'rdfa' WHEN 6 THEN 'h-card' WHEN 7 THEN 'address-tag' WHEN 8 THEN 'meta' WHEN 9 THEN 'author' WHEN 10 THEN 'card' WHEN 11 THEN 'label' WHEN 12 THEN 'imprint' WHEN 13 THEN 'copyright' WHEN 14 THEN 'legal-form' WHEN 15 THEN 'title' WHEN 16 THEN 'whatsapp' WHEN 17 THEN 'deobfuscated' WHEN 18 THEN 'cloudflare' WHEN 19 THEN 'script' WHEN 20 THEN 'attribute' WHEN 21 THEN 'ai' END AS method,
    said.snippet, said.page_url, said.detail, sightings.contact,
    CASE items.email_check WHEN 0 THEN 'deliverable' WHEN 1 THEN 'disposable' WHEN 2 THEN 'undeliverable' WHEN 3 THEN 'unknown' END AS email_check,
    CASE items.mailbox WHEN 0 THEN 'role' WHEN 1 THEN 'personal' END AS mailbox, items.first_seen_at,
    coalesce(sightings.seen_at, items.first_seen_at) AS seen_at
  FROM sightings CROSS JOIN items ON items.number = sightings.item
  CROSS JOIN sightings AS said ON said.source = coalesce(sightings.as_in, sightings.source) AND said.item = sightings.item;
