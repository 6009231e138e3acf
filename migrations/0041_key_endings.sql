ALTER TABLE `api_keys` ADD `ending` text;
