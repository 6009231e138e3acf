ALTER TABLE `subscriptions` ADD `is_complimentary` integer DEFAULT false NOT NULL;
