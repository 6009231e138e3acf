import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryFor } from '../../../src/contracts/endpoint.ts'
import * as contract from '../../../src/contracts/suppressions/suppressions.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export type SuppressionsQuery = NonNullable<QueryFor<typeof contract.listSuppressions>>

export const suppressionQueries = {
  list: (query: SuppressionsQuery) =>
    queryOptions({
      queryKey: ['suppressions', query],
      queryFn: async ({ signal }) => (await call(contract.listSuppressions, { query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

// The deliverability figures include suppressions.
const CHANGED = { invalidates: ['suppressions', ['spam-checks', 'statistics']] } as const
export const useAddSuppressions = () => useCall(contract.addSuppressions, CHANGED)
export const useRemoveSuppression = () => useCall(contract.removeSuppression, CHANGED)
