import { z } from 'zod'
import { USER_FILTERS, USER_SORTS } from '../../../src/contracts/users/users.ts'
import { useListAddress } from '../../lib/use-list-address.ts'

export const SEARCH_LENGTH_MAX = 100

/** The query parameters of the user list. Invalid values are ignored. */
const Address = z.object({
  /** Cut to the length that the server accepts, rather than dropped. */
  search: z
    .string()
    .transform((text) => text.slice(0, SEARCH_LENGTH_MAX).toWellFormed())
    .optional(),
  filter: z.enum(USER_FILTERS).catch('all'),
  role_id: z.uuid().optional().catch(undefined),
  sort: z.enum(USER_SORTS).catch('created_at'),
  direction: z.enum(['asc', 'desc']).catch('desc'),
  page: z.coerce.number().int().min(1).catch(1),
  /** The user whose details are open. */
  user: z.uuid().optional().catch(undefined),
})
export type UsersAddress = z.output<typeof Address>

/** Reads and changes the query parameters. Continued typing in the search is one history entry. */
export function useUsersAddress() {
  const { address, change, filter, turn } = useListAddress(Address)
  return {
    address,
    filter: (part: Partial<UsersAddress>) => filter(part, { replace: Boolean(part.search && address.search) }),
    turn,
    open: (user: string | undefined) => change({ user }),
    isFiltered: Boolean(address.search || address.filter !== 'all' || address.role_id),
    clear: () => filter({ search: undefined, filter: 'all', role_id: undefined }),
  }
}
export type UsersPlace = ReturnType<typeof useUsersAddress>
