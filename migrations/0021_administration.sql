CREATE TABLE `permissions` (
	`name` text PRIMARY KEY NOT NULL,
	`label` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `permissions_label_unique` ON `permissions` (`label`);--> statement-breakpoint
CREATE TABLE `shard_counts` (
	`shard` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	`reported_at` text NOT NULL,
	PRIMARY KEY(`shard`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `shard_days` (
	`day` text NOT NULL,
	`shard` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `shard`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `log_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`level` text NOT NULL,
	`event` text NOT NULL,
	`message` text NOT NULL,
	`request_id` text NOT NULL,
	`account_id` text,
	`facts` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `log_entries_by_level` ON `log_entries` (`level`,`id`);--> statement-breakpoint
CREATE INDEX `log_entries_by_request` ON `log_entries` (`request_id`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `suspended_at` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `suspension_reason` text;--> statement-breakpoint
CREATE INDEX `accounts_by_time` ON `accounts` (`created_at`);--> statement-breakpoint
CREATE INDEX `accounts_suspended` ON `accounts` (`suspended_at`) WHERE suspended_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `impersonator_id` text REFERENCES accounts(id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX `sessions_by_impersonator` ON `sessions` (`impersonator_id`) WHERE impersonator_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `retried_at` text;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `claimed_at` text;--> statement-breakpoint
CREATE INDEX `dead_letters_open` ON `dead_letters` (`queue`,`created_at`) WHERE retried_at IS NULL;--> statement-breakpoint
CREATE INDEX `opt_outs_by_time` ON `opt_outs` (`created_at`,`kind`);--> statement-breakpoint
CREATE INDEX `audit_events_by_action` ON `audit_events` (`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_actor` ON `audit_events` (`actor_id`,`created_at`) WHERE actor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_events_by_object` ON `audit_events` (`object_id`,`created_at`) WHERE object_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_events_by_request` ON `audit_events` (`request_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_address` ON `audit_events` (`ip_address`,`created_at`) WHERE ip_address <> '';--> statement-breakpoint
INSERT OR IGNORE INTO role_permissions (role_id, permission)
  SELECT roles.id, granted.value FROM roles, json_each('["roles:view","submissions:manage","incidents:manage","audit:view"]') AS granted
  WHERE roles.slug IN ('admin', 'super_admin');--> statement-breakpoint
INSERT OR IGNORE INTO role_permissions (role_id, permission)
  SELECT roles.id, granted.value FROM roles, json_each('["users:impersonate","roles:manage","plans:manage"]') AS granted
  WHERE roles.slug = 'super_admin';
