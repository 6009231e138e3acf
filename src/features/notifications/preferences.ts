import { eq } from 'drizzle-orm'
import { type NotificationPreferences, PREFERENCES_DEFAULT } from '../../contracts/notifications/notifications.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { notificationPreferences } from '../../db/schema/data/notifications.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DIGEST_MS = { off: null, daily: DAY_MS, weekly: 7 * DAY_MS } as const

/** Returns when the next digest is due; null if digests are off. */
export function nextDigestAt(digest: NotificationPreferences['digest'], now: Date): string | null {
  const ms = DIGEST_MS[digest]
  return ms === null ? null : new Date(now.getTime() + ms).toISOString()
}

/** Returns an account's preferences. Kinds that were added later have their defaults. */
export async function readPreferences(ctx: Pick<ServiceContext, 'data'>, accountId: string) {
  const [row] = await ctx.data
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId))
  return row
    ? { ...row.preferences, kinds: { ...PREFERENCES_DEFAULT.kinds, ...row.preferences.kinds } }
    : PREFERENCES_DEFAULT
}

/** Saves the account's preferences. They apply from the next event on. */
export async function savePreferences(
  ctx: ServiceContext,
  preferences: NotificationPreferences,
): Promise<NotificationPreferences> {
  const { id: accountId } = accountOf(ctx)
  const now = ctx.clock.now()
  const row = { preferences, digestAt: nextDigestAt(preferences.digest, now), updatedAt: now.toISOString() }
  await ctx.data
    .insert(notificationPreferences)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: notificationPreferences.accountId, set: row })
  return preferences
}
