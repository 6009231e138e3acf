CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`recipient_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`contact` integer,
	`state` text DEFAULT 'open' NOT NULL,
	`reason` text,
	`due_at` text NOT NULL,
	`closed_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipient_id`) REFERENCES `recipients`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_task_each` ON `tasks` (`recipient_id`);--> statement-breakpoint
CREATE INDEX `tasks_by_due` ON `tasks` (`account_id`,`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `tasks_by_campaign` ON `tasks` (`campaign_id`,`state`);--> statement-breakpoint
CREATE TRIGGER tasks_held_insert BEFORE INSERT ON tasks WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_held_update BEFORE UPDATE ON tasks WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_held_delete BEFORE DELETE ON tasks WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
