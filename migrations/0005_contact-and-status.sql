CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`read_at` text,
	`ip_address` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_by_time` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_unread` ON `contact_messages` (`created_at`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`description` text NOT NULL,
	`started_at` text NOT NULL,
	`resolved_at` text
);
--> statement-breakpoint
CREATE INDEX `incidents_by_time` ON `incidents` (`started_at`);--> statement-breakpoint
CREATE TABLE `service_days` (
	`service` text NOT NULL,
	`day` text NOT NULL,
	`probes` integer NOT NULL,
	`failures` integer NOT NULL,
	`latency_ms_sum` integer NOT NULL,
	PRIMARY KEY(`service`, `day`)
);
--> statement-breakpoint
CREATE TABLE `service_probes` (
	`service` text NOT NULL,
	`at` text NOT NULL,
	`is_ok` integer NOT NULL,
	`latency_ms` integer NOT NULL,
	PRIMARY KEY(`service`, `at`)
);
--> statement-breakpoint
ALTER TABLE `outbox_mails` ADD `reply_to` text;
--> statement-breakpoint
-- What the status page tells of the past.
INSERT INTO incidents (id, title, status, description, started_at, resolved_at) VALUES
  ('0199e7ac-1f00-7c11-8a52-5d0c9a3f6e21', 'Database optimization maintenance', 'resolved', 'Scheduled maintenance to make searches over large collections faster. Answers were slower than usual for 40 minutes; nothing was lost.', '2025-10-15T02:00:00.000Z', '2025-10-15T02:40:00.000Z'),
  ('0199c3a0-4b80-7d34-9c1e-2b7f4e8a5d90', 'Rate limiting enhancement', 'resolved', 'Limits on requests are now counted for each account, so that one busy account cannot slow others down. A few requests were refused by mistake while the change went out.', '2025-10-08T09:00:00.000Z', '2025-10-08T09:25:00.000Z');
