import { queryOptions } from '@tanstack/react-query'
import { site } from '../../src/contracts/system/system.ts'
import { call } from '../lib/call.ts'

/** The service's public settings, such as its name. */
export const siteQuery = () =>
  queryOptions({
    queryKey: ['system', 'site'],
    queryFn: async ({ signal }) => (await call(site, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
