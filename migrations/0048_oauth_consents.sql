CREATE TABLE `oauth_consents` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`session_id` text NOT NULL,
	`purpose` text NOT NULL,
	`kind` text NOT NULL,
	`object_id` text,
	`verifier` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_consents_by_account` ON `oauth_consents` (`account_id`);--> statement-breakpoint
CREATE INDEX `oauth_consents_by_session` ON `oauth_consents` (`session_id`);--> statement-breakpoint
CREATE INDEX `oauth_consents_by_end` ON `oauth_consents` (`expires_at`);--> statement-breakpoint
-- Its rows lasted ten minutes.
DROP TABLE `mailbox_connections`;
