import { useQuery } from '@tanstack/react-query'
import { profileQuery } from './profile-query.ts'

/** Formats a number for reading (`phoneText`). Returns `written` until the formats of all countries are loaded. */
export type PhoneText = (number: string, written?: string) => string

/**
 * Returns a formatter for phone numbers, based on the account's country.
 *
 * @param isNeeded whether there is a number: the formats are 83 kB (20 kB compressed) that other screens need not load
 */
export function usePhoneText(isNeeded = true): PhoneText {
  const profile = useQuery({ ...profileQuery(), enabled: isNeeded })
  const formats = useQuery({
    queryKey: ['phone-formats'],
    queryFn: async () => await import('./phone-text.ts'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return (number, written = number) =>
    formats.data && !profile.isPending ? formats.data.phoneText(number, profile.data?.country ?? null) : written
}
