ALTER TABLE `suppressions` ADD `decided_by` text;--> statement-breakpoint
ALTER TABLE `suppressions` ADD `recipient_id` text;--> statement-breakpoint
ALTER TABLE `suppressions` ADD `undo_id` text;--> statement-breakpoint
ALTER TABLE `replies` ADD `proof` text DEFAULT 'message' NOT NULL;
