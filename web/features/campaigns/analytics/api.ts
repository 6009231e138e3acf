import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/campaigns/analytics.ts'
import { call } from '../../../lib/call.ts'

export type AnalyticsPeriod = keyof typeof contract.ANALYTICS_PERIODS

export const analyticsQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'analytics', id],
      queryFn: async ({ signal }) => (await call(contract.getCampaignAnalytics, { params: { id }, signal })).data,
      staleTime: 0,
    }),
  overall: (period: AnalyticsPeriod) =>
    queryOptions({
      queryKey: ['campaigns', 'analytics', 'overall', period],
      queryFn: async ({ signal }) => (await call(contract.getOverallAnalytics, { query: { period }, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
