import type { Register } from '../../contracts/auth/auth.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { isAddressFreeForNew } from '../../domain/accounts/email-changes.ts'
import { assertUncommon } from '../../domain/accounts/passwords/assert-uncommon.ts'
import { hashPassword } from '../../domain/accounts/passwords/hash-password.ts'
import { sendVerification } from '../../domain/accounts/verification/send-verification.ts'
import { planOfNew } from '../../domain/billing/plan-of-new.ts'
import { leastLoadedShard } from '../../domain/shards/least-loaded-shard.ts'
import { forbidden, invalid } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { findAccountByEmail } from './queries.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Creates an account that must verify its address before it can sign in, and mails the link.
 *
 * @throws forbidden while sign-up is closed, validation_failed for an address in use or a common password,
 *   too_many_requests
 */
export async function registerAccount(ctx: ServiceContext, input: Register): Promise<void> {
  await throttleAttempt(ctx, 'register', input.email)
  const settings = await readSettings(ctx)
  if (!settings.sign_up_open) throw forbidden('Sign-up is closed at the moment.')
  await assertUncommon(ctx, input.password, input.email)
  // Also finds an address that was stored before addresses were folded.
  const isTaken = (await findAccountByEmail(ctx.db, input.email)) !== null
  if (isTaken || !(await isAddressFreeForNew(ctx, input.email))) throw taken()

  const passwordHash = await hashPassword(input.password)
  const shard = await leastLoadedShard(ctx)
  const now = ctx.clock.now()
  const at = now.toISOString()
  const account = {
    id: newId(),
    name: input.name,
    email: input.email,
    passwordHash,
    shard,
    country: ctx.visitorCountry,
    createdAt: at,
    updatedAt: at,
  }
  const [created] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id }),
    ),
    ...planOfNew(ctx, account.id, settings.default_plan, now),
  ])
  if (created.length === 0) throw taken()
  await sendVerification(ctx, account)
}

const taken = () => invalid({ email: ['The email has already been taken.'] })
