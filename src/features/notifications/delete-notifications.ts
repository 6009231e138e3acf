import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { notifications } from '../../db/schema/data/notifications.ts'
import { notFound } from '../../lib/errors.ts'
import { isOwn } from './queries.ts'

export async function deleteNotification(ctx: ServiceContext, id: string): Promise<void> {
  const deleted = await ctx.data
    .delete(notifications)
    .where(and(isOwn(ctx), eq(notifications.id, id)))
    .returning({ id: notifications.id })
  if (deleted.length === 0) throw notFound('Notification')
}

/** Deletes those of the given notifications that belong to the account. @returns how many */
export async function deleteNotifications(ctx: ServiceContext, ids: readonly string[]): Promise<number> {
  const isListed = sql`${notifications.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const deleted = await ctx.data
    .delete(notifications)
    .where(and(isOwn(ctx), isListed))
    .returning({ id: notifications.id })
  return deleted.length
}
