CREATE TABLE `link_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`host` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`hostname_id` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`proven_at` text,
	`active_since` text,
	`checked_at` text,
	`check_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `link_domains_by_account` ON `link_domains` (`account_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_link_domain_of_account` ON `link_domains` (`account_id`,`host`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_owner_of_link_domain` ON `link_domains` (`host`) WHERE proven_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `link_domains_by_check` ON `link_domains` (`check_at`);
