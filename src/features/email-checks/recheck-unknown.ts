import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { isAtWork } from '../../core/suspension.ts'
import { ResolverRest } from '../../domain/email-checks/resolver-rest.ts'

/** An address that stays unknown for so long has a domain whose name servers are broken for good. */
const GIVE_UP_MS = 2 * 24 * 60 * 60 * 1000
const SOURCES_MAX = 50

/** Has addresses checked that could not be, or whose message was lost, for two days. A job of the clock. */
export async function recheckUnknown(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  if (await new ResolverRest(ctx).isOn()) return
  const since = new Date(now.getTime() - GIVE_UP_MS).toISOString()
  // In no order, so that none waits behind fifty that stay unknown.
  const sources = await ctx.data.all<{ account_id: string; source_id: string }>(sql`
    SELECT account_id, id AS source_id FROM sources WHERE unchecked_since > ${since} AND ${await isAtWork(ctx)}
    ORDER BY random() LIMIT ${SOURCES_MAX}`)
  for (const source of sources) await ctx.queues.send('email-checks', { ...source, is_again: true })
}
