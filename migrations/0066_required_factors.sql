ALTER TABLE `plans` ADD `requires_factor_since` text;
