CREATE TABLE `payment_methods` (
	`account_id` text NOT NULL,
	`provider` text NOT NULL,
	`token` text NOT NULL,
	`label` text NOT NULL,
	`expires` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`account_id`, `provider`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`subscription_id` text,
	`kind` text NOT NULL,
	`plan_id` text NOT NULL,
	`billing_cycle` text NOT NULL,
	`terms` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`provider_reference` text,
	`transaction_id` text,
	`checkout_url` text,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`price_minor` integer NOT NULL,
	`credit_minor` integer DEFAULT 0 NOT NULL,
	`tax_minor` integer DEFAULT 0 NOT NULL,
	`tax_label` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`reason` text,
	`alarm` text,
	`invoice_number` text,
	`payer_name` text,
	`payer_email` text,
	`period_start` text,
	`period_end` text,
	`next_check_at` text,
	`checks` integer DEFAULT 0 NOT NULL,
	`paid_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference_unique` ON `payments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_invoice_number_unique` ON `payments` (`invoice_number`);--> statement-breakpoint
CREATE INDEX `payments_by_account` ON `payments` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_provider_reference` ON `payments` (`provider`,`provider_reference`);--> statement-breakpoint
CREATE INDEX `payments_to_check` ON `payments` (`next_check_at`) WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`created_at`);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`reference` text,
	`provider_reference` text,
	`body` blob NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`outcome` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`received_at` text NOT NULL,
	`done_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_event_each` ON `provider_events` (`provider`,`event_id`);--> statement-breakpoint
CREATE INDEX `provider_events_by_time` ON `provider_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `provider_events_open` ON `provider_events` (`state`,`received_at`) WHERE state IN ('waiting', 'failed');--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`reference` text PRIMARY KEY NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`description` text NOT NULL,
	`email` text NOT NULL,
	`return_url` text NOT NULL,
	`cancel_url` text NOT NULL,
	`state` text NOT NULL,
	`declines_later` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `terms` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `is_trial` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `next_plan_id` text REFERENCES plans(id);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `next_billing_cycle` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `renewal_attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `next_at` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `reminded_of` text;--> statement-breakpoint
CREATE INDEX `subscriptions_due` ON `subscriptions` (`next_at`) WHERE next_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE `plans` ADD `trial_days` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- One subscription at a time, whatever its state, until it is over: buying, changing and renewing move the one row on.
UPDATE subscriptions SET status = 'expired' WHERE status IN ('cancelled', 'past_due') AND id <> (
  SELECT id FROM subscriptions AS other WHERE other.account_id = subscriptions.account_id
  ORDER BY other.status IN ('active', 'trialing') DESC, other.created_at DESC, other.id DESC LIMIT 1);
--> statement-breakpoint
DROP INDEX `one_running_subscription`;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_running_subscription` ON `subscriptions` (`account_id`) WHERE status <> 'expired';
--> statement-breakpoint
UPDATE subscriptions SET next_at = current_period_end WHERE status <> 'expired';
--> statement-breakpoint
INSERT INTO role_permissions (role_id, permission) SELECT id, 'billing:manage' FROM roles WHERE slug = 'super_admin';
--> statement-breakpoint
-- What was paid is never asked for again, and what was granted is only taken back by the one who took the money.
CREATE TRIGGER payments_status BEFORE UPDATE OF status ON payments WHEN OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (VALUES ('pending', 'success'), ('pending', 'failed'), ('pending', 'abandoned'), ('failed', 'success'), ('abandoned', 'success'), ('failed', 'pending'), ('abandoned', 'failed'), ('success', 'refunded')) BEGIN SELECT RAISE(ABORT, 'payment step not allowed'); END;
--> statement-breakpoint
CREATE TRIGGER payments_without_account AFTER UPDATE OF account_id ON payments WHEN NEW.account_id IS NULL BEGIN UPDATE payments SET payer_name = NULL, payer_email = NULL, next_check_at = NULL WHERE id = NEW.id; END;
