import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { ContactKind } from '../../../src/contracts/contacts/contact.ts'
import {
  ACTIVITIES,
  ACTIVITY_DAYS_MAX,
  CONTACT_HAS,
  DEPARTMENTS,
  SENIORITIES,
} from '../../../src/contracts/contacts/contact-filter.ts'
import { CONTACT_CURSOR_LENGTH_MAX, CONTACT_SORTS, ORDERS } from '../../../src/contracts/contacts/contact-order.ts'
import { SourceType } from '../../../src/contracts/data/items.ts'
import { EMAIL_CHECKS } from '../../../src/contracts/email-checks/email-checks.ts'

export const PAGE_SIZES = [10, 25, 50, 100] as const
export const WORDS_LENGTH_MAX = 200
const Whole = z.coerce.number().int().min(1)
const Id = z.uuid().optional().catch(undefined)
const Day = z.iso.date().optional().catch(undefined)
/** Cut to the length that the server accepts, rather than dropped. */
const Words = z
  .string()
  .transform((text) => text.slice(0, WORDS_LENGTH_MAX).toWellFormed())
  .optional()

/** The query parameters of the contacts page. Invalid values are ignored. */
const Address = z.object({
  /** If absent, people and organisations are shown. */
  kind: ContactKind.optional().catch(undefined),
  search: Words,
  has: z.enum(CONTACT_HAS).optional().catch(undefined),
  email_check: z
    .enum([...EMAIL_CHECKS, 'unchecked'])
    .optional()
    .catch(undefined),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  title: Words,
  seniority: z.enum(SENIORITIES).optional().catch(undefined),
  department: z.enum(DEPARTMENTS).optional().catch(undefined),
  label_id: Id,
  organization_id: Id,
  source_id: Id,
  crawl_id: Id,
  source_type: SourceType.optional().catch(undefined),
  since: Day,
  until: Day,
  activity: z.enum(ACTIVITIES).optional().catch(undefined),
  activity_campaign_id: Id,
  activity_days: Whole.max(ACTIVITY_DAYS_MAX).optional().catch(undefined),
  sort: z.enum(CONTACT_SORTS).catch('reach'),
  order: z.enum(ORDERS).catch('asc'),
  /** The saved view that was opened. */
  view: Id,
  /** Where the page begins, if it was reached from the one before. */
  after: z.string().max(CONTACT_CURSOR_LENGTH_MAX).optional().catch(undefined),
  page: Whole.catch(1),
  per_page: z.coerce
    .number()
    .pipe(z.literal([...PAGE_SIZES]))
    .catch(25),
})
export type ContactsAddress = z.output<typeof Address>

const DEFAULTS: Partial<ContactsAddress> = { page: 1, per_page: 25, sort: 'reach', order: 'asc' }
/** Parameters that change on every keystroke. */
const TYPED = ['search', 'title'] as const

/**
 * Reads and changes the query parameters. `filter` returns to page 1; `change` keeps the rest. Each is a step that the
 * back button undoes, but continued typing is one step.
 */
export function useContactsAddress() {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  const change = (part: Partial<ContactsAddress>, options?: { replace: boolean }) =>
    setSearch(toQuery({ ...address, ...part }), options)
  return {
    address,
    change,
    filter: (part: Partial<ContactsAddress>) =>
      change({ ...part, page: 1, after: undefined }, { replace: TYPED.some((name) => part[name] && address[name]) }),
    /** Whether a filter other than the kind is active. */
    isFiltered: Object.keys(toQuery({ ...address, ...NO_FILTERS })).length > 0,
    /** Filters and order, as a saved view holds them. */
    query: toQuery({ ...address, view: undefined, after: undefined, page: 1, per_page: 25 }),
    /** Opens a saved view, or leaves it with `null`. */
    openView: (view: { id: string; query: Readonly<Record<string, string>> } | null, options?: { replace: boolean }) =>
      setSearch(
        view ? toQuery({ ...Address.parse(view.query), view: view.id, per_page: address.per_page }) : {},
        options,
      ),
    clear: () =>
      setSearch(
        toQuery({
          ...Address.parse({}),
          kind: address.kind,
          per_page: address.per_page,
          sort: address.sort,
          order: address.order,
        }),
      ),
  }
}
/** Parts of the address that do not filter. */
const NO_FILTERS = {
  kind: undefined,
  view: undefined,
  after: undefined,
  page: 1,
  per_page: 25,
  sort: 'reach',
  order: 'asc',
} as const
export type ContactsLocation = ReturnType<typeof useContactsAddress>

function toQuery(address: ContactsAddress): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address)
      .filter(
        ([name, value]) => value !== undefined && value !== '' && DEFAULTS[name as keyof ContactsAddress] !== value,
      )
      .map(([name, value]) => [name, String(value)]),
  )
}
