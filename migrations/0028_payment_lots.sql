CREATE TABLE `payment_lots` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`plan_id` text NOT NULL,
	`billing_cycle` text NOT NULL,
	`terms` text NOT NULL,
	`currency` text NOT NULL,
	`price_minor` integer NOT NULL,
	`cycle_days` integer NOT NULL,
	`paid_minor` integer NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`sources` text DEFAULT '[]' NOT NULL,
	`value_minor` integer NOT NULL,
	`consumed_minor` integer DEFAULT 0 NOT NULL,
	`written_off_minor` integer DEFAULT 0 NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_lots_by_account` ON `payment_lots` (`account_id`);--> statement-breakpoint
CREATE TABLE `payment_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'requested' NOT NULL,
	`origin` text NOT NULL,
	`provider_refund_id` text,
	`failure` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_check_at` text,
	`claimed_until` text,
	`requested_by` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`done_at` text,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_refunds_by_payment` ON `payment_refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_refunds_to_check` ON `payment_refunds` (`next_check_at`) WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_refund` ON `payment_refunds` (`payment_id`) WHERE state IN ('requested', 'pending');--> statement-breakpoint
CREATE TABLE `used_trials` (
	`hash` text PRIMARY KEY NOT NULL,
	`used_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `accounts_beyond_ascii` ON `accounts` (`email`) WHERE email GLOB '*[^ -~]*';--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `payments` SET `refunded_minor` = `amount_minor` WHERE `status` = 'refunded';--> statement-breakpoint
CREATE TABLE `sandbox_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `sandbox_payments`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sandbox_refunds_by_reference` ON `sandbox_refunds` (`reference`);--> statement-breakpoint
INSERT INTO role_permissions (role_id, permission) SELECT id, 'billing:refund' FROM roles WHERE slug = 'super_admin';--> statement-breakpoint
-- What was paid before there were lots. A payment ends where another plan took its place; what was left of it then went into that plan, up to what was credited.
INSERT INTO `payment_lots` (`id`, `account_id`, `plan_id`, `billing_cycle`, `terms`, `currency`, `price_minor`, `cycle_days`, `paid_minor`, `refunded_minor`, `sources`,
  `value_minor`, `consumed_minor`, `starts_at`, `ends_at`)
WITH `paid` AS (
  SELECT *, amount_minor - tax_minor AS net,
    min(credit_minor, coalesce((SELECT sum(o.amount_minor - o.tax_minor) FROM payments AS o WHERE o.account_id = p.account_id AND o.currency = p.currency
      AND o.status = 'success' AND o.paid_at < p.paid_at), 0)) AS credit
  FROM payments AS p WHERE status IN ('success', 'refunded') AND period_start IS NOT NULL AND period_end IS NOT NULL
),
`replaced` AS (
  SELECT q.id AS lot_id, q.net + q.credit AS worth, q.period_start AS from_at, q.period_end AS until_at,
    (SELECT s.id FROM paid AS s WHERE s.account_id = q.account_id AND s.status = 'success' AND s.paid_at > q.paid_at AND s.period_start < q.period_end
      AND (s.plan_id <> q.plan_id OR s.billing_cycle <> q.billing_cycle) ORDER BY s.paid_at LIMIT 1) AS by_id
  FROM paid AS q WHERE q.status = 'success'
),
`moved` AS (
  SELECT r.lot_id, r.by_id, s.period_start AS ended_at, min(s.credit, r.worth, cast(r.worth * (julianday(r.until_at) - julianday(max(r.from_at, s.period_start)))
    / max(julianday(r.until_at) - julianday(r.from_at), 1) AS INTEGER)) AS minor
  FROM replaced AS r JOIN paid AS s ON s.id = r.by_id
)
SELECT p.id, p.account_id, p.plan_id, p.billing_cycle, p.terms, p.currency, max(p.price_minor, 1),
  max(1, cast(julianday(p.period_start, CASE p.billing_cycle WHEN 'yearly' THEN '+12 months' ELSE '+1 month' END) - julianday(p.period_start) + 0.5 AS INTEGER)),
  p.net, CASE p.status WHEN 'refunded' THEN p.net ELSE 0 END,
  (SELECT coalesce(json_group_array(json_object('lotId', m.lot_id, 'minor', m.minor)), '[]') FROM moved AS m WHERE m.by_id = p.id),
  CASE WHEN p.status = 'refunded' OR EXISTS (SELECT 1 FROM moved AS m WHERE m.lot_id = p.id) THEN 0 ELSE p.net + p.credit END,
  coalesce((SELECT p.net + p.credit - m.minor FROM moved AS m WHERE m.lot_id = p.id), 0),
  p.period_start, coalesce((SELECT max(m.ended_at, p.period_start) FROM moved AS m WHERE m.lot_id = p.id), p.period_end)
FROM paid AS p;--> statement-breakpoint
-- Only what the running subscription still stands on is worth anything.
UPDATE `payment_lots` SET `value_minor` = 0, `consumed_minor` = `consumed_minor` + `value_minor` WHERE `value_minor` > 0 AND NOT EXISTS (
  SELECT 1 FROM `subscriptions` AS s WHERE s.account_id = payment_lots.account_id AND s.status <> 'expired' AND s.payment_provider IS NOT NULL
    AND s.plan_id = payment_lots.plan_id AND s.billing_cycle = payment_lots.billing_cycle AND s.current_period_end > payment_lots.starts_at);--> statement-breakpoint
-- Refunds before there were lots moved the end of a subscription: its last lot ends with it.
UPDATE `payment_lots` SET `ends_at` = (SELECT s.current_period_end FROM `subscriptions` AS s WHERE s.account_id = payment_lots.account_id AND s.status <> 'expired')
WHERE `value_minor` > 0 AND NOT EXISTS (SELECT 1 FROM `payment_lots` AS later WHERE later.account_id = payment_lots.account_id AND later.value_minor > 0
  AND later.ends_at > payment_lots.ends_at);
