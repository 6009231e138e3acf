ALTER TABLE `crawls` ADD `name` text;--> statement-breakpoint
ALTER TABLE `crawls` ADD `pages_left` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crawls` ADD `continuations` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crawls` ADD `continued_at` text;
