-- How an import treats existing contacts, the labels it gives, how many rows it has, and how far its undoing is.
ALTER TABLE `csv_imports` ADD `merge_by` text;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `fields_rule` text;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `labels` text;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `headers` text;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `total_rows` integer;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `is_undoable` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `undo_stage` text;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `undo_after` text;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `undo_step_at` text;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `undone_removed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `undone_restored` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `csv_imports` ADD `undone_kept` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `csv_imports_undoing` ON `csv_imports` (`undo_step_at`) WHERE undo_stage IN ('people', 'organizations', 'values');
