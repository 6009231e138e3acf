CREATE TABLE `dns_spends` (
	`day` text NOT NULL,
	`site` text NOT NULL,
	`names` integer NOT NULL,
	PRIMARY KEY(`day`, `site`)
);
