import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/notifications/notifications.ts'
import { call } from '../../lib/call.ts'
import { LIVE } from '../../lib/live-topics.ts'
import { useCall } from '../../lib/use-call.ts'

const BELL_SHOWN = 5
export const PAGE_SIZE = 20
export type NotificationFilter = (typeof contract.NOTIFICATION_FILTERS)[number]

export const notificationQueries = {
  bell: () =>
    queryOptions({
      queryKey: ['notifications', 'bell'],
      queryFn: ({ signal }) => call(contract.list, { query: { per_page: BELL_SHOWN }, signal }),
      staleTime: 0,
      meta: LIVE,
    }),
  list: (filter: NotificationFilter, page: number) =>
    queryOptions({
      queryKey: ['notifications', 'list', filter, page],
      queryFn: ({ signal }) => call(contract.list, { query: { filter, page, per_page: PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: LIVE,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['notifications', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.getStats, { signal })).data,
      staleTime: 0,
      meta: LIVE,
    }),
}

const CHANGED = { invalidates: ['notifications'] } as const
export const useMarkRead = () => useCall(contract.markRead, CHANGED)
export const useMarkUnread = () => useCall(contract.markUnread, CHANGED)
export const useMarkAllRead = () => useCall(contract.markAllRead, CHANGED)
export const useDeleteNotification = () => useCall(contract.remove, CHANGED)
