import { sql } from 'drizzle-orm'
import type { ErasedPerson } from '../../contracts/erasures/erasures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { firstNumber, lastNumber } from '../../db/account-numbers.ts'
import { rebuildContacts } from '../../domain/contacts/rebuild-contacts.ts'
import { uuidOf } from '../../lib/ids.ts'
import { nextTurn } from '../../lib/steps.ts'
import { blockValues, deletePersonData, deleteValues } from './delete-person-data.ts'
import { deleteEmptySources } from './erase-from-sources.ts'
import { ERASERS, KEEPERS } from './erasers.ts'
import { type LocatedPerson, locatePerson } from './locate-person.ts'

const CONTACTS_AT_ONCE = 200

export interface Erasure {
  readonly id: string
  readonly contacts: number
  readonly values: number
  readonly pages: number
  readonly imports: number
  /** Campaign messages and replies. */
  readonly messages: number
}

/**
 * Erases everything that the account holds on a person, and keeps hashes that block them from being added again. Their
 * contacts and values are deleted last, and other data that links a name to their address just before. So a retry after
 * a crash still finds the person, and completes the erasure.
 */
export async function erasePerson(ctx: ServiceContext, given: ErasedPerson): Promise<Erasure> {
  const person = await locatePerson(ctx, given)
  const { meant, items, keptOut } = person
  const id = idOf(ctx, person)
  if (keptOut.length === 0 && meant.length === 0)
    return { id, contacts: 0, values: 0, pages: 0, imports: 0, messages: 0 }
  await blockValues(ctx, person)
  const changed = await eraseAll(ctx, { ...person, keepsEvidence: true })
  const loose = items.filter(({ is_of_meant }) => !is_of_meant)
  const sources = await deleteValues(ctx, loose, 0)
  for (const name of KEEPERS) changed[name] = Math.max(changed[name], await ERASERS[name](ctx, person))
  sources.push(...(await deletePersonData(ctx, person, id)))
  await deleteEmptySources(ctx, [...new Set(sources)])
  await refreshStale(ctx)
  return {
    id,
    contacts: meant.length,
    values: items.length,
    pages: changed.pages,
    imports: changed.files,
    messages: changed.recipients + changed.replies,
  }
}

/** A retry of the same erasure after a crash gets the same id. */
const idOf = (ctx: ServiceContext, { keptOut, meant }: LocatedPerson) =>
  uuidOf(
    JSON.stringify([
      'erasure',
      accountOf(ctx).id,
      keptOut,
      keptOut.length > 0 ? [] : meant.map(({ number }) => number),
    ]),
  )

async function eraseAll(ctx: ServiceContext, person: LocatedPerson) {
  const changed = { ...Object.fromEntries(Object.keys(ERASERS).map((name) => [name, 0])) } as Record<
    keyof typeof ERASERS,
    number
  >
  for (const [name, erase] of Object.entries(ERASERS)) changed[name as keyof typeof ERASERS] = await erase(ctx, person)
  return changed
}

/** Rebuilds contacts that had data of the person. After a crash, a scheduled job rebuilds the rest. */
async function refreshStale(ctx: ServiceContext): Promise<void> {
  const account = accountOf(ctx).id
  for (let after: number | null = null; ; ) {
    const rows: { number: number }[] = await ctx.data.all(sql`SELECT number FROM contacts WHERE is_stale = 1
      AND number > coalesce(${after}, ${firstNumber(account)}) AND number <= ${lastNumber(account)} ORDER BY number LIMIT ${CONTACTS_AT_ONCE}`)
    if (rows.length > 0)
      await rebuildContacts(
        ctx,
        rows.map(({ number }) => number),
      )
    if (rows.length < CONTACTS_AT_ONCE) return
    after = rows.at(-1)!.number
    await nextTurn()
  }
}
