ALTER TABLE `senders` ADD `from_proven_at` text;--> statement-breakpoint
ALTER TABLE `senders` ADD `from_check_at` text;--> statement-breakpoint
CREATE INDEX `senders_by_from_check` ON `senders` (`from_check_at`) WHERE from_proof IS NOT NULL;--> statement-breakpoint
DELETE FROM `idempotent_answers` WHERE instr(`body`, 'whsec_') > 0
	AND `account_id` NOT IN (SELECT `account_id` FROM `held_accounts`);
