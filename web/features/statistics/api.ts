import { queryOptions } from '@tanstack/react-query'
import * as crawls from '../../../src/contracts/crawls.ts'
import * as contract from '../../../src/contracts/statistics.ts'
import { call } from '../../lib/call.ts'

/** Crawls that the home page lists; downloads join them once they exist. */
const RECENT_CRAWLS = 5

export const statisticsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['statistics'],
      queryFn: async ({ signal }) => (await call(contract.get, { signal })).data,
      staleTime: 0,
    }),
  recentCrawls: () =>
    queryOptions({
      queryKey: ['crawls', 'latest'],
      queryFn: async ({ signal }) =>
        (await call(crawls.listRecent, { query: { per_page: RECENT_CRAWLS }, signal })).data,
      staleTime: 0,
    }),
}
