CREATE TABLE `site_download_spends` (
	`download_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_download_spends_by_day` ON `site_download_spends` (`account_id`,`day`);--> statement-breakpoint
CREATE TABLE `site_downloads` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`url` text NOT NULL,
	`max_depth` integer NOT NULL,
	`follows_external` integer NOT NULL,
	`respects_robots` integer NOT NULL,
	`include_types` text NOT NULL,
	`renders_pages` integer NOT NULL,
	`makes_wacz` integer NOT NULL,
	`pages_max` integer NOT NULL,
	`files_max` integer NOT NULL,
	`bytes_max` integer NOT NULL,
	`ms_max` integer NOT NULL,
	`status` text NOT NULL,
	`step` text,
	`progress` integer DEFAULT 0 NOT NULL,
	`pages_downloaded` integer DEFAULT 0 NOT NULL,
	`pages_discovered` integer DEFAULT 0 NOT NULL,
	`assets_downloaded` integer DEFAULT 0 NOT NULL,
	`assets_discovered` integer DEFAULT 0 NOT NULL,
	`files_failed` integer DEFAULT 0 NOT NULL,
	`bytes_captured` integer DEFAULT 0 NOT NULL,
	`file_size` integer,
	`wacz_size` integer,
	`failure` text,
	`notice` text,
	`created_at` text NOT NULL,
	`started_at` text,
	`completed_at` text,
	`expires_at` text,
	`warned_days` integer,
	`heartbeat_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_downloads_by_account` ON `site_downloads` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `site_downloads_by_status` ON `site_downloads` (`status`,`heartbeat_at`);--> statement-breakpoint
CREATE INDEX `site_downloads_by_expiry` ON `site_downloads` (`expires_at`) WHERE file_size IS NOT NULL;--> statement-breakpoint
CREATE INDEX `items_to_check_again` ON `items` (`created_at`,`source_id`) WHERE type = 'emails' AND (email_check IS NULL OR email_check = 'unknown');--> statement-breakpoint
CREATE TRIGGER `site_download_transitions` BEFORE UPDATE OF `status` ON `site_downloads`
WHEN NEW.status <> OLD.status AND NOT (
  (OLD.status = 'pending' AND NEW.status IN ('processing', 'failed', 'cancelled'))
  OR (OLD.status = 'processing' AND NEW.status IN ('completed', 'failed', 'cancelled'))
)
BEGIN
  SELECT RAISE(ABORT, 'illegal status change of a site download');
END;
