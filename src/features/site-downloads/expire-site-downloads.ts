import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { isAtWork } from '../../core/suspension.ts'
import { siteDownloads } from '../../db/schema/data/site-downloads.ts'
import { uuidOf } from '../../lib/ids.ts'
import { displayHost } from '../../lib/url.ts'
import { deleteFolder } from '../../platform/storage/delete-folder.ts'
import { DAY_MS } from './policy.ts'
import { folderOf } from './storage-keys.ts'

const AT_ONCE = 50
/** Days before its expiry at which the owner of a download is notified. */
const WARNED_AT = [3, 1]

/** Deletes the files of expired downloads, and notifies their owners beforehand. Idempotent. */
export async function expireSiteDownloads(ctx: ServiceContext): Promise<void> {
  await warn(ctx)
  const due = await ctx.data
    .select()
    .from(siteDownloads)
    .where(sql`expires_at <= ${ctx.clock.now().toISOString()} AND file_size IS NOT NULL AND ${await isAtWork(ctx)}`)
    .orderBy(siteDownloads.expiresAt)
    .limit(AT_ONCE)
  for (const row of due) {
    await deleteFolder(ctx.files, folderOf(row.accountId, row.id))
    await ctx.data
      .update(siteDownloads)
      .set({ fileSize: null, waczSize: null, notice: 'download-expired' })
      .where(eq(siteDownloads.id, row.id))
  }
}

async function warn(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  const soon = new Date(now.getTime() + WARNED_AT[0]! * DAY_MS).toISOString()
  const near = new Date(now.getTime() + WARNED_AT[1]! * DAY_MS).toISOString()
  const due = await ctx.data
    .select()
    .from(siteDownloads)
    .where(
      and(
        await isAtWork(ctx),
        sql`expires_at > ${now.toISOString()}`,
        sql`((expires_at <= ${soon} AND warned_days IS NULL) OR (expires_at <= ${near} AND warned_days > 1))`,
      ),
    )
    .limit(AT_ONCE)
  for (const row of due) {
    const warned = row.expiresAt! <= near ? WARNED_AT[1]! : WARNED_AT[0]!
    await emit(ctx, {
      // A repeated warning has the same id and is sent once.
      id: uuidOf(`${row.id}:expires:${warned}`),
      kind: 'site-download.expiring',
      account_id: row.accountId,
      download_id: row.id,
      host: displayHost(row.url),
      days: warned,
    })
    await ctx.data.update(siteDownloads).set({ warnedDays: warned }).where(eq(siteDownloads.id, row.id))
  }
}
