-- Which permissions there are stands in src/contracts/permissions.ts alone; roles grant them by name.
CREATE TABLE `granted_permissions` (
	`role_id` text NOT NULL,
	`permission` text NOT NULL,
	PRIMARY KEY(`role_id`, `permission`),
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO granted_permissions (role_id, permission)
  SELECT role_permissions.role_id, permissions.name FROM role_permissions JOIN permissions ON permissions.id = role_permissions.permission_id;--> statement-breakpoint
DROP TABLE `role_permissions`;--> statement-breakpoint
DROP TABLE `permissions`;--> statement-breakpoint
ALTER TABLE `granted_permissions` RENAME TO `role_permissions`;--> statement-breakpoint
-- A trial is a subscription as well.
DROP INDEX `one_active_subscription`;--> statement-breakpoint
CREATE UNIQUE INDEX `one_running_subscription` ON `subscriptions` (`account_id`) WHERE status IN ('active', 'trialing');
