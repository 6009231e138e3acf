import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryFor } from '../../../src/contracts/endpoint.ts'
import * as contract from '../../../src/contracts/messages/messages.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const messageQueries = {
  list: (query: NonNullable<QueryFor<typeof contract.listMessages>>) =>
    queryOptions({
      queryKey: ['messages', 'list', query],
      queryFn: ({ signal }) => call(contract.listMessages, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['messages', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.getMessage, { params: { id }, signal })).data.message,
      staleTime: 0,
    }),
}

export const useCancelMessage = () => useCall(contract.cancelMessage, { invalidates: ['messages'] })
