import { queryOptions } from '@tanstack/react-query'
import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import { optOutCounts } from '../../../src/contracts/system/operations.ts'
import { call } from '../../lib/call.ts'

export type OptOutCounts = ReturnsOf<typeof optOutCounts>['data']

export const optOutQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['opt-out-counts'],
      queryFn: async ({ signal }) => (await call(optOutCounts, { signal })).data,
      staleTime: 0,
    }),
}
