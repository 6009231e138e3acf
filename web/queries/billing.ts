import { queryOptions } from '@tanstack/react-query'
import { getUsage } from '../../src/contracts/billing/plans.ts'
import { call } from '../lib/call.ts'

/** What is left of each limit of the plan. */
export const usageQuery = () =>
  queryOptions({
    queryKey: ['plans', 'usage'],
    queryFn: async ({ signal }) => (await call(getUsage, { signal })).data,
    staleTime: 0,
  })
