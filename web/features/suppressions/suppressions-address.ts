import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { Channel } from '../../../src/contracts/senders/channel.ts'
import { SuppressionReason } from '../../../src/contracts/suppressions/suppressions.ts'

/** The query parameters of the list. Invalid values are ignored. */
const Address = z.object({
  channel: Channel.optional().catch(undefined),
  reason: SuppressionReason.optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})
export type SuppressionsAddress = z.output<typeof Address>

/**
 * Reads and changes the filters in the page's address. Other parameters, such as the open tab, stay. The address that
 * is looked up is not included, because browsers keep a history.
 */
export function useSuppressionsAddress() {
  const [search, setSearch] = useSearchParams()
  const change = (part: Partial<SuppressionsAddress>, options?: { replace: boolean }) =>
    setSearch((now) => withPart(now, part), options)
  return {
    address: Address.parse(Object.fromEntries(search)),
    filter: (part: Partial<SuppressionsAddress>) => change({ ...part, page: 1 }),
    turn: (page: number, options?: { replace: boolean }) => change({ page }, options),
  }
}

function withPart(now: URLSearchParams, part: Partial<SuppressionsAddress>): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined || (name === 'page' && value === 1)) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
