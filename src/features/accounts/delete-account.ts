import { sql } from 'drizzle-orm'
import type { DeleteAccount } from '../../contracts/accounts.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { isOwnPassword, WRONG_PASSWORD } from '../../core/passwords/own-password.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict, invalid } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { accountDeletedMail } from './mails.ts'

/**
 * Ends the account for good. With the answer nobody can sign in to it or use its keys any more, and its address is free for another
 * one; what it holds is deleted by the clock's job (`finishDeletions`), which begins at once.
 *
 * @throws validation_failed for a wrong password, conflict for the last root user, too_many_requests
 */
export async function deleteAccount(ctx: ServiceContext, { password }: DeleteAccount): Promise<void> {
  const { id, email } = accountOf(ctx)
  if (!(await isOwnPassword(ctx, password))) throw invalid({ password: [WRONG_PASSWORD] })
  const now = ctx.clock.now().toISOString()
  const isMine = sql`account_id = ${id} AND EXISTS (SELECT 1 FROM account_deletions WHERE account_id = ${id})`
  const [ended] = await runBatch(ctx.db, [
    statement<{ account_id: string }>(sql`
      INSERT INTO account_deletions (account_id, created_at)
      SELECT id, ${now} FROM accounts WHERE id = ${id}
        AND (is_root = 0 OR EXISTS (SELECT 1 FROM accounts AS other WHERE other.is_root = 1 AND other.is_active = 1 AND other.id <> ${id}))
      ON CONFLICT DO NOTHING RETURNING account_id`),
    auditStatement(ctx, { action: 'account.delete', objectId: id }),
    statement(sql`UPDATE accounts SET is_active = 0, name = '', email = ${`${id}@deleted.invalid`}, password_hash = 'none', updated_at = ${now}
      WHERE id = ${id} AND EXISTS (SELECT 1 FROM account_deletions WHERE account_id = ${id})`),
    statement(sql`DELETE FROM sessions WHERE ${isMine}`),
    statement(sql`DELETE FROM password_resets WHERE ${isMine}`),
    statement(sql`DELETE FROM email_changes WHERE ${isMine}`),
    statement(sql`UPDATE api_keys SET is_active = 0 WHERE ${isMine}`),
  ])
  if (ended.length === 0) throw conflict('The last root user cannot be deleted.')
  await Promise.all([
    ctx.queues.send('clock-jobs', { job: 'finish-account-deletions', due_at: now }),
    ctx.queues.send('mail', { id: newId(), to: email, ...accountDeletedMail() }),
  ])
}
