import { queryOptions } from '@tanstack/react-query'
import * as deliverability from '../../../src/contracts/senders/deliverability.ts'
import * as contract from '../../../src/contracts/spam-checks/spam-checks.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const spamQueries = {
  statistics: () =>
    queryOptions({
      queryKey: ['spam-checks', 'statistics'],
      queryFn: async ({ signal }) => (await call(contract.getSpamStatistics, { signal })).data,
      staleTime: 0,
    }),
  recommendations: () =>
    queryOptions({
      queryKey: ['spam-checks', 'recommendations'],
      queryFn: async ({ signal }) => (await call(deliverability.readRecommendations, { signal })).data.recommendations,
      staleTime: 0,
    }),
}

export const useAnalyzeSpam = () => useCall(contract.analyzeSpam)
