import { infiniteQueryOptions, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/logs/logs.ts'
import { call } from '../../lib/call.ts'
import type { LogsAddress } from './logs-address.ts'
import { tailStart, withNewer } from './newer-lines.ts'

const TAIL_MS = 3_000

export const logQueries = {
  /** The latest lines, and older ones on demand. */
  list: (address: LogsAddress) =>
    infiniteQueryOptions({
      queryKey: ['logs', 'list', address],
      queryFn: async ({ pageParam, signal }) =>
        (await call(contract.listLogs, { query: { ...address, before: pageParam }, signal })).data,
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_before }) => next_before ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

/** Polls every few seconds for lines newer than those shown, while the page is visible, and appends them. */
export function useLiveTail(address: LogsAddress, isOn: boolean) {
  const client = useQueryClient()
  const { queryKey } = logQueries.list(address)
  return useQuery({
    queryKey: ['logs', 'tail', address],
    queryFn: async ({ signal }) => {
      const after = tailStart(client.getQueryData(queryKey) ?? { pages: [] })
      const { data } = await call(contract.listLogs, { query: { ...address, after }, signal })
      client.setQueryData(queryKey, (shown) => shown && withNewer(shown, data))
      return data.updated_at
    },
    enabled: isOn,
    refetchInterval: TAIL_MS,
    refetchIntervalInBackground: false,
    // Fetches immediately when it is switched on again.
    staleTime: 0,
    gcTime: 0,
  })
}
