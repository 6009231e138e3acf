import { type SQL, sql } from 'drizzle-orm'
import type { Added } from '../../contracts/data/data-additions.ts'
import type { DataType } from '../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { addItems, type ItemToAdd } from '../../db/add-items.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import type { EnteredSource } from '../sources/find-or-add-source.ts'
import { assignContacts } from './assign-contacts.ts'
import type { ContactValue } from './contact-values.ts'
import { type EnteredContact, enteredMentions, type ImportOfRow } from './entered-mentions.ts'
import type { ContactValues } from './import-rows/read-contact-row.ts'
import { type MentionToStore, mentionStatements } from './store-mentions.ts'

/** Maximum mentions assigned to contacts before the response. A queue assigns the rest. */
const MENTIONS_AT_ONCE = 2_000

/** Stores entered contacts in one batch and assigns their mentions to contacts. @returns new items by type */
export async function storeContacts(
  ctx: ServiceContext,
  source: { id: string; type: EnteredSource },
  contacts: readonly ContactValues[],
): Promise<ReadonlyMap<DataType, number>> {
  const { values, newToSource, sightings } = contactStatements(ctx, source, contacts, sql`true`)
  const counted = statement<{ type: DataType; total: number }>(
    sql`SELECT type, count(*) AS total FROM (${newToSource}) GROUP BY type`,
  )
  const results = await runBatch(ctx.data, [...values, counted, ...sightings])
  const added = results[values.length] as { type: DataType; total: number }[]
  if (!(await assignContacts(ctx, source.id, MENTIONS_AT_ONCE)))
    await ctx.queues.send('contacts', { account_id: accountOf(ctx).id, source_id: source.id })
  return new Map(added.map(({ type, total }) => [type, total]))
}

/**
 * Returns the statements that store entered contacts: their values become items, and each person or organisation they
 * name becomes a mention. What the source already has is left unchanged.
 *
 * @param condition must hold, otherwise nothing is written
 * @param by the import, for each contact; none for what was entered by hand
 * @returns statements of one batch: first `values`, then `sightings`, and between them `newToSource`, a query for what
 * the source did not have before (`type`, and as `row_index` the contact's index)
 */
export function contactStatements(
  ctx: ServiceContext,
  source: { id: string; type: EnteredSource },
  contacts: readonly ContactValues[],
  condition: SQL,
  by: readonly ImportOfRow[] = [],
) {
  const account = accountOf(ctx).id
  const date = ctx.clock.now()
  const now = date.toISOString()
  const items = addItems({ ...source, accountId: account }, contacts.flatMap(toItems), date, condition)
  const values: Statement<never>[] = [
    statement<never>(sql`UPDATE sources SET unchecked_since = ${now} WHERE id = ${source.id} AND ${condition}`),
    ...items.flatMap((list) => list.items),
  ]
  const newToSource = sql.join(
    items.map((list) => list.newToSource),
    sql` UNION ALL `,
  )
  const mentions = mentionStatements(
    { id: source.id, accountId: account, isAdding: true },
    uniqueMentions(contacts, by),
    date,
    condition,
  )
  return { values, newToSource, sightings: [...items.map((list) => list.sighting), ...mentions] }
}

/** Converts the counts to the API's field names. */
export const toAdded = (sourceId: string | null, counts: ReadonlyMap<DataType, number>): Added => ({
  source_id: sourceId,
  total_emails: counts.get('emails') ?? 0,
  total_phones: counts.get('phones') ?? 0,
  total_names: counts.get('names') ?? 0,
  total_companies: counts.get('companies') ?? 0,
})

function partsOf({
  emails,
  phones,
  name,
  company,
  addresses = [],
}: ContactValues): { type: DataType; value: ContactValue }[] {
  return [
    ...emails.map((value) => ({ type: 'emails' as const, value })),
    ...phones.map((value) => ({ type: 'phones' as const, value })),
    ...(name ? [{ type: 'names' as const, value: name }] : []),
    ...(company ? [{ type: 'companies' as const, value: company }] : []),
    ...addresses.map(({ country, ...value }) => ({
      type: 'addresses' as const,
      value: country ? { ...value, detail: { country } } : value,
    })),
  ]
}

/** An upper bound in bytes for the rows of a contact's values as JSON: ids, keys, and each value twice. */
export const rowBytesOf = (contact: ContactValues): number =>
  partsOf(contact).reduce((sum, { value }) => sum + 400 + 3 * (value.value.length + value.normalized.length), 0) +
  Object.values(contact.fields ?? {}).reduce((sum, value) => sum + 100 + 3 * value.length, 0)

function toItems(contact: ContactValues, index: number): ItemToAdd[] {
  return partsOf(contact).map(({ type, value: { value, normalized, detail } }) => ({
    index,
    type,
    value,
    normalized,
    confidence: 1,
    detail: detail ?? null,
  }))
}

/** Merges rows that name the same person or organisation into one mention. */
function uniqueMentions(contacts: readonly ContactValues[], by: readonly ImportOfRow[]): MentionToStore[] {
  const byKey = new Map<string, MentionToStore>()
  for (const mention of contacts.flatMap((contact, at) => rowMentions(contact, by[at]))) {
    const known = byKey.get(mention.key)
    byKey.set(mention.key, known ? joined(known, mention) : mention)
  }
  return [...byKey.values()]
}

/** The mentions of a row: of its own contact first, then of the organisation named with them. */
export const rowMentions = (contact: ContactValues, by: ImportOfRow | undefined): MentionToStore[] =>
  enteredMentions({ ...toEntered(contact), by: by ?? null })

const joined = (one: MentionToStore, other: MentionToStore): MentionToStore => ({
  ...one,
  facts: {
    ...one.facts,
    parts: [
      ...new Map([...one.facts.parts, ...other.facts.parts].map((part) => [JSON.stringify(part), part])).values(),
    ],
    ...(other.facts.fields && { fields: { ...one.facts.fields, ...other.facts.fields } }),
  },
})

const toEntered = ({
  emails,
  phones,
  name,
  company,
  jobTitle,
  addresses = [],
  profiles = [],
  site = null,
  tags = [],
  note = null,
  fields = {},
}: ContactValues): EnteredContact => ({
  name: name?.value ?? null,
  company: company?.value ?? null,
  jobTitle,
  emails: emails.map(({ normalized }) => normalized),
  phones: phones.map(({ normalized }) => normalized),
  addresses,
  profiles,
  site,
  tags,
  note,
  fields,
})
