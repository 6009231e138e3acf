import { useSearchParams } from 'wouter'
import { z } from 'zod'

export const SEARCH_LENGTH_MAX = 100

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  queue: z.string().max(60).catch(''),
  state: z.enum(['open', 'retried', 'all']).catch('open'),
  search: z
    .string()
    .transform((text) => text.slice(0, SEARCH_LENGTH_MAX).toWellFormed().trim())
    .catch(''),
})
export type QueuesAddress = z.output<typeof Address>

/**
 * Reads and changes the query parameters. Each filter is a step that the back button undoes; continued typing is one
 * step.
 */
export function useQueuesAddress() {
  const [params, setParams] = useSearchParams()
  const address = Address.parse(Object.fromEntries(params))
  return {
    address,
    filter: (part: Partial<QueuesAddress>) =>
      setParams(toQuery({ ...address, ...part }), { replace: Boolean(part.search && address.search) }),
    isFiltered: Boolean(address.queue || address.search || address.state !== 'open'),
    clear: () => setParams({}),
  }
}
export type QueuesPlace = ReturnType<typeof useQueuesAddress>

const toQuery = ({ queue, state, search }: QueuesAddress): Record<string, string> => ({
  ...(queue && { queue }),
  ...(state !== 'open' && { state }),
  ...(search && { search }),
})
