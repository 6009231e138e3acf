import { type SQL, sql } from 'drizzle-orm'
import type { AdminUser, UpdateUser } from '../../contracts/users/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { recordAddressChange } from '../../domain/accounts/email-changes.ts'
import { newAddressMail } from '../../domain/accounts/verification/mails.ts'
import { sendVerification } from '../../domain/accounts/verification/send-verification.ts'
import { refuse } from '../../domain/roles/user-guards.ts'
import { newId } from '../../lib/ids.ts'
import { laterThan } from '../../lib/later-than.ts'
import { emailSetMail } from './mails.ts'
import { findUserRow, readUser, type UserRow } from './queries.ts'
import { supportOf } from './support-of.ts'
import { changeOf, guardsFor, type UserChange } from './user-change.ts'

/**
 * Changes a user. A new email address is unverified until its mailbox confirms it: all sessions end, the former mailbox
 * is notified and can undo the change, and password reset links keep going there until someone signs in with the
 * password (`accounts.reset_email`). So permission to edit users does not allow signing in as them.
 *
 * @throws not_found; forbidden for a user with more permissions than the caller, for a role with more permissions than
 * the caller has, and for changes of root status by anyone but a root user; validation_failed for an email address that
 * is taken or an unknown role; conflict for the last root user, for the caller's own fields that belong in the
 * settings, and for a concurrent change
 */
export async function updateUser(ctx: ServiceContext, id: string, input: UpdateUser): Promise<AdminUser> {
  // In this order: the row's `updated_at` reveals a change between the two reads.
  const row = await findUserRow(ctx, id)
  const change = changeOf(row, await readUser(ctx, id), input)
  const guards = guardsFor(ctx, row, change)
  await refuseBy(ctx, guards)
  if (!change.isAny) return readUser(ctx, id)
  // Identifies this change for the statements that follow.
  const at = laterThan(row.updatedAt, ctx.clock.now())
  const { name, email, is_root_user, site_limit } = change.after
  const values = { name, email, isRoot: is_root_user, siteLimit: site_limit, updatedAt: at }
  const isDone = sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND updated_at = ${at})`
  const moved = email === row.email ? null : await addressSet(ctx, row, email, isDone)
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db
        .update(accounts)
        .set({ ...values, ...moved?.values })
        .where(sql`${accounts.id} = ${id} AND ${isFree(guards)}`)
        .returning({ id: accounts.id }),
    ),
    auditStatement(ctx, { action: 'user.update', accountId: id, objectId: id, ...change.facts }),
    ...rolesChanged(id, change, isDone),
    ...(moved?.statements ?? []),
  ])
  if (changed.length === 0) await refuse(ctx, guards)
  await moved?.tell()
  return readUser(ctx, id)
}

function rolesChanged(id: string, { rolesAdded, rolesRemoved }: UserChange, isDone: SQL): Statement<never>[] {
  return [
    statement(sql`
      DELETE FROM account_roles WHERE account_id = ${id} AND ${isDone}
        AND role_id IN (SELECT value FROM json_each(${JSON.stringify(rolesRemoved)}))`),
    statement(sql`
      INSERT OR IGNORE INTO account_roles (account_id, role_id)
      SELECT ${id}, id FROM roles WHERE id IN (SELECT value FROM json_each(${JSON.stringify(rolesAdded)})) AND ${isDone}`),
  ]
}

/** Returns what a new email address requires: column values, statements, and the mails to send afterwards. */
async function addressSet(ctx: ServiceContext, row: UserRow, newEmail: string, isDone: SQL) {
  const { id, email: formerEmail } = row
  const now = ctx.clock.now().toISOString()
  const provenEmail = row.resetEmail ?? formerEmail
  const { statements, undoUrl } = await recordAddressChange(
    ctx,
    { accountId: id, newEmail, formerEmail, isDone: true },
    isDone,
  )
  return {
    values: { emailVerifiedAt: null, resetEmail: provenEmail === newEmail ? null : provenEmail },
    statements: [
      ...statements,
      statement<never>(sql`UPDATE sessions SET revoked_at = ${now}
        WHERE (account_id = ${id} OR impersonator_id = ${id}) AND revoked_at IS NULL AND ${isDone}`),
      statement<never>(
        sql`UPDATE password_resets SET used_at = ${now} WHERE account_id = ${id} AND used_at IS NULL AND ${isDone}`,
      ),
    ],
    tell: async () => {
      const mail = emailSetMail(newEmail, undoUrl, await supportOf(ctx))
      await Promise.all([
        ctx.queues.send('mail', { id: newId(), to: formerEmail, ...mail }),
        sendVerification(ctx, { id, email: newEmail }, newAddressMail),
      ])
    },
  }
}
