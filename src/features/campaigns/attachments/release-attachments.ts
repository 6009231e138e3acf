import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isAtHome } from '../../../db/account-tables.ts'
import { bareHash, GONE, objectKey, WAITING } from './stored.ts'

interface Leaving {
  id: string
  account_id: string
  hash: string
}

/** An upload or removal that takes longer than this has crashed. */
const ABANDONED_MS = 10 * 60_000
const SWEPT_AT_ONCE = 200

/**
 * Deletes attachments, and those objects that no other attachment refers to. The rows are first marked as `gone:` with
 * the current time and deleted last, so `sweepAttachments` can finish a removal that crashed in between.
 *
 * @param which must not match rows that another process may still be removing
 * @returns how many attachments were deleted
 */
export async function releaseAttachments(ctx: ServiceContext, which: SQL): Promise<number> {
  const leaving = await ctx.data.all<Leaving>(sql`
    UPDATE campaign_attachments SET hash = ${GONE} || ${bareHash}, created_at = ${ctx.clock.now().toISOString()}
    WHERE ${which} RETURNING id, account_id, ${bareHash} AS hash`)
  if (leaving.length === 0) return 0
  const objects = new Map(leaving.map((row) => [objectKey(row.account_id, row.hash), row]))
  for (const [key, { account_id, hash }] of objects) {
    const named = await ctx.data.all(sql`
      SELECT 1 FROM campaign_attachments WHERE account_id = ${account_id} AND hash IN (${hash}, ${WAITING + hash}) LIMIT 1`)
    if (named.length === 0) await ctx.files.delete(key)
  }
  const ids = JSON.stringify(leaving.map(({ id }) => id))
  await ctx.data.run(sql`
    DELETE FROM campaign_attachments WHERE id IN (SELECT value FROM json_each(${ids})) AND hash LIKE ${`${GONE}%`}`)
  return leaving.length
}

/** Finishes uploads and removals that crashed halfway. A scheduled job for each data database. */
export async function sweepAttachments(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ABANDONED_MS).toISOString()
  await releaseAttachments(
    ctx,
    sql`id IN (SELECT id FROM campaign_attachments WHERE instr(hash, ':') > 0 AND created_at < ${before} AND ${isAtHome}
      ORDER BY created_at LIMIT ${SWEPT_AT_ONCE})`,
  )
}
