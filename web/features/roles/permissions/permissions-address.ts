import { z } from 'zod'
import { PERMISSION_SORTS } from '../../../../src/contracts/roles/permission-entries.ts'
import { useListAddress } from '../../../lib/use-list-address.ts'

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  search: z.string().max(100).optional().catch(undefined),
  category: z.string().max(60).optional().catch(undefined),
  sort: z.enum(PERMISSION_SORTS).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

export const usePermissionsAddress = () => useListAddress(Address)
