-- What belongs to one account moves to databases of its own kind (src/db/README.md); `DB` is where it still lies here.
ALTER TABLE `accounts` ADD `shard` text DEFAULT 'DB' NOT NULL;--> statement-breakpoint
CREATE TABLE `shards` (
	`name` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`reported_at` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `account_moves` (
	`account_id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`target` text NOT NULL,
	`fence` integer DEFAULT 0 NOT NULL,
	`arrived_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
-- What an account's rows are numbered by, wherever they lie: it takes the number along.
ALTER TABLE `accounts` ADD `number` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_number_unique` ON `accounts` (`number`);--> statement-breakpoint
INSERT INTO account_numbers (account_id) SELECT id FROM accounts WHERE true ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE accounts SET number = (SELECT number FROM account_numbers WHERE account_id = accounts.id);--> statement-breakpoint
CREATE TRIGGER accounts_after_insert AFTER INSERT ON accounts BEGIN
  INSERT INTO account_numbers (account_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  UPDATE accounts SET number = (SELECT number FROM account_numbers WHERE account_id = NEW.id) WHERE id = NEW.id;
END;
