import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import type { MailboxRow } from './mailboxes.ts'

export type NewMailbox = Pick<MailboxRow, 'senderId' | 'accountId' | 'kind' | 'address' | 'settings' | 'secrets'>

/**
 * Connects a mailbox to its sender, or connects it again with other secrets. The same mailbox goes on reading where it
 * stopped. Does nothing unless the sender is one of this mailbox, so place it behind the statement that adds or changes
 * it.
 */
export function connectMailboxStatements(ctx: ServiceContext, mailbox: NewMailbox): readonly Statement<unknown>[] {
  const { senderId, accountId, kind, address, settings, secrets } = mailbox
  const now = ctx.clock.now().toISOString()
  return [
    statement(sql`
      INSERT INTO mailboxes (sender_id, account_id, kind, address, settings, secrets, state, read_at, failures, created_at, updated_at)
      SELECT id, ${accountId}, ${kind}, ${address}, ${JSON.stringify(settings)}, ${secrets}, 'connected', ${now}, 0, ${now}, ${now}
      FROM senders WHERE id = ${senderId} AND account_id = ${accountId}
        AND (${kind} = 'imap' OR ${kind} = settings ->> 'transport' AND ${address} = lower(settings ->> 'fromEmail'))
      ON CONFLICT (sender_id) DO UPDATE SET
        cursor = CASE WHEN mailboxes.kind = excluded.kind AND mailboxes.address = excluded.address
          AND mailboxes.settings ->> 'host' IS excluded.settings ->> 'host' THEN mailboxes.cursor ELSE NULL END,
        kind = excluded.kind, address = excluded.address, settings = excluded.settings, secrets = excluded.secrets,
        state = 'connected', problem = NULL, problem_mailed_at = NULL, read_at = excluded.read_at, lease_id = NULL, lease_ends_at = NULL,
        refresh_ends_at = NULL, failures = 0, updated_at = excluded.updated_at`),
    auditStatement(ctx, {
      action: 'sender.connect-mailbox',
      objectId: senderId,
      after: { kind, address },
    }),
  ]
}

/** Removes the mailbox of a sender. A sender that sends through it cannot prove its From address by it any more. */
export function removeMailboxStatements(
  ctx: ServiceContext,
  { senderId, kind, address }: Pick<MailboxRow, 'senderId' | 'kind' | 'address'>,
): readonly Statement<unknown>[] {
  return [
    statement(sql`DELETE FROM mailboxes WHERE sender_id = ${senderId}`),
    auditStatement(ctx, { action: 'sender.disconnect-mailbox', objectId: senderId, before: { kind, address } }),
    statement(sql`
      UPDATE senders SET from_proof = NULL, from_proven_at = NULL, from_check_at = NULL, is_verified = 0
      WHERE id = ${senderId} AND from_proof = 'mailbox'`),
  ]
}
