CREATE TABLE `subscription_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`fields` text NOT NULL,
	`label_ids` text NOT NULL,
	`topic_ids` text NOT NULL,
	`consent_text` text NOT NULL,
	`success_text` text,
	`redirect_url` text,
	`color` text,
	`sender_id` text,
	`is_active` integer NOT NULL,
	`shown` integer DEFAULT 0 NOT NULL,
	`submitted` integer DEFAULT 0 NOT NULL,
	`confirmed` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscription_forms_by_account` ON `subscription_forms` (`account_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_form_per_code` ON `subscription_forms` (`account_id`,`code`);--> statement-breakpoint
CREATE TABLE `form_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`form_id` text NOT NULL,
	`form_name` text NOT NULL,
	`address` text NOT NULL,
	`fields` text NOT NULL,
	`consent_text` text NOT NULL,
	`page` text,
	`network` text NOT NULL,
	`submitted_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`mailed_at` text,
	`confirmed_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `form_subscriptions_by_account` ON `form_subscriptions` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `form_subscriptions_by_address` ON `form_subscriptions` (`account_id`,`address`);--> statement-breakpoint
CREATE INDEX `form_subscriptions_confirmed` ON `form_subscriptions` (`form_id`,`confirmed_at`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_subscription` ON `form_subscriptions` (`form_id`,`address`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `form_subscriptions_open` ON `form_subscriptions` (`expires_at`) WHERE confirmed_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER subscription_forms_held_insert BEFORE INSERT ON subscription_forms WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER subscription_forms_held_update BEFORE UPDATE ON subscription_forms WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER subscription_forms_held_delete BEFORE DELETE ON subscription_forms WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER form_subscriptions_held_insert BEFORE INSERT ON form_subscriptions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER form_subscriptions_held_update BEFORE UPDATE ON form_subscriptions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER form_subscriptions_held_delete BEFORE DELETE ON form_subscriptions WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
