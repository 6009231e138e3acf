import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { isAtWork } from '../../core/suspension.ts'
import { siteDownloads } from '../../db/schema/data/site-downloads.ts'
import { toSpec } from './queries.ts'

/** A download without a sign of life for this long may have lost its alarm when its machine went down. */
const QUIET_MS = 2 * 60 * 1000
const AT_ONCE = 50

/** Restarts the coordinators of stalled downloads. Does not disturb a download that is only slow. */
export async function resumeStalledSiteDownloads(ctx: ServiceContext): Promise<void> {
  const quietSince = new Date(ctx.clock.now().getTime() - QUIET_MS).toISOString()
  const rows = await ctx.data
    .select()
    .from(siteDownloads)
    .where(sql`status IN ('pending', 'processing') AND heartbeat_at < ${quietSince} AND ${await isAtWork(ctx)}`)
    .orderBy(siteDownloads.heartbeatAt)
    .limit(AT_ONCE)
  const settings = await readSettings(ctx)
  const begin = (row: (typeof rows)[number]) => ctx.coordinators.siteDownload(row.id).begin(toSpec(row, settings))
  const results = await Promise.allSettled(rows.map(begin))
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) throw new AggregateError(failures, 'some website downloads could not be woken')
}
