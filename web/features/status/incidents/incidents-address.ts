import { z } from 'zod'
import { INCIDENT_SORTS } from '../../../../src/contracts/status/incidents.ts'
import { INCIDENT_STATUSES } from '../../../../src/rules/status/status-words.ts'
import { useListAddress } from '../../../lib/use-list-address.ts'

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  status: z.enum(INCIDENT_STATUSES).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  /** If absent, the default order applies: open incidents first, then the newest. */
  sort: z.enum(INCIDENT_SORTS).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

export const useIncidentsAddress = () => useListAddress(Address)
