-- One word for asking not to be collected.
ALTER TABLE `do_not_collect` RENAME TO `opt_outs`;--> statement-breakpoint
DROP INDEX `do_not_collect_by_kind`;--> statement-breakpoint
CREATE INDEX `opt_outs_by_kind` ON `opt_outs` (`kind`);--> statement-breakpoint
UPDATE `pages` SET `reason` = 'opted-out' WHERE `reason` = 'do-not-collect';--> statement-breakpoint
UPDATE `crawls` SET `reason` = 'opted-out' WHERE `reason` = 'do-not-collect';
