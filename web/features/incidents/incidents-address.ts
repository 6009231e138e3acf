import { z } from 'zod'
import { INCIDENT_STATUSES } from '../../../src/contracts/status-words.ts'
import { useListAddress } from '../../lib/use-list-address.ts'

/** What the address of the page says. Anything that makes no sense is as if it were not there. */
const Address = z.object({
  status: z.enum(INCIDENT_STATUSES).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

export const useIncidentsAddress = () => useListAddress(Address)
