import { queryOptions } from '@tanstack/react-query'
import { list } from '../../src/contracts/api-keys/api-keys.ts'
import { call } from '../lib/call.ts'

/** The account's API keys. */
export const apiKeyListQuery = () =>
  queryOptions({
    queryKey: ['api-keys', 'list'],
    queryFn: async ({ signal }) => (await call(list, { signal })).data.api_keys,
    staleTime: 0,
  })
