import { and, count, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Notification, NotificationStats } from '../../contracts/notifications/notifications.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { notifications } from '../../db/schema/data/notifications.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Whether a notification belongs to the account. */
export const isOwn = (ctx: ServiceContext) => eq(notifications.accountId, accountOf(ctx).id)

interface ListQuery {
  page: number
  per_page: number
  filter: 'all' | 'unread' | 'read'
  /** Equivalent to the filter `unread`. If both are given, both apply. */
  unread_only: boolean
}

/** Returns a page of the account's notifications, newest first, and the number of unread ones. */
export async function listNotifications(
  ctx: ServiceContext,
  { page, per_page, filter, unread_only }: ListQuery,
): Promise<{ data: Notification[]; unread_count: number; pagination: Pagination }> {
  const { readAt } = notifications
  const isWanted = filter === 'all' ? undefined : filter === 'unread' ? isNull(readAt) : isNotNull(readAt)
  const wanted = and(isOwn(ctx), isWanted, unread_only ? isNull(readAt) : undefined)
  const [rows, totals, unread] = await ctx.data.batch([
    ctx.data
      .select()
      .from(notifications)
      .where(wanted)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(notifications).where(wanted),
    ctx.data
      .select({ total: count() })
      .from(notifications)
      .where(and(isOwn(ctx), isNull(readAt))),
  ])
  return {
    data: rows.map(toNotification),
    unread_count: unread[0]?.total ?? 0,
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

export async function readStats(ctx: ServiceContext): Promise<NotificationStats> {
  const since = new Date(ctx.clock.now().getTime() - WEEK_MS).toISOString()
  const [row] = await ctx.data
    .select({
      total: count(),
      unread: sql<number>`count(*) FILTER (WHERE ${isNull(notifications.readAt)})`,
      recent: sql<number>`count(*) FILTER (WHERE ${gte(notifications.createdAt, since)})`,
    })
    .from(notifications)
    .where(isOwn(ctx))
  const { total, unread, recent } = row ?? { total: 0, unread: 0, recent: 0 }
  return { total, unread, read: total - unread, recent_activity: recent }
}

export const toNotification = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  link: row.link,
  read: row.readAt !== null,
  created_at: row.createdAt,
})
