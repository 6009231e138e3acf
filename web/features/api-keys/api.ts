import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/api-keys/api-keys.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

const REQUESTS_SHOWN = 20

// API clients use keys while no page is open, so the usage figures are fetched again on every visit.
export const apiKeyQueries = {
  stats: (id: string) =>
    queryOptions({
      queryKey: ['api-keys', 'stats', id],
      queryFn: async ({ signal }) => (await call(contract.getStats, { params: { id }, signal })).data,
      staleTime: 0,
    }),
  requests: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['api-keys', 'requests', id],
      queryFn: ({ pageParam, signal }) =>
        call(contract.listRequests, { params: { id }, query: { cursor: pageParam, limit: REQUESTS_SHOWN }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
    }),
}

const CHANGED = { invalidates: ['api-keys'] } as const
export const useCreateKey = () => useCall(contract.create, CHANGED)
export const useUpdateKey = () => useCall(contract.update, CHANGED)
export const useDeleteKey = () => useCall(contract.remove, CHANGED)
export const useRegenerateKey = () => useCall(contract.regenerate, CHANGED)
