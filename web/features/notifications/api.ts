import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/notifications/notifications.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

/** Crawls finish in the background, so the bell and the page poll. */
const POLL_MS = 15_000
const BELL_SHOWN = 5
export const PAGE_SIZE = 20
export type NotificationFilter = (typeof contract.NOTIFICATION_FILTERS)[number]

export const notificationQueries = {
  bell: () =>
    queryOptions({
      queryKey: ['notifications', 'bell'],
      queryFn: ({ signal }) => call(contract.list, { query: { per_page: BELL_SHOWN }, signal }),
      staleTime: 0,
      refetchInterval: POLL_MS,
    }),
  list: (filter: NotificationFilter, page: number) =>
    queryOptions({
      queryKey: ['notifications', 'list', filter, page],
      queryFn: ({ signal }) => call(contract.list, { query: { filter, page, per_page: PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: POLL_MS,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['notifications', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.getStats, { signal })).data,
      staleTime: 0,
      refetchInterval: POLL_MS,
    }),
}

const CHANGED = { invalidates: ['notifications'] }
export const useMarkRead = () => useCall(contract.markRead, CHANGED)
export const useMarkUnread = () => useCall(contract.markUnread, CHANGED)
export const useMarkAllRead = () => useCall(contract.markAllRead, CHANGED)
export const useDeleteNotification = () => useCall(contract.remove, CHANGED)
