import { queryOptions } from '@tanstack/react-query'
import { getSubscription, getUsage, listPlans } from '../../src/contracts/billing/plans.ts'
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

/** How long the shell waits for the subscription before it renders without it. */
const SUBSCRIPTION_MS_MAX = 3000

const SUBSCRIPTION_KEY = ['plans', 'subscription'] as const

/** The plan that the workspace has. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: async ({ signal, client }) => {
      const answer = call(getSubscription, { signal }).then(({ current_subscription }) => current_subscription)
      return await inTime(answer, (late) => client.setQueryData(SUBSCRIPTION_KEY, late))
    },
    staleTime: 0,
  })

/**
 * Settles like `answer`, but rejects after a timeout.
 *
 * @param onLate called with an answer that arrives after that, so that a page which said it has none shows it
 */
async function inTime<T>(answer: Promise<T>, onLate: (answer: T) => void): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new Error('No answer in time'))
    answer.then(onLate, () => {})
  }, SUBSCRIPTION_MS_MAX)
  return await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
