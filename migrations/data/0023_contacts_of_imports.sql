-- Contacts from this number on were made after the import began; the counts follow once its rows have their contacts.
ALTER TABLE `csv_imports` ADD `contacts_from` integer;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `new_contacts` integer;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `joined_contacts` integer;
