ALTER TABLE `senders` ADD `created_by` text;
