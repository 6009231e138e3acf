import { useQuery } from '@tanstack/react-query'
import { profileQuery } from './profile-query.ts'

/** The account's country as an ISO 3166-1 alpha-2 code; null if it has none, undefined while unknown. */
export function useOwnCountry(): string | null | undefined {
  const { data } = useQuery(profileQuery())
  return data?.country
}
