CREATE INDEX `audit_events_by_action` ON `audit_events` (`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_actor` ON `audit_events` (`actor_id`,`created_at`) WHERE actor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_events_by_object` ON `audit_events` (`object_id`,`created_at`) WHERE object_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_events_by_request` ON `audit_events` (`request_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_address` ON `audit_events` (`ip_address`,`created_at`) WHERE ip_address <> '';