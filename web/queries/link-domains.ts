import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../src/contracts/link-domains/link-domains.ts'
import { call } from '../lib/call.ts'
import { unlessLive } from '../lib/live-state.ts'

/** The account's own domains for links, and whether this deployment offers them. */
export const linkDomainsQuery = () =>
  queryOptions({
    queryKey: ['link-domains'],
    queryFn: async ({ signal }) => (await call(contract.listLinkDomains, { signal })).data,
    staleTime: 0,
    // A certificate takes minutes.
    refetchInterval: ({ state }) =>
      state.data?.domains.some(({ state }) => state === 'waiting' || state === 'issuing') ? unlessLive(30_000) : false,
  })
