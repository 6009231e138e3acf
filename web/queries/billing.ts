import { queryOptions } from '@tanstack/react-query'
import { getSubscription, getUsage, listPlans } from '../../src/contracts/billing/plans.ts'
import { call } from '../lib/call.ts'
import { inTime } from '../lib/in-time.ts'

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

/** How long the shell waits for the subscription before it renders without it. */
const SUBSCRIPTION_MS_MAX = 3000

const SUBSCRIPTION_KEY = ['plans', 'subscription'] as const

/** The plan that the workspace has. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: async ({ signal, client }) => {
      const answer = call(getSubscription, { signal }).then(({ current_subscription }) => current_subscription)
      return await inTime(answer, SUBSCRIPTION_MS_MAX, (late) => client.setQueryData(SUBSCRIPTION_KEY, late))
    },
    staleTime: 0,
  })
