-- A mailed link sets a new password or signs in, never both.
ALTER TABLE `password_resets` ADD `purpose` text DEFAULT 'reset' NOT NULL;
