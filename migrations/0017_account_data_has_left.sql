-- Applied when every account's data was moved to a data database (scripts/local/migrate.ts).
DROP TRIGGER `items_after_insert`;--> statement-breakpoint
DROP TRIGGER `items_after_update`;--> statement-breakpoint
DROP TRIGGER `items_after_delete`;--> statement-breakpoint
DROP VIEW `item_search_rows`;--> statement-breakpoint
DROP TABLE `item_search`;--> statement-breakpoint
DROP TABLE `item_totals`;--> statement-breakpoint
DROP TABLE `items`;--> statement-breakpoint
DROP TABLE `contacts`;--> statement-breakpoint
DROP TABLE `csv_imports`;--> statement-breakpoint
DROP TABLE `sources`;--> statement-breakpoint
DROP TABLE `pages`;--> statement-breakpoint
DROP TABLE `crawl_spend_sites`;--> statement-breakpoint
DROP TABLE `crawl_spends`;--> statement-breakpoint
DROP TABLE `crawls`;--> statement-breakpoint
DROP TABLE `crawl_presets`;--> statement-breakpoint
DROP TABLE `crawl_schedules`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
DROP TABLE `site_download_spends`;--> statement-breakpoint
DROP TABLE `site_downloads`;
