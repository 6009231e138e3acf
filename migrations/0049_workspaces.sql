CREATE TABLE `workspace_members` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workspace_members_by_member` ON `workspace_members` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_owner_of_workspace` ON `workspace_members` (`workspace_id`) WHERE role = 'owner';--> statement-breakpoint
CREATE TABLE `workspace_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`accepted_at` text,
	`revoked_at` text,
	FOREIGN KEY (`workspace_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_invitations_token_hash_unique` ON `workspace_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `workspace_invitations_by_workspace` ON `workspace_invitations` (`workspace_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_invitation` ON `workspace_invitations` (`workspace_id`,`email`) WHERE accepted_at IS NULL AND revoked_at IS NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `workspace_name` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `workspace_id` text REFERENCES accounts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `sessions_by_workspace` ON `sessions` (`workspace_id`) WHERE workspace_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `created_by` text;--> statement-breakpoint
CREATE INDEX `api_keys_by_member` ON `api_keys` (`created_by`) WHERE created_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `max_seats` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- The plans of a fresh database; all others start with one seat.
UPDATE `plans` SET `max_seats` = CASE name WHEN 'basic' THEN 3 WHEN 'pro' THEN 10 WHEN 'enterprise' THEN 0 ELSE 1 END;--> statement-breakpoint
CREATE TRIGGER accounts_own_workspace AFTER INSERT ON accounts BEGIN
  INSERT OR IGNORE INTO workspace_members (workspace_id, member_id, role, created_at) VALUES (NEW.id, NEW.id, 'owner', NEW.created_at);
END;--> statement-breakpoint
-- After the trigger, so that an account that is made meanwhile is not missed.
INSERT OR IGNORE INTO workspace_members (workspace_id, member_id, role, created_at) SELECT id, id, 'owner', created_at FROM accounts;
