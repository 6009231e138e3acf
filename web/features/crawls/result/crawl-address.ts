import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { PageState } from '../../../../src/contracts/crawls/crawls.ts'
import { DataType } from '../../../../src/contracts/data/items.ts'

const PageNumber = z.coerce.number().int().min(1)

/** The query parameters of the crawl page. Invalid values are ignored. */
const Address = z.object({
  /** Prefills the form. */
  url: z.string().max(2000).optional().catch(undefined),
  /** The open crawl: its live panel or its results. */
  crawl: z.uuid().optional().catch(undefined),
  /** The tab shown: people and organisations, or a data type. */
  view: z
    .union([DataType, z.literal('people')])
    .optional()
    .catch(undefined),
  state: PageState.optional().catch(undefined),
  /** Page number in the crawl's list of pages. */
  page: PageNumber.catch(1),
  /** Page number in the history; if absent, the recent crawls are shown. */
  history: PageNumber.optional().catch(undefined),
  /** What the history is searched for. */
  find: z.string().max(200).optional().catch(undefined),
})
export type CrawlAddress = z.output<typeof Address>

/**
 * Reads and changes the query parameters. `go` drops parameters that are not passed; `adjust` keeps them and adds no
 * history entry.
 */
export function useCrawlAddress() {
  const [search, setSearch] = useSearchParams()
  const given = Object.fromEntries(search)
  return {
    address: Address.parse(given),
    go: (next: Partial<CrawlAddress>, options?: { replace?: boolean }) => setSearch(toQuery(next), options),
    adjust: (change: Partial<CrawlAddress>) => setSearch(toQuery({ ...given, ...change }), { replace: true }),
  }
}

const toQuery = (address: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
