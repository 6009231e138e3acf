import { queryOptions } from '@tanstack/react-query'
import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import { confirmPerson } from '../../../src/contracts/opt-outs/opt-outs.ts'
import { optOutCounts } from '../../../src/contracts/system/operations.ts'
import { call } from '../../lib/call.ts'

export type OptOutCounts = ReturnsOf<typeof optOutCounts>['data']

export const optOutQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['opt-outs', 'counts'],
      queryFn: async ({ signal }) => (await call(optOutCounts, { signal })).data,
      staleTime: 0,
    }),
  /** Confirms the link of an email, once. */
  confirm: (token: string) =>
    queryOptions({
      queryKey: ['opt-outs', 'confirm', token],
      queryFn: async () => (await call(confirmPerson, { body: { token } })).data,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
