ALTER TABLE `campaigns` ADD `one_per_organization` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `recipients` ADD `organization` text;--> statement-breakpoint
CREATE INDEX `recipients_by_organization` ON `recipients` (`campaign_id`,`organization`,`id`) WHERE organization IS NOT NULL;
