import { useSearchParams } from 'wouter'
import { z } from 'zod'

/** The query parameters of the downloads page. Invalid values are ignored. */
const Address = z.object({
  /** Prefills the form. */
  url: z.string().max(2000).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

/** Reads the page's address, and turns its pages. What prefilled the form goes with the first turn. */
export function useDownloadAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    address: Address.parse(Object.fromEntries(search)),
    turnTo: (page: number) => setSearch(page === 1 ? {} : { page: String(page) }),
    /** Back to the first page, without a step that the back button would undo. */
    reset: () => setSearch({}, { replace: true }),
  }
}
