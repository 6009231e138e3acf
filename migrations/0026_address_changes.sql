ALTER TABLE `accounts` ADD `reset_email` text;--> statement-breakpoint
CREATE TABLE `__new_email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`new_email` text NOT NULL,
	`former_email` text NOT NULL,
	`confirm_hash` text NOT NULL,
	`undo_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`confirmed_at` text,
	`voided_at` text,
	`undoable_until` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_email_changes` (`id`, `account_id`, `new_email`, `former_email`, `confirm_hash`, `undo_hash`, `created_at`, `expires_at`, `confirmed_at`, `undoable_until`)
SELECT `account_id`, `account_id`, `new_email`, `former_email`, `confirm_hash`, `undo_hash`, `created_at`, `expires_at`, `confirmed_at`, `undoable_until` FROM `email_changes`;--> statement-breakpoint
DROP TABLE `email_changes`;--> statement-breakpoint
ALTER TABLE `__new_email_changes` RENAME TO `email_changes`;--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_confirm_hash_unique` ON `email_changes` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_undo_hash_unique` ON `email_changes` (`undo_hash`);--> statement-breakpoint
CREATE INDEX `email_changes_by_account` ON `email_changes` (`account_id`);--> statement-breakpoint
CREATE INDEX `email_changes_by_former_email` ON `email_changes` (`former_email`);
