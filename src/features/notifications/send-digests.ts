import { and, asc, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { isAtWork } from '../../core/suspension.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { notificationPreferences, notifications } from '../../db/schema/data/notifications.ts'
import { uuidOf } from '../../lib/ids.ts'
import { digestMail } from './mails.ts'
import { nextDigestAt } from './preferences.ts'

const DIGESTS_AT_ONCE = 100
const SHOWN = 10
/** Older unread notifications were in earlier digests. */
const PERIOD_MS = { off: 0, daily: 24 * 60 * 60 * 1000, weekly: 7 * 24 * 60 * 60 * 1000 }

/** Sends the digests due at a data database. A digest's id derives from its date, so repeats are mailed once. */
export async function sendDigests(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.data
    .select()
    .from(notificationPreferences)
    .where(and(lte(notificationPreferences.digestAt, now.toISOString()), await isAtWork(ctx)))
    .orderBy(asc(notificationPreferences.digestAt))
    .limit(DIGESTS_AT_ONCE)
  for (const row of due) {
    await mailDigest(ctx, row, now)
    const digestAt = nextDigestAt(row.preferences.digest, now)
    await ctx.data
      .update(notificationPreferences)
      .set({ digestAt })
      .where(
        and(eq(notificationPreferences.accountId, row.accountId), eq(notificationPreferences.digestAt, row.digestAt!)),
      )
  }
}

async function mailDigest(
  ctx: ServiceContext,
  { accountId, preferences, digestAt }: typeof notificationPreferences.$inferSelect,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - PERIOD_MS[preferences.digest]).toISOString()
  const isNew = and(
    eq(notifications.accountId, accountId),
    isNull(notifications.readAt),
    gt(notifications.createdAt, since),
  )
  const [shown, [all], [account]] = await Promise.all([
    ctx.data
      .select({ title: notifications.title, message: notifications.message })
      .from(notifications)
      .where(isNew)
      .orderBy(desc(notifications.createdAt))
      .limit(SHOWN),
    ctx.data.select({ total: count() }).from(notifications).where(isNew),
    ctx.db
      .select({ to: accounts.email })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), sql`is_active = 1`)),
  ])
  if (!account || !all || all.total === 0) return
  const id = uuidOf(`digest of ${accountId} at ${digestAt}`)
  await ctx.queues.send('mail', { id, to: account.to, ...digestMail(shown, all.total, ctx.config.appUrl) })
}
