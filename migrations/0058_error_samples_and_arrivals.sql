-- Bounded: samples of the last quarter of an hour, one a minute at most.
CREATE TABLE `error_samples` (
	`at` text PRIMARY KEY NOT NULL,
	`errors` real NOT NULL,
	`work` real NOT NULL
);
