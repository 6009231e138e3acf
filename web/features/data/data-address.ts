import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { DataType, SourceType } from '../../../src/contracts/data/items.ts'
import { EmailCheck, MailboxKind } from '../../../src/contracts/email-checks/email-checks.ts'

export const PAGE_SIZES = [10, 20, 50, 100] as const
export const SEARCH_LENGTH_MAX = 200
const Whole = z.coerce.number().int().min(1)

/** The query parameters of the data page. Invalid values are ignored. */
const Address = z.object({
  /** Cut to the length that the server accepts, rather than dropped. */
  search: z
    .string()
    .transform((text) => text.slice(0, SEARCH_LENGTH_MAX).toWellFormed())
    .optional(),
  type: DataType.optional().catch(undefined),
  source_type: SourceType.optional().catch(undefined),
  source_id: z.uuid().optional().catch(undefined),
  crawl_id: z.uuid().optional().catch(undefined),
  min_confidence: z.enum(['0.5', '0.7', '0.9']).optional().catch(undefined),
  email_check: EmailCheck.optional().catch(undefined),
  mailbox: MailboxKind.optional().catch(undefined),
  sort: z.enum(['newest', 'oldest']).catch('newest'),
  /** The saved view that was opened. */
  view: z.uuid().optional().catch(undefined),
  page: Whole.catch(1),
  per_page: z.coerce
    .number()
    .pipe(z.literal([...PAGE_SIZES]))
    .catch(20),
  /** The item whose evidence is shown. */
  item: z.uuid().optional().catch(undefined),
})
export type DataAddress = z.output<typeof Address>

const DEFAULTS: Partial<DataAddress> = { sort: 'newest', page: 1, per_page: 20 }

/**
 * Reads and changes the query parameters. `filter` returns to page 1; `change` keeps the rest. Each is a step that the
 * back button undoes, but continued typing in the search is one step.
 */
export function useDataAddress() {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  const change = (part: Partial<DataAddress>, options?: { replace: boolean }) =>
    setSearch(toQuery({ ...address, ...part }), options)
  return {
    address,
    change,
    filter: (part: Partial<DataAddress>) =>
      change({ ...part, page: 1, item: undefined }, { replace: Boolean(part.search && address.search) }),
    open: (item: string | undefined) => change({ item }),
    isFiltered: Object.keys(toQuery({ ...address, ...NO_FILTERS, sort: 'newest' })).length > 0,
    /** Filters and order, as a saved view holds them. */
    query: toQuery({ ...address, ...NO_FILTERS }),
    /** Opens a saved view, or leaves it with `null`. */
    openView: (view: { id: string; query: Readonly<Record<string, string>> } | null, options?: { replace: boolean }) =>
      setSearch(
        view ? toQuery({ ...Address.parse(view.query), view: view.id, per_page: address.per_page }) : {},
        options,
      ),
    clear: () => setSearch({}),
  }
}

/** Parts of the address that neither filter nor sort. */
const NO_FILTERS = { view: undefined, page: 1, per_page: 20, item: undefined } as const

function toQuery(address: DataAddress): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address)
      .filter(([name, value]) => value !== undefined && value !== '' && DEFAULTS[name as keyof DataAddress] !== value)
      .map(([name, value]) => [name, String(value)]),
  )
}
