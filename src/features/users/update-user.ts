import { sql } from 'drizzle-orm'
import type { AdminUser, UpdateUser } from '../../contracts/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { assertUncommon } from '../../core/passwords/assert-uncommon.ts'
import { hashPassword } from '../../core/passwords/hash-password.ts'
import { refuse } from '../../core/user-guards.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { newId } from '../../lib/ids.ts'
import { emailSetMail, passwordSetMail } from './mails.ts'
import { findUserRow, readUser } from './queries.ts'
import { supportOf } from './support-of.ts'
import { changeOf, guardsFor, type UserChange } from './user-change.ts'

/**
 * Changes a user. Another password ends every session and voids links to set one; another address counts as verified, and the former
 * mailbox is told.
 *
 * @throws not_found; forbidden beyond one's reach, for a role that may do more than oneself, and to all but root users for who is one;
 * validation_failed for a taken address, a common password, or a role that is not there; conflict for the last root user, for what of
 * oneself is changed in the settings, and where somebody else was faster
 */
export async function updateUser(ctx: ServiceContext, id: string, input: UpdateUser): Promise<AdminUser> {
  // In this order: of a change between the two the row's time tells.
  const row = await findUserRow(ctx, id)
  const change = changeOf(row, await readUser(ctx, id), input)
  const guards = guardsFor(ctx, row, change)
  // Before a password is hashed, which takes a while.
  await refuseBy(ctx, guards)
  if (change.password !== undefined) await assertUncommon(change.password, change.after.email)
  if (!change.isAny) return readUser(ctx, id)
  const passwordHash = change.password === undefined ? row.passwordHash : await hashPassword(change.password)
  // By it the statements that follow know that this was done.
  const at = stampAfter(row.updatedAt, ctx.clock.now())
  const { name, email, is_root_user, site_limit } = change.after
  const values = { name, email, isRoot: is_root_user, siteLimit: site_limit, passwordHash, updatedAt: at }
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db
        .update(accounts)
        .set({ ...values, ...(email === row.email ? {} : { emailVerifiedAt: at }) })
        .where(sql`${accounts.id} = ${id} AND ${isFree(guards)}`)
        .returning({ id: accounts.id }),
    ),
    auditStatement(ctx, { action: 'user.update', accountId: id, objectId: id, ...change.facts }),
    ...whatFollows(id, change, at),
  ])
  if (changed.length === 0) await refuse(ctx, guards)
  await tell(ctx, row.email, change)
  return readUser(ctx, id)
}

function whatFollows(id: string, { after, password, emailBefore, rolesAdded, rolesRemoved }: UserChange, at: string) {
  const isDone = sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND updated_at = ${at})`
  const statements: Statement<never>[] = [
    statement(sql`
      DELETE FROM account_roles WHERE account_id = ${id} AND ${isDone}
        AND role_id IN (SELECT value FROM json_each(${JSON.stringify(rolesRemoved)}))`),
    statement(sql`
      INSERT OR IGNORE INTO account_roles (account_id, role_id)
      SELECT ${id}, id FROM roles WHERE id IN (SELECT value FROM json_each(${JSON.stringify(rolesAdded)})) AND ${isDone}`),
  ]
  const isEmailChanged = after.email !== emailBefore
  if (password !== undefined)
    statements.push(
      statement(sql`
        UPDATE sessions SET revoked_at = ${at} WHERE (account_id = ${id} OR impersonator_id = ${id}) AND revoked_at IS NULL AND ${isDone}`),
    )
  // Links that were mailed before: of the account as it was.
  if (isEmailChanged) statements.push(statement(sql`DELETE FROM email_changes WHERE account_id = ${id} AND ${isDone}`))
  if (isEmailChanged || password !== undefined)
    statements.push(
      statement(
        sql`UPDATE password_resets SET used_at = ${at} WHERE account_id = ${id} AND used_at IS NULL AND ${isDone}`,
      ),
    )
  return statements
}

async function tell(ctx: ServiceContext, emailBefore: string, { after, password }: UserChange): Promise<void> {
  const support = await supportOf(ctx)
  const mail = (to: string, content: ReturnType<typeof emailSetMail>) =>
    ctx.queues.send('mail', { id: newId(), to, ...content })
  if (after.email !== emailBefore) await mail(emailBefore, emailSetMail(after.email, support))
  if (password !== undefined) await mail(after.email, passwordSetMail(ctx.config.appUrl, support))
}

/** Later than the last change, also where the clock has not moved. */
const stampAfter = (last: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString()
