CREATE INDEX `senders_in_trouble` ON `senders` (`updated_at`) WHERE problem IS NOT NULL AND is_active = 1;
