-- What each source's pages showed, of before contacts were an account's: kept until mentions are made of it.
DROP TRIGGER contacts_held_insert;
--> statement-breakpoint
DROP TRIGGER contacts_held_update;
--> statement-breakpoint
DROP TRIGGER contacts_held_delete;
--> statement-breakpoint
ALTER TABLE contacts RENAME TO former_contacts;
--> statement-breakpoint
CREATE TRIGGER former_contacts_held_insert BEFORE INSERT ON former_contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER former_contacts_held_update BEFORE UPDATE ON former_contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = NEW.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
--> statement-breakpoint
CREATE TRIGGER former_contacts_held_delete BEFORE DELETE ON former_contacts WHEN EXISTS (SELECT 1 FROM held_accounts WHERE account_id = OLD.account_id AND left_at IS NULL) BEGIN SELECT RAISE(ABORT, 'account is moving'); END;
