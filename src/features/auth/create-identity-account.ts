import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { isAddressFreeForNew } from '../../domain/accounts/email-changes.ts'
import { connectStatement, type ProvedIdentity } from '../../domain/accounts/identities/identity-rows.ts'
import { NO_PASSWORD } from '../../domain/accounts/passwords/hash-password.ts'
import { planOfNew } from '../../domain/billing/plan-of-new.ts'
import { leastLoadedShard } from '../../domain/shards/least-loaded-shard.ts'
import { AppError, forbidden } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Creates an account as a registration does, with a verified address and without a password.
 *
 * @returns its id
 * @throws forbidden while sign-up is closed, conflict for an address that is taken, too_many_requests
 */
export async function createIdentityAccount(
  ctx: ServiceContext,
  name: string,
  identity: ProvedIdentity,
): Promise<string> {
  const { email } = identity
  await throttleAttempt(ctx, 'register', email)
  const settings = await readSettings(ctx)
  if (!settings.sign_up_open)
    throw forbidden('Sign-up is closed at the moment. Nobody has an account with this address.')
  if (!(await isAddressFreeForNew(ctx, email))) throw taken()
  const shard = await leastLoadedShard(ctx)
  const now = ctx.clock.now()
  const at = now.toISOString()
  const id = newId()
  const [created] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db
        .insert(accounts)
        .values({
          ...{ id, name, email, passwordHash: NO_PASSWORD, shard },
          ...{ country: ctx.visitorCountry, emailVerifiedAt: at, createdAt: at, updatedAt: at },
        })
        .onConflictDoNothing()
        .returning({ id: accounts.id }),
    ),
    connectStatement(ctx, id, identity),
    auditStatement(ctx, {
      action: 'account.connect-identity',
      accountId: id,
      objectId: id,
      after: { source: identity.source },
    }),
    ...planOfNew(ctx, id, settings.default_plan, now),
    // Connected by a concurrent sign-in meanwhile: that one has made the account.
    statement(sql`DELETE FROM accounts WHERE id = ${id} AND NOT EXISTS (
      SELECT 1 FROM account_identities WHERE account_id = ${id})`),
  ])
  if (created.length === 0) throw taken()
  return id
}

const taken = () => new AppError('conflict', 'An account with this address was just created. Please sign in again.')
