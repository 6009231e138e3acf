-- What a language model found has a word too.
DROP VIEW found_items;
--> statement-breakpoint
CREATE VIEW found_items AS SELECT sightings.source, items.number, items.account,
    CASE items.type WHEN 0 THEN 'emails' WHEN 1 THEN 'names' WHEN 2 THEN 'phones' WHEN 3 THEN 'addresses' WHEN 4 THEN 'companies' END AS type,
    coalesce(said.value, items.value) AS value, items.normalized, sightings.confidence / 100.0 AS confidence,
    CASE said.method WHEN 0 THEN 'mailto' WHEN 1 THEN 'tel' WHEN 2 THEN 'text' WHEN 3 THEN 'json-ld' WHEN 4 THEN 'microdata' WHEN 5 THEN 'rdfa' WHEN 6 THEN 'h-card' WHEN 7 THEN 'address-tag' WHEN 8 THEN 'meta' WHEN 9 THEN 'author' WHEN 10 THEN 'card' WHEN 11 THEN 'label' WHEN 12 THEN 'imprint' WHEN 13 THEN 'copyright' WHEN 14 THEN 'legal-form' WHEN 15 THEN 'title' WHEN 16 THEN 'whatsapp' WHEN 17 THEN 'deobfuscated' WHEN 18 THEN 'cloudflare' WHEN 19 THEN 'script' WHEN 20 THEN 'attribute' WHEN 21 THEN 'ai' END AS method,
    said.snippet, said.page_url, said.detail, sightings.contact,
    CASE items.email_check WHEN 0 THEN 'deliverable' WHEN 1 THEN 'disposable' WHEN 2 THEN 'undeliverable' WHEN 3 THEN 'unknown' END AS email_check,
    CASE items.mailbox WHEN 0 THEN 'role' WHEN 1 THEN 'personal' END AS mailbox, items.first_seen_at,
    coalesce(sightings.seen_at, items.first_seen_at) AS seen_at
  FROM sightings CROSS JOIN items ON items.number = sightings.item
  CROSS JOIN sightings AS said ON said.source = coalesce(sightings.as_in, sightings.source) AND said.item = sightings.item;
