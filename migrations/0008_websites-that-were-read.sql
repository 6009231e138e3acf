ALTER TABLE `crawl_spend_sites` ADD `is_read` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- What was counted before stays counted, for crawls under way as well.
UPDATE `crawl_spend_sites` SET `is_read` = 1;
