CREATE TABLE `coupons` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`description` text NOT NULL,
	`basis_points` integer,
	`amount_minor` integer,
	`currency` text,
	`duration` text NOT NULL,
	`months` integer,
	`plan_ids` text,
	`valid_until` text,
	`redemptions_max` integer,
	`is_once_each` integer DEFAULT 1 NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code_unique` ON `coupons` (`code`);--> statement-breakpoint
CREATE INDEX `coupons_by_time` ON `coupons` (`created_at`);--> statement-breakpoint
CREATE TABLE `coupon_redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`coupon_id` text NOT NULL,
	`account_id` text,
	`payer_hash` text NOT NULL,
	`payment_id` text NOT NULL,
	`released_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_redemptions_payment_id_unique` ON `coupon_redemptions` (`payment_id`);--> statement-breakpoint
CREATE INDEX `coupon_redemptions_by_coupon` ON `coupon_redemptions` (`coupon_id`,`payer_hash`);--> statement-breakpoint
CREATE INDEX `coupon_redemptions_by_account` ON `coupon_redemptions` (`account_id`,`created_at`) WHERE account_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `discount_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `coupon_id` text REFERENCES coupons(id);--> statement-breakpoint
ALTER TABLE `payments` ADD `coupon_code` text;--> statement-breakpoint
CREATE INDEX `payments_by_coupon` ON `payments` (`coupon_id`,`account_id`) WHERE coupon_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER payments_discount BEFORE UPDATE OF discount_minor, coupon_id, coupon_code ON payments
WHEN OLD.discount_minor <> NEW.discount_minor OR OLD.coupon_id IS NOT NEW.coupon_id OR OLD.coupon_code IS NOT NEW.coupon_code
BEGIN SELECT RAISE(ABORT, 'a discount that was asked for stays'); END;
--> statement-breakpoint
-- What a coupon takes off was promised to those who used it.
CREATE TRIGGER coupons_terms BEFORE UPDATE OF code, basis_points, amount_minor, currency, duration, months, plan_ids, is_once_each ON coupons
BEGIN SELECT RAISE(ABORT, 'the terms of a coupon stay'); END;
