import { sql } from 'drizzle-orm'
import type { ContactFilter } from '../../contracts/contacts/contact-filter.ts'
import type { ContactOrder } from '../../contracts/contacts/contact-order.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { conflict, raise } from '../../lib/errors.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { nextTurn } from '../../lib/steps.ts'
import { chooseContacts } from './choose-contacts.ts'
import { type ResolvedFilter, resolveFilter, stretchOf } from './resolve-filter.ts'
import { type SortPlace, sortedBy, sortedContacts, sortKeyColumn } from './sorted-contacts.ts'

/** The contacts to act on: a list of ids, or all that match a filter, up to the newest one that the user has seen. */
export interface Chosen {
  readonly contact_ids?: readonly string[] | undefined
  readonly matching?: ContactFilter | undefined
  readonly up_to?: string | undefined
}

/** Rows per query, since an account may have hundreds of thousands. */
const ROWS_AT_ONCE = 5_000
const REACHABLE_FIRST: ContactOrder = { sort: 'reach', order: 'asc' }

/**
 * Returns the numbers of the chosen contacts, in the order of the list; of a list of ids, only those that belong to the account.
 * They are all read before acting on them, since acting may change what matches.
 *
 * @throws conflict for an `up_to` that is not a contact of the account
 */
export async function chosenNumbers(
  ctx: ServiceContext,
  chosen: Chosen,
  order: ContactOrder = REACHABLE_FIRST,
): Promise<number[]> {
  const stretch = stretchOf(ctx)
  const isOwn = (number: number | null) => number !== null && number >= stretch.low && number <= stretch.high
  if (chosen.contact_ids) {
    const numbers = [...new Set(chosen.contact_ids.map(numberOfId))].filter((number) => number !== null)
    return ownNumbers(ctx, numbers.filter(isOwn), order)
  }
  const last = chosen.up_to === undefined ? stretch.high : numberOfId(chosen.up_to)
  if (!isOwn(last)) throw conflict('Your contacts have changed. Please reload and try again.')
  const filter = await resolveFilter(ctx, chosen.matching ?? raise(conflict('Name the contacts or a filter')))
  const bounded = filter && { ...filter, high: Math.min(filter.high, last!) }
  const { sort } = order
  if (sort !== 'reach') return sortedNumbers(ctx, bounded, { ...order, sort })
  const numbers: number[] = []
  for (let after: { reach: number; number: number } | undefined; ; ) {
    const slice = { limit: ROWS_AT_ONCE, ...(after && { after }) }
    const rows = await ctx.data.all<{ seq: number; reach: number }>(sql`
      SELECT seq, reach FROM (${chooseContacts(accountOf(ctx).number, bounded, slice)}) ORDER BY reach DESC, seq`)
    for (const { seq } of rows) numbers.push(seq)
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_AT_ONCE) return numbers
    after = { reach: end.reach, number: end.seq }
    await nextTurn()
  }
}

/** The numbers of all matches, in order of a column. */
async function sortedNumbers(
  ctx: ServiceContext,
  filter: ResolvedFilter | null,
  order: Pick<Parameters<typeof sortedContacts>[2], 'sort' | 'order'>,
): Promise<number[]> {
  const numbers: number[] = []
  for (let after: SortPlace | undefined; ; ) {
    const chosen = sortedContacts(accountOf(ctx).number, filter, { ...order, limit: ROWS_AT_ONCE, after })
    const rows = await ctx.data.all<{ seq: number; sort_key: SortPlace['key'] }>(
      sql`SELECT seq, sort_key FROM (${chosen}) ORDER BY ${sortedBy(order, sql`sort_key`, sql`seq`)}`,
    )
    for (const { seq } of rows) numbers.push(seq)
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_AT_ONCE) return numbers
    after = { key: end.sort_key, number: end.seq }
    await nextTurn()
  }
}

const ownNumbers = async (
  ctx: ServiceContext,
  numbers: readonly number[],
  { sort, order }: ContactOrder,
): Promise<number[]> => {
  const inOrder =
    sort === 'reach' ? sql`reach DESC, number` : sortedBy({ order }, sortKeyColumn(sort), sql`contacts.number`)
  const rows = await ctx.data.all<{ number: number }>(sql`
    SELECT number FROM contacts WHERE number IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) AND reach >= 0 ORDER BY ${inOrder}`)
  return rows.map(({ number }) => number)
}
