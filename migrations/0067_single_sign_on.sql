ALTER TABLE `plans` ADD `has_sso` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE `workspace_sso` (
	`account_id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`client_secret` text NOT NULL,
	`endpoints` text NOT NULL,
	`default_role` text NOT NULL,
	`is_required` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `workspace_sso_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`domain` text NOT NULL,
	`verified_at` text,
	`checked_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workspace_sso_domains_by_account` ON `workspace_sso_domains` (`account_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_domain_of_workspace` ON `workspace_sso_domains` (`account_id`,`domain`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_workspace_of_domain` ON `workspace_sso_domains` (`domain`) WHERE verified_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `removed_members` (
	`workspace_id` text NOT NULL,
	`member_id` text NOT NULL,
	`email_hash` text,
	`removed_at` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `member_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `removed_members_by_email` ON `removed_members` (`workspace_id`,`email_hash`);--> statement-breakpoint
INSERT INTO removed_members (workspace_id, member_id, removed_at)
SELECT account_id, object_id, max(created_at) FROM audit_events
WHERE action IN ('member.remove', 'member.leave') AND object_id IS NOT NULL
	AND EXISTS (SELECT 1 FROM accounts WHERE accounts.id = audit_events.account_id)
	AND NOT EXISTS (
		SELECT 1 FROM workspace_members
		WHERE workspace_id = audit_events.account_id AND member_id = audit_events.object_id)
GROUP BY account_id, object_id;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `sso_account_id` text;--> statement-breakpoint
ALTER TABLE `pending_sign_ins` ADD `sso_account_id` text;
