-- Bounded: samples of the last quarter of an hour, one a minute at most.
CREATE TABLE `error_samples` (
	`at` text PRIMARY KEY NOT NULL,
	`errors` real NOT NULL,
	`work` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `account_arrivals` (
	`account_id` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
