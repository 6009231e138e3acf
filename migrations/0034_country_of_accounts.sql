ALTER TABLE `accounts` ADD `country` text;
