import { queryOptions } from '@tanstack/react-query'
import { getProfile } from '../../src/contracts/accounts/accounts.ts'
import { call } from './call.ts'

/** The profile of the account. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
  })
