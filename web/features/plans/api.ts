import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/plans.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const planQueries = {
  pricing: () =>
    queryOptions({ queryKey: ['plans', 'pricing'], queryFn: ({ signal }) => call(contract.listPlans, { signal }) }),
  subscription: () =>
    queryOptions({
      queryKey: ['plans', 'subscription'],
      queryFn: async ({ signal }) => (await call(contract.getSubscription, { signal })).current_subscription,
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
