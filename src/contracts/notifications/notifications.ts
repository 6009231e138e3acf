import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'

export const NOTIFICATION_TYPES = ['success', 'warning', 'error', 'info'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export const Notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  /** The path in this application that it links to, or null. */
  link: z.string().nullable(),
  read: z.boolean(),
  created_at: z.string(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationStats = z.object({
  total: z.number(),
  unread: z.number(),
  read: z.number(),
  /** Notifications of the last seven days. */
  recent_activity: z.number(),
})
export type NotificationStats = z.infer<typeof NotificationStats>

export const NOTIFICATION_FILTERS = ['all', 'unread', 'read'] as const

export const list = endpoint({
  method: 'get',
  path: '/dashboard/notifications',
  permission: 'notifications:view',
  query: pageQuery(20).extend({
    filter: z.enum(NOTIFICATION_FILTERS).default('all'),
    unread_only: z.stringbool().default(false),
  }),
  returns: z.object({ data: z.array(Notification), unread_count: z.number(), pagination: Pagination }),
})

export const getStats = endpoint({
  method: 'get',
  path: '/dashboard/notifications/stats',
  permission: 'notifications:view',
  returns: data(NotificationStats),
})

export const markAllRead = endpoint({
  method: 'put',
  path: '/dashboard/notifications/mark-all-read',
  permission: 'notifications:edit',
  returns: nothing,
})

export const markRead = endpoint({
  method: 'put',
  path: '/dashboard/notifications/:id/read',
  permission: 'notifications:edit',
  params: IdParams,
  returns: data(Notification),
})

export const markUnread = endpoint({
  method: 'put',
  path: '/dashboard/notifications/:id/unread',
  permission: 'notifications:edit',
  params: IdParams,
  returns: data(Notification),
})

export const remove = endpoint({
  method: 'delete',
  path: '/dashboard/notifications/:id',
  permission: 'notifications:edit',
  params: IdParams,
  returns: nothing,
})

export const removeMany = endpoint({
  method: 'delete',
  path: '/dashboard/notifications',
  permission: 'notifications:edit',
  body: z.object({ notification_ids: z.array(z.uuid()).min(1).max(1000) }),
  returns: data(z.object({ deleted: z.number() })),
})

/**
 * The kinds of notifications, as users see them. Every kind of event belongs to one (`kindOf` of the notifications
 * feature).
 */
export const NOTIFICATION_KINDS = {
  crawls: 'Crawls and schedules',
  site_downloads: 'Website downloads',
  imports: 'Imports',
  campaigns: 'Campaigns',
  webhooks: 'Webhooks',
} as const
export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]
export const DIGESTS = ['off', 'daily', 'weekly'] as const

const Channels = z.object({ in_app: z.boolean(), email: z.boolean() })
const kinds = Object.fromEntries(NOTIFICATION_KIND_NAMES.map((name) => [name, Channels])) as Record<
  NotificationKind,
  typeof Channels
>
/** The channels for each kind of notification, and how often unread ones are mailed as a digest. */
export const NotificationPreferences = z.object({ kinds: z.object(kinds), digest: z.enum(DIGESTS) })
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

/** The preferences of an account that has set none. */
export const PREFERENCES_DEFAULT: NotificationPreferences = {
  kinds: Object.fromEntries(
    NOTIFICATION_KIND_NAMES.map((name) => [name, { in_app: true, email: false }]),
  ) as NotificationPreferences['kinds'],
  digest: 'off',
}

export const getPreferences = endpoint({
  method: 'get',
  path: '/dashboard/notifications/preferences',
  permission: 'notifications:view',
  returns: data(NotificationPreferences),
})

export const savePreferences = endpoint({
  method: 'put',
  path: '/dashboard/notifications/preferences',
  permission: 'notifications:edit',
  body: NotificationPreferences,
  returns: data(NotificationPreferences),
})
