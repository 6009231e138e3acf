import { queryOptions } from '@tanstack/react-query'
import { listCampaigns } from '../../src/contracts/campaigns/campaigns.ts'
import { call } from '../lib/call.ts'

const NEWEST_MAX = 100

/** The newest campaigns, to choose one. */
export const newestCampaignsQuery = () =>
  queryOptions({
    queryKey: ['campaigns', 'lists', 'newest'],
    queryFn: async ({ signal }) =>
      (await call(listCampaigns, { query: { page: 1, per_page: NEWEST_MAX }, signal })).data.campaigns,
    staleTime: 60_000,
  })
