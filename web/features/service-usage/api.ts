import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import * as contract from '../../../src/contracts/service-usage/service-usage.ts'
import { call } from '../../lib/call.ts'

export type ServiceUsage = ReturnsOf<typeof contract.readServiceUsage>['data']
export type Period = 7 | 30 | 90

export const usageQueries = {
  of: (days: Period) =>
    queryOptions({
      queryKey: ['service-usage', days],
      queryFn: async ({ signal }) => (await call(contract.readServiceUsage, { query: { days }, signal })).data,
      placeholderData: keepPreviousData,
    }),
}
