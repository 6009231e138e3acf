import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/plans.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

/** The shell waits no longer to know how an account stands. */
const SUBSCRIPTION_MS_MAX = 3000

export const planQueries = {
  pricing: () =>
    queryOptions({ queryKey: ['plans', 'pricing'], queryFn: ({ signal }) => call(contract.listPlans, { signal }) }),
  subscription: () =>
    queryOptions({
      queryKey: ['plans', 'subscription'],
      queryFn: async ({ signal }) => (await inTime(call(contract.getSubscription, { signal }))).current_subscription,
      staleTime: 0,
    }),
  usage: () =>
    queryOptions({
      queryKey: ['plans', 'usage'],
      queryFn: async ({ signal }) => (await call(contract.getUsage, { signal })).data,
      staleTime: 0,
    }),
}

export const useInitializeSubscription = () => useCall(contract.initialize, { invalidates: ['plans'] })

/** Settles like the answer, or rejects when it is late. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('No answer in time')), SUBSCRIPTION_MS_MAX)
  return await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
