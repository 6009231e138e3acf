import { useQuery } from '@tanstack/react-query'
import { getProfile } from '../../src/contracts/accounts/accounts.ts'
import { call } from './call.ts'

/** The account's country as an ISO 3166-1 alpha-2 code; null if it has none, undefined while unknown. */
export function useOwnCountry(): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['account', 'profile'],
    queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
  })
  return data?.country
}
