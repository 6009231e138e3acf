import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../../../src/contracts/call.ts'
import type { CrawlProgress } from '../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../src/contracts/crawls/crawls.ts'
import { call } from '../../lib/call.ts'
import { unlessLive } from '../../lib/live-state.ts'
import { LIVE_ELSE_POLLED } from '../../lib/live-topics.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLastingMutation } from '../../lib/use-lasting-mutation.ts'
import { mergeProgress } from './live/merge-progress.ts'

/** How often the latest crawls are polled while one of them runs and there is no feed. */
const BUSY_POLL_MS = 4_000
export const HISTORY_PAGE_SIZE = 15

export const isUnderWay = (crawl: { status: string }): boolean =>
  crawl.status === 'queued' || crawl.status === 'running'

export const crawlQueries = {
  /** The latest five crawls. Also detects crawls that were started elsewhere. */
  recent: () =>
    queryOptions({
      queryKey: ['crawls', 'recent'],
      queryFn: ({ signal }) => call(contract.listRecent, { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? unlessLive(BUSY_POLL_MS) : false),
      meta: LIVE_ELSE_POLLED,
    }),
  history: (page: number, search?: string) =>
    queryOptions({
      queryKey: ['crawls', 'history', page, search ?? ''],
      queryFn: ({ signal }) =>
        call(contract.listHistory, { query: { page, per_page: HISTORY_PAGE_SIZE, search }, signal }),
      placeholderData: keepPreviousData,
    }),
  result: (id: string) =>
    queryOptions({
      queryKey: ['crawls', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.get, { params: { id }, signal })).data,
    }),
  /** Updated by the live connection as well. Updates from either source never move it backwards. */
  progress: (id: string) =>
    queryOptions({
      queryKey: ['crawl-progress', id],
      queryFn: async ({ signal }) => (await call(contract.getProgress, { params: { id }, signal })).data,
      staleTime: 0,
      structuralSharing: (old, next) =>
        mergeProgress(old as CrawlProgress | undefined, next as CrawlProgress | undefined),
    }),
}

export const useCancelCrawl = () => useCall(contract.cancel)
export const useRenameCrawl = () => useCall(contract.update, { invalidates: ['crawls', 'items', 'statistics'] })

/** Continues a crawl. Its progress is read anew, since a finished one never goes back otherwise. */
export function useContinueCrawl(id: string) {
  const client = useQueryClient()
  return useLastingMutation({
    mutationFn: async (input: CallInput<typeof contract.continueCrawl>) => {
      const answer = await call(contract.continueCrawl, input)
      await client.resetQueries({ queryKey: crawlQueries.progress(id).queryKey })
      await invalidateGroups(client, ['crawls'])
      return answer
    },
  })
}
export const useDeleteCrawl = () =>
  useCall(contract.remove, { invalidates: ['crawls', 'items', 'contacts', 'statistics'] })
