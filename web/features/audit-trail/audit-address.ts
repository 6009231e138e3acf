import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { AUDIT_ACTIONS } from '../../../src/rules/audit-trail/audit-actions.ts'

/** The server's maximum length. Longer search texts are cut rather than dropped. */
export const WORDS_LENGTH_MAX = 100
const Day = z.iso.date().optional().catch(undefined)

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
  account_id: z.uuid().optional().catch(undefined),
  search: z
    .string()
    .transform((text) => text.slice(0, WORDS_LENGTH_MAX).toWellFormed().trim() || undefined)
    .optional(),
  since: Day,
  until: Day,
})
export type AuditAddress = z.output<typeof Address>

/**
 * Reads and changes the query parameters. Each filter is a step that the back button undoes; continued typing is one
 * step.
 */
export function useAuditAddress() {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  return {
    address,
    filter: (part: Partial<AuditAddress>) =>
      setSearch(toQuery({ ...address, ...part }), { replace: Boolean(part.search && address.search) }),
    isFiltered: Object.keys(toQuery(address)).length > 0,
    clear: () => setSearch({}),
  }
}
export type AuditPlace = ReturnType<typeof useAuditAddress>

const toQuery = (address: AuditAddress): Record<string, string> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value))
