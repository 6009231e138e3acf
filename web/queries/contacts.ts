import { queryOptions } from '@tanstack/react-query'
import { readFacets } from '../../src/contracts/contacts/contacts.ts'
import type { ReturnsOf } from '../../src/contracts/endpoint.ts'
import { call } from '../lib/call.ts'

export type ContactFacets = ReturnsOf<typeof readFacets>['data']

/** How many contacts each filter of the address book matches. */
export const contactFacetsQuery = () =>
  queryOptions({
    queryKey: ['contacts', 'facets'],
    queryFn: async ({ signal }) => (await call(readFacets, { signal })).data,
    staleTime: 0,
  })
