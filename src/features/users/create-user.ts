import { sql } from 'drizzle-orm'
import type { AdminUser, CreateUser, InviteUser } from '../../contracts/users/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { readSettings } from '../../core/settings.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { assertUncommon } from '../../domain/accounts/passwords/assert-uncommon.ts'
import { hashPassword } from '../../domain/accounts/passwords/hash-password.ts'
import { sendResetLink } from '../../domain/accounts/passwords/send-reset-link.ts'
import { planOfNew } from '../../domain/billing/plan-of-new.ts'
import { grantsNoMore } from '../../domain/roles/user-guards.ts'
import { leastLoadedShard } from '../../domain/shards/least-loaded-shard.ts'
import { newId } from '../../lib/ids.ts'
import { randomToken } from '../../lib/random-token.ts'
import { areThere, emailTaken, isEmailFree } from './guards.ts'
import { invitationMail } from './mails.ts'
import { findUserRow, readUser } from './queries.ts'

const INVITATION_SECONDS = 7 * 24 * 60 * 60

/**
 * Creates an account that can sign in at once, with the plan for new accounts, whether or not sign-up is open.
 *
 * @throws validation_failed for an email address that is taken, a common password, or an unknown role; forbidden for a
 * role with more permissions than the caller has
 */
export async function createUser(
  ctx: ServiceContext,
  { name, email, password, roles }: CreateUser,
): Promise<AdminUser> {
  await assertUncommon(ctx, password, email)
  return readUser(ctx, await addUser(ctx, { name, email, password, roles, isVerified: true }))
}

/**
 * Creates an account whose owner sets the password through an emailed link, which also verifies the email address.
 *
 * @throws validation_failed for an email address that is taken or an unknown role; forbidden for a role with more
 * permissions than the caller has
 */
export async function inviteUser(ctx: ServiceContext, { name, email, roles }: InviteUser): Promise<AdminUser> {
  const password = randomToken(32)
  const id = await addUser(ctx, { name, email, password, roles, isVerified: false })
  await sendResetLink(ctx, await findUserRow(ctx, id), { seconds: INVITATION_SECONDS, content: invitationMail })
  return readUser(ctx, id)
}

interface NewUser extends InviteUser {
  readonly password: string
  readonly isVerified: boolean
}

/** @returns the account's id */
async function addUser(ctx: ServiceContext, { name, email, password, roles, isVerified }: NewUser): Promise<string> {
  const id = newId()
  const guards = [isEmailFree(ctx, email, id), areThere(roles), ...grantsNoMore(ctx, roles)]
  // Checked before the password is hashed, which is slow.
  await refuseBy(ctx, guards)
  const [hash, shard, settings] = await Promise.all([hashPassword(password), leastLoadedShard(ctx), readSettings(ctx)])
  const now = ctx.clock.now()
  const at = now.toISOString()
  const [made] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO accounts (id, name, email, password_hash, shard, email_verified_at, created_at, updated_at)
      SELECT ${id}, ${name}, ${email}, ${hash}, ${shard}, ${isVerified ? at : null}, ${at}, ${at} WHERE ${isFree(guards)}
      ON CONFLICT DO NOTHING RETURNING id`),
    auditStatement(ctx, { action: 'user.create', accountId: id, objectId: id, after: { name, email, roles } }),
    statement(sql`
      INSERT OR IGNORE INTO account_roles (account_id, role_id)
      SELECT accounts.id, roles.id FROM accounts, roles WHERE accounts.id = ${id} AND roles.id IN (SELECT value FROM json_each(${JSON.stringify(roles)}))`),
    ...planOfNew(ctx, id, settings.default_plan, now),
  ])
  if (made.length === 0) {
    await refuseBy(ctx, guards)
    throw emailTaken()
  }
  return id
}
