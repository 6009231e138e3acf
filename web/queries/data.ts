import { queryOptions } from '@tanstack/react-query'
import { listSources } from '../../src/contracts/data/data.ts'
import { call } from '../lib/call.ts'

/** The sources of the account's values. */
export const sourcesQuery = () =>
  queryOptions({
    queryKey: ['items', 'sources'],
    queryFn: async ({ signal }) => (await call(listSources, { query: { per_page: 100 }, signal })).data,
  })
