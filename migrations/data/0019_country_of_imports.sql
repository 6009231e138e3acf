ALTER TABLE `csv_imports` ADD `country` text;
