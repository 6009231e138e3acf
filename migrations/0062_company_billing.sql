CREATE TABLE `billing_details` (
	`account_id` text PRIMARY KEY NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`tax_id` text DEFAULT '' NOT NULL,
	`purchase_order` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `billing_emails` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`email` text NOT NULL,
	`confirmed_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_billing_email_each` ON `billing_emails` (`account_id`,`email`);--> statement-breakpoint
CREATE TABLE `limit_warnings` (
	`account_id` text NOT NULL,
	`limit_name` text NOT NULL,
	`period` text NOT NULL,
	`percent` integer NOT NULL,
	`warned_at` text NOT NULL,
	PRIMARY KEY(`account_id`, `limit_name`, `period`, `percent`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `payments` ADD `buyer` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `seller` text;--> statement-breakpoint
-- A receipt that was issued stays as it is. Only the end of an account removes who paid.
CREATE TRIGGER payments_receipt BEFORE UPDATE OF invoice_number, amount_minor, price_minor, credit_minor, tax_minor, tax_label, currency, terms, billing_cycle, paid_at, payer_name, payer_email, buyer, seller ON payments
WHEN OLD.invoice_number IS NOT NULL AND (
  OLD.invoice_number IS NOT NEW.invoice_number OR OLD.amount_minor <> NEW.amount_minor OR OLD.price_minor <> NEW.price_minor
  OR OLD.credit_minor <> NEW.credit_minor OR OLD.tax_minor <> NEW.tax_minor OR OLD.tax_label IS NOT NEW.tax_label
  OR OLD.currency <> NEW.currency OR OLD.terms <> NEW.terms OR OLD.billing_cycle <> NEW.billing_cycle
  OR OLD.paid_at IS NOT NEW.paid_at OR OLD.seller IS NOT NEW.seller
  OR (NEW.account_id IS NOT NULL AND (OLD.payer_name IS NOT NEW.payer_name OR OLD.payer_email IS NOT NEW.payer_email OR OLD.buyer IS NOT NEW.buyer)))
BEGIN SELECT RAISE(ABORT, 'a receipt was issued'); END;
--> statement-breakpoint
CREATE TRIGGER payments_without_buyer AFTER UPDATE OF account_id ON payments WHEN NEW.account_id IS NULL BEGIN UPDATE payments SET buyer = NULL WHERE id = NEW.id; END;
