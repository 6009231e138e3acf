-- Bounded: names and label values are words of the code.
CREATE TABLE `metric_counts` (
	`name` text NOT NULL,
	`labels` text NOT NULL,
	`value` real NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`name`, `labels`)
);
