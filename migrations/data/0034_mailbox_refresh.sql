ALTER TABLE `mailboxes` ADD `refresh_ends_at` text;
