import { queryOptions } from '@tanstack/react-query'
import * as crawls from '../../../src/contracts/crawls/crawls.ts'
import * as siteDownloads from '../../../src/contracts/site-downloads/site-downloads.ts'
import * as contract from '../../../src/contracts/statistics/statistics.ts'
import { call } from '../../lib/call.ts'

/** Number of entries of each kind on the home page. */
const RECENT_CRAWLS = 5
const RECENT_DOWNLOADS = 3

export const statisticsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['statistics', 'overview'],
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
  recentDownloads: () =>
    queryOptions({
      queryKey: ['site-downloads', 'latest'],
      queryFn: async ({ signal }) =>
        (await call(siteDownloads.list, { query: { per_page: RECENT_DOWNLOADS }, signal })).data,
      staleTime: 0,
    }),
}
