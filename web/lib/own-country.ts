import { useQuery } from '@tanstack/react-query'
import { getProfile } from '../../src/contracts/accounts.ts'
import { call } from './call.ts'

/** The account's country, ISO 3166-1 alpha-2; null where it has none, undefined as long as that is not known. */
export function useOwnCountry(): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['account', 'profile'],
    queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
  })
  return data?.country
}
