import { Hono } from 'hono'
import * as contract from '../../contracts/notifications/notifications.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { deleteNotification, deleteNotifications } from './delete-notifications.ts'
import { markAllRead, markNotification } from './mark-notification.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import { listNotifications, readStats } from './queries.ts'

/** The bell shows the same in all tabs. */
const publishChange = (ctx: ServiceContext) => publishTopics(ctx, accountOf(ctx).id, ['notifications'])

export const notificationRoutes = new Hono<HttpEnv>()

mount(notificationRoutes, contract.list, async ({ ctx, query }) => await listNotifications(ctx, query))
mount(notificationRoutes, contract.getStats, async ({ ctx }) => ({ data: await readStats(ctx) }))
mount(notificationRoutes, contract.getPreferences, async ({ ctx }) => ({
  data: await readPreferences(ctx, accountOf(ctx).id),
}))
mount(notificationRoutes, contract.savePreferences, async ({ ctx, body }) => ({
  message: 'Preferences saved',
  data: await savePreferences(ctx, body),
}))
mount(notificationRoutes, contract.markAllRead, async ({ ctx }) => {
  await markAllRead(ctx)
  publishChange(ctx)
  return { message: 'All notifications marked as read' }
})
mount(notificationRoutes, contract.markRead, async ({ ctx, params }) => {
  const data = await markNotification(ctx, params.id, true)
  publishChange(ctx)
  return { data }
})
mount(notificationRoutes, contract.markUnread, async ({ ctx, params }) => {
  const data = await markNotification(ctx, params.id, false)
  publishChange(ctx)
  return { data }
})
mount(notificationRoutes, contract.remove, async ({ ctx, params }) => {
  await deleteNotification(ctx, params.id)
  publishChange(ctx)
  return { message: 'Notification deleted successfully' }
})
mount(notificationRoutes, contract.removeMany, async ({ ctx, body }) => {
  const deleted = await deleteNotifications(ctx, body.notification_ids)
  publishChange(ctx)
  return { data: { deleted }, message: 'Notification deleted successfully' }
})
