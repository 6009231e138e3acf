import { queryOptions } from '@tanstack/react-query'
import * as deliverability from '../../../src/contracts/senders/deliverability.ts'
import * as senders from '../../../src/contracts/senders/senders.ts'
import * as contract from '../../../src/contracts/spam-checks/spam-checks.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const spamQueries = {
  statistics: () =>
    queryOptions({
      queryKey: ['spam-statistics'],
      queryFn: async ({ signal }) => (await call(contract.getSpamStatistics, { signal })).data,
      staleTime: 0,
    }),
  recommendations: () =>
    queryOptions({
      queryKey: ['email-recommendations'],
      queryFn: async ({ signal }) => (await call(deliverability.readRecommendations, { signal })).data.recommendations,
      staleTime: 0,
    }),
  /** Shares the key of the senders feature, since the response is the same. */
  emailConfigs: () =>
    queryOptions({
      queryKey: ['email-configs'],
      queryFn: async ({ signal }) => (await call(senders.listEmailConfigs, { signal })).data.configs,
      staleTime: 0,
    }),
}

export const useAnalyzeSpam = () => useCall(contract.analyzeSpam)
