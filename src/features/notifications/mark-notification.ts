import { and, eq, isNull } from 'drizzle-orm'
import type { Notification } from '../../contracts/notifications/notifications.ts'
import type { ServiceContext } from '../../core/context.ts'
import { notifications } from '../../db/schema/data/notifications.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { isOwn, toNotification } from './queries.ts'

/** Marks one of the account's notifications as read or unread. */
export async function markNotification(ctx: ServiceContext, id: string, isRead: boolean): Promise<Notification> {
  const [row] = await ctx.data
    .update(notifications)
    .set({ readAt: isRead ? ctx.clock.now().toISOString() : null })
    .where(and(isOwn(ctx), eq(notifications.id, id)))
    .returning()
  return toNotification(row ?? raise(notFound('Notification')))
}

export async function markAllRead(ctx: ServiceContext): Promise<void> {
  await ctx.data
    .update(notifications)
    .set({ readAt: ctx.clock.now().toISOString() })
    .where(and(isOwn(ctx), isNull(notifications.readAt)))
}
