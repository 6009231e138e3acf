-- Fields of a contact from the columns of imports, as JSON by name.
ALTER TABLE `contacts` ADD `fields` text;--> statement-breakpoint
CREATE INDEX `contacts_with_fields` ON `contacts` (`account`,`number`) WHERE fields IS NOT NULL;
