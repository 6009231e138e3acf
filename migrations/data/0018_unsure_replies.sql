ALTER TABLE `replies` ADD `is_unsure` integer DEFAULT 0 NOT NULL;
