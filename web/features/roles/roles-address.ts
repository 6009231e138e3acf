import { z } from 'zod'
import { ROLE_SORTS } from '../../../src/contracts/roles/roles.ts'
import { useListAddress } from '../../lib/use-list-address.ts'

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  search: z.string().max(100).optional().catch(undefined),
  sort: z.enum(ROLE_SORTS).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

export const useRolesAddress = () => useListAddress(Address)
