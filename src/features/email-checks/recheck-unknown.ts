import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { isAtWork } from '../../core/suspension.ts'
import { ResolverBreaker } from '../../domain/email-checks/resolver-breaker.ts'

/** After this time, the name servers of an address's domain are presumed permanently broken. */
const GIVE_UP_MS = 2 * 24 * 60 * 60 * 1000
const SOURCES_MAX = 50

/** Queues another check for addresses whose check failed or got lost in the last two days. A scheduled job. */
export async function recheckUnknown(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  if (await new ResolverBreaker(ctx).isOn()) return
  const since = new Date(now.getTime() - GIVE_UP_MS).toISOString()
  // In random order, so that no source waits behind fifty that stay unknown.
  const sources = await ctx.data.all<{ account_id: string; source_id: string }>(sql`
    SELECT account_id, id AS source_id FROM sources WHERE unchecked_since > ${since} AND ${await isAtWork(ctx)}
    ORDER BY random() LIMIT ${SOURCES_MAX}`)
  for (const source of sources) await ctx.queues.send('email-checks', { ...source, is_again: true })
}
