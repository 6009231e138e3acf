import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { endFactorReset } from '../../domain/accounts/factors/factor-reset.ts'
import { badRequest } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'

const RULE = { attemptsMax: 30, windowSeconds: 15 * 60 }
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

/**
 * Stops the reset of lost factors by the mailed link, which works once.
 *
 * @returns the address of the account, to which the link was mailed
 * @throws bad_request for a link that is wrong or used, or whose reset was done; too_many_requests
 */
export async function stopFactorReset(ctx: ServiceContext, token: string): Promise<{ email: string }> {
  await ctx.throttle.spend(networkKey('factor-reset', ctx), RULE, TOO_MANY)
  const [found] = await ctx.db.all<{ account_id: string; email: string }>(sql`
    SELECT account_id, email FROM factor_resets JOIN accounts ON accounts.id = account_id
    WHERE stop_hash = ${await sha256(token)} AND ended_at IS NULL`)
  if (!found || !(await endFactorReset(ctx, found.account_id, 'stopped')))
    throw badRequest('This link was used already, or the reset was done or cancelled.')
  return { email: found.email }
}
