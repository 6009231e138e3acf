CREATE TABLE `integration_pushes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`integration_id` text NOT NULL,
	`source` text NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`position` integer NOT NULL,
	`total` integer NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`due_at` text,
	`created_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`integration_id`) REFERENCES `integrations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `integration_pushes_by_account` ON `integration_pushes` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `integration_pushes_by_integration` ON `integration_pushes` (`integration_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `integration_pushes_due` ON `integration_pushes` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER integration_pushes_held_insert BEFORE INSERT ON integration_pushes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER integration_pushes_held_update BEFORE UPDATE ON integration_pushes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER integration_pushes_held_delete BEFORE DELETE ON integration_pushes WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
