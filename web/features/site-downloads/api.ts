import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import * as contract from '../../../src/contracts/site-downloads/site-downloads.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { unlessLive } from '../../lib/live-state.ts'
import { LIVE_ELSE_POLLED } from '../../lib/live-topics.ts'
import { useCall } from '../../lib/use-call.ts'

/**
 * From the specification, while there is no feed. A hidden tab does not poll, and polls immediately when it becomes
 * visible.
 */
const LIST_POLL_MS = 5000
const STATS_POLL_MS = 10_000
const ONE_POLL_MS = 1000
export const LIST_PAGE_SIZE = 10
export const PAGES_SHOWN = 20

export const isUnderWay = ({ status }: Pick<SiteDownload, 'status'>): boolean =>
  status === 'pending' || status === 'processing'

/** Polling again would not change missing permissions. */
const unlessRefused =
  (intervalMs: number) =>
  ({ state }: { state: { error: Error | null } }): number | false =>
    state.error instanceof CallError && [401, 402, 403].includes(state.error.status) ? false : unlessLive(intervalMs)

export const siteDownloadQueries = {
  list: (page: number) =>
    queryOptions({
      queryKey: ['site-downloads', 'list', page],
      queryFn: ({ signal }) => call(contract.list, { query: { page, per_page: LIST_PAGE_SIZE }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: unlessRefused(LIST_POLL_MS),
      meta: LIVE_ELSE_POLLED,
      refetchOnWindowFocus: 'always',
    }),
  /** The current state of a running download, since decisions about it must not rely on an outdated list. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['site-downloads', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.get, { params: { id }, signal })).data,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: unlessRefused(ONE_POLL_MS),
      meta: LIVE_ELSE_POLLED,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['site-downloads', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.getStats, { signal })).data,
      staleTime: 0,
      refetchInterval: unlessRefused(STATS_POLL_MS),
      meta: LIVE_ELSE_POLLED,
      refetchOnWindowFocus: 'always',
    }),
  limits: () =>
    queryOptions({
      queryKey: ['site-downloads', 'limits'],
      queryFn: async ({ signal }) => (await call(contract.getLimits, { signal })).data,
      staleTime: 0,
    }),
  /** The pages in an archive. */
  pages: (id: string, search: string, page: number) =>
    queryOptions({
      queryKey: ['site-downloads', 'pages', id, search, page],
      queryFn: ({ signal }) =>
        call(contract.listPages, { params: { id }, query: { search, page, per_page: PAGES_SHOWN }, signal }),
      placeholderData: keepPreviousData,
    }),
}

const CHANGED = { invalidates: ['site-downloads', 'statistics'] } as const
export const useStartDownload = () => useCall(contract.start, CHANGED)
export const useCancelDownload = () => useCall(contract.cancel, CHANGED)
export const useDeleteDownload = () => useCall(contract.remove, CHANGED)
