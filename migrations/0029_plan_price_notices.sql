CREATE TABLE `plan_price_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`billing_cycle` text NOT NULL,
	`old_price_minor` integer NOT NULL,
	`new_price_minor` integer NOT NULL,
	`takes_effect_at` text NOT NULL,
	`mailed_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_price_notices_by_subscription` ON `plan_price_notices` (`subscription_id`,`takes_effect_at`);--> statement-breakpoint
CREATE INDEX `plan_price_notices_to_mail` ON `plan_price_notices` (`created_at`) WHERE mailed_at IS NULL;
