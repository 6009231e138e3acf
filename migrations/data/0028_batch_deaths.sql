ALTER TABLE `campaigns` ADD `deaths` integer DEFAULT 0 NOT NULL;
