import { queryOptions } from '@tanstack/react-query'
import { getUsage, listPlans } from '../../src/contracts/billing/plans.ts'
import { call } from '../lib/call.ts'

/** The plans on sale, and the viewer's own. */
export const pricingQuery = () =>
  queryOptions({ queryKey: ['plans', 'pricing'], queryFn: ({ signal }) => call(listPlans, { signal }) })

/** What is left of each limit of the plan. */
export const usageQuery = () =>
  queryOptions({
    queryKey: ['plans', 'usage'],
    queryFn: async ({ signal }) => (await call(getUsage, { signal })).data,
    staleTime: 0,
  })
