ALTER TABLE `plans` ADD `other_prices` text DEFAULT '[]' NOT NULL;
