ALTER TABLE `crawls` ADD `left_out` text;
