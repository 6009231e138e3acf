-- A campaign's recipients are gone through from a place on, by exports and statistics, without sorting all of them each time.
CREATE INDEX `recipients_in_order` ON `recipients` (`campaign_id`,`id`);--> statement-breakpoint
-- The websites of an account are counted in order, those of a few thousand rows at a time.
CREATE INDEX `crawl_spend_sites_by_site` ON `crawl_spend_sites` (`account_id`,`site`);
