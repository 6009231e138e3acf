ALTER TABLE `crawls` ADD `third_party_requests` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crawls` ADD `is_third_party_limited` integer DEFAULT 0 NOT NULL;
