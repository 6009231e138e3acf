import { type SQL, sql } from 'drizzle-orm'
import type { Picture } from '../../contracts/pictures/pictures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { isAtHome } from '../../db/account-tables.ts'
import { conflict } from '../../lib/errors.ts'
import { listPictureUses, requirePicture } from './read-pictures.ts'
import { objectKey, toPicture } from './stored.ts'

/** Changes the alternative text that messages start with; existing messages keep theirs. @throws not_found */
export async function updatePicture(ctx: ServiceContext, id: string, alt: string): Promise<Picture> {
  await requirePicture(ctx, id)
  await ctx.data.run(sql`
    UPDATE pictures SET alt = ${alt}, updated_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${id} AND account_id = ${accountOf(ctx).id} AND state = 'stored'`)
  return toPicture(ctx, await requirePicture(ctx, id))
}

/**
 * Deletes a picture. Messages that show it have a gap from then on, even those in the inboxes of their recipients.
 *
 * @param isConfirmed needed if messages with the picture were sent
 * @throws not_found, conflict
 */
export async function deletePicture(ctx: ServiceContext, id: string, isConfirmed: boolean): Promise<void> {
  const { is_sent, campaigns } = await listPictureUses(ctx, id)
  if (is_sent && !isConfirmed)
    throw conflict(
      `“${campaigns[0]!.name}” was sent with this picture. If you delete it, recipients who open that message see a gap. Confirm to delete it.`,
    )
  await release(ctx, sql`id = ${id} AND account_id = ${accountOf(ctx).id} AND state = 'stored'`)
}

interface Leaving {
  id: string
  account_id: string
  code: string
}

/** Marks rows, deletes their objects, then the rows, so that a crash in between leaves no object without a row. */
async function release(ctx: ServiceContext, which: SQL): Promise<void> {
  const leaving = await ctx.data.all<Leaving>(sql`
    UPDATE pictures SET state = 'leaving', updated_at = ${ctx.clock.now().toISOString()} WHERE ${which}
    RETURNING id, account_id, code`)
  if (leaving.length === 0) return
  await ctx.files.delete(leaving.map(({ account_id, code }) => objectKey(account_id, code)))
  const ids = JSON.stringify(leaving.map(({ id }) => id))
  await ctx.data.run(sql`DELETE FROM pictures WHERE id IN (SELECT value FROM json_each(${ids})) AND state = 'leaving'`)
}

/** An upload or deletion that takes longer than this has crashed. */
const ABANDONED_MS = 10 * 60_000
const SWEPT_AT_ONCE = 200

/** Finishes uploads and deletions that crashed half-way. A scheduled job for each data database. */
export async function sweepPictures(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ABANDONED_MS).toISOString()
  await release(
    ctx,
    sql`id IN (SELECT id FROM pictures WHERE state <> 'stored' AND updated_at < ${before} AND ${isAtHome}
      ORDER BY updated_at LIMIT ${SWEPT_AT_ONCE})`,
  )
}
