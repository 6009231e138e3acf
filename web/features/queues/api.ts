import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/system/operations.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'
import type { QueuesAddress } from './queues-address.ts'

export const queueQueries = {
  queues: () =>
    queryOptions({
      queryKey: ['queues', 'list'],
      queryFn: async ({ signal }) => (await call(contract.listQueues, { signal })).data,
      staleTime: 0,
    }),
  letters: (address: QueuesAddress) =>
    infiniteQueryOptions({
      queryKey: ['queues', 'dead-letters', address],
      queryFn: ({ pageParam, signal }) =>
        call(contract.listDeadLetters, { query: { ...address, cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

const CHANGED = {
  invalidates: [
    ['queues', 'list'],
    ['queues', 'dead-letters'],
    ['system', 'badges'],
  ],
} as const
export const useRetryLetter = () => useCall(contract.retryDeadLetter, CHANGED)
export const useRetryQueue = () => useCall(contract.retryDeadLetters, CHANGED)
export const useDeleteLetter = () => useCall(contract.deleteDeadLetter, CHANGED)
