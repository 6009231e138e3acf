import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/system.ts'
import { call } from '../../lib/call.ts'

export const systemQueries = {
  /** Whether each thing the product stands on answers. */
  health: () =>
    queryOptions({
      queryKey: ['health'],
      queryFn: async ({ signal }) => (await call(contract.health, { signal })).data,
    }),
  /** Mail that development sent nowhere; asked again every 3 s, since it arrives through a queue. */
  outbox: () =>
    queryOptions({
      queryKey: ['outbox'],
      queryFn: async ({ signal }) => (await call(contract.outbox, { signal })).data,
      refetchInterval: ({ state }) => (state.status === 'error' ? false : 3000),
    }),
}
