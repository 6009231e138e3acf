-- Keys by which lists of contacts are sorted. A key is stored where it differs from the lower-case text, so that plain
-- names take no more room. Contacts from before have no `last_seen_at`; a scheduled job rebuilds them in steps.
ALTER TABLE `contacts` ADD `name_key` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `organization_key` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `title_key` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `email_rank` integer;--> statement-breakpoint
ALTER TABLE `contacts` ADD `roles` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `contacts` ADD `sort_name` text GENERATED ALWAYS AS (coalesce(name_key, lower(name))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `sort_company` text GENERATED ALWAYS AS (CASE kind WHEN 0 THEN coalesce(organization_key, lower(organization)) ELSE coalesce(name_key, lower(name)) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `sort_title` text GENERATED ALWAYS AS (coalesce(title_key, lower(job_title))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `contacts` ADD `sort_seen` integer GENERATED ALWAYS AS (coalesce(last_seen_at, updated_at)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `contacts_by_name` ON `contacts` (`account`,`kind`,`sort_name`,`number`,`reach`);--> statement-breakpoint
CREATE INDEX `contacts_by_company` ON `contacts` (`account`,`kind`,`sort_company`,`number`,`reach`);--> statement-breakpoint
CREATE INDEX `contacts_by_title` ON `contacts` (`account`,`kind`,`sort_title`,`number`,`reach`);--> statement-breakpoint
CREATE INDEX `contacts_by_check` ON `contacts` (`account`,`kind`,`email_rank`,`number`,`reach`);--> statement-breakpoint
CREATE INDEX `contacts_by_seen` ON `contacts` (`account`,`kind`,`sort_seen`,`number`,`reach`);--> statement-breakpoint
CREATE INDEX `contacts_without_keys` ON `contacts` (`number`) WHERE last_seen_at IS NULL;--> statement-breakpoint
DROP VIEW contact_search_rows;
--> statement-breakpoint
-- As before, with marks of the role (`src/domain/contacts/role-marks.ts`). A contact that waits to be deleted has a
-- negative reach, -1 - reach; its marks stay as they are, since it may come back.
CREATE VIEW contact_search_rows AS SELECT contacts.number AS number,
    char(57344) || CASE contacts.kind WHEN 0 THEN 'p' ELSE 'o' END || iif(contacts.reach < 0, -1 - contacts.reach, contacts.reach) ||
    char(57344) || 'h' || (
      (EXISTS (SELECT 1 FROM contact_values JOIN items ON items.number = item WHERE contact = contacts.number AND items.type = 0)) +
      2 * (EXISTS (SELECT 1 FROM contact_values JOIN items ON items.number = item WHERE contact = contacts.number AND items.type = 2 AND phone_kind IS NOT 2)) +
      4 * (contacts.likely_email IS NOT NULL)) ||
    char(57344) || 'c' || coalesce((SELECT coalesce(items.email_check, 4) FROM contact_values JOIN items ON items.number = item
      WHERE contact = contacts.number AND items.type = 0 ORDER BY rank LIMIT 1), 5) ||
    char(57344) || 's' || coalesce((SELECT max(sources.type = 'crawl') + 2 * max(sources.type = 'import') + 4 * max(sources.type = 'manual')
      FROM mentions JOIN sources ON sources.number = mentions.source WHERE mentions.contact = contacts.number), 0) ||
    iif(contacts.roles = 0, '', (SELECT group_concat(char(57344) || 'd' || value, '') FROM json_each('[0,1,2,3,4,5,6,7,8,9]') WHERE contacts.roles >> value & 1)) ||
    coalesce(char(57344) || contacts.country, '') ||
    coalesce((SELECT group_concat(char(57344, 983040 + (label >> 14 & 16383), 983040 + (label & 16383)), '') FROM labelled_contacts WHERE contact = contacts.number), '') ||
    char(57345, 57345) || replace(replace(replace(
      coalesce(contacts.name, '') || char(10) || coalesce(contacts.organization, '') || char(10) || coalesce(contacts.site, '') ||
      coalesce((SELECT group_concat(char(10) || items.value || CASE WHEN items.type = 2 THEN char(10) || items.normalized ELSE '' END, '')
        FROM contact_values JOIN items ON items.number = item WHERE contact = contacts.number), ''),
      char(57344), ' '), char(57345), ' '), char(57346), ' ') AS text,
    char(57345, 57345) || replace(replace(coalesce(contacts.job_title, ''), char(57344), ' '), char(57345), ' ') AS title
  FROM contacts;
