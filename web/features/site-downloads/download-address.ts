import { useSearchParams } from 'wouter'
import { z } from 'zod'

/** The query parameters of the downloads page. Invalid values are ignored. */
const Address = z.object({
  /** Prefills the form. */
  url: z.string().max(2000).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

/** Reads the query parameters and changes the page number. Changing it drops the URL that prefilled the form. */
export function useDownloadAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    address: Address.parse(Object.fromEntries(search)),
    turnTo: (page: number) => setSearch(page === 1 ? {} : { page: String(page) }),
    /** Returns to the first page without adding a history entry. */
    reset: () => setSearch({}, { replace: true }),
  }
}
