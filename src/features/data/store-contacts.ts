import { type SQL, sql } from 'drizzle-orm'
import type { Added } from '../../contracts/data-additions.ts'
import type { DataType } from '../../contracts/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { introduce, nextNumber, spendNumbers } from '../../db/account-numbers.ts'
import { addItems, type ItemToAdd } from '../../db/add-items.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { newId } from '../../lib/ids.ts'
import type { ContactValue } from './contact-values.ts'
import type { ContactValues } from './read-contact-row.ts'

type EnteredSource = 'import' | 'manual'

/** The account's source of a name, made when there is none: a second import under a name adds to the first. */
export async function findOrAddSource(ctx: ServiceContext, type: EnteredSource, name: string): Promise<string> {
  const account = accountOf(ctx).id
  const [, , , rows] = await runBatch(ctx.data, [
    introduce(accountOf(ctx)),
    statement(sql`
      INSERT INTO sources (number, id, account_id, type, name, created_at)
      VALUES (${nextNumber(account)}, ${newId()}, ${account}, ${type}, ${name}, ${ctx.clock.now().toISOString()})
      ON CONFLICT (account_id, type, name) WHERE crawl_id IS NULL DO NOTHING`),
    spendNumbers(account, '[1]'),
    statement<{ id: string }>(sql`
      SELECT id FROM sources WHERE account_id = ${account} AND type = ${type} AND name = ${name} AND crawl_id IS NULL`),
  ])
  return rows[0]!.id
}

/** Writes entered contacts in one batch. @returns new items by type */
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
  return new Map(added.map(({ type, total }) => [type, total]))
}

/**
 * What writes entered contacts: the values of each become items, and those of two values or more a contact. What the source has
 * already is left as it is.
 *
 * @param condition without which nothing is written
 * @returns statements of one batch: first `values`, then `sightings`, and between the two `newToSource` is a query of what the
 *   source did not have (`type`, and as `row_index` the contact's place)
 */
export function contactStatements(
  ctx: ServiceContext,
  source: { id: string; type: EnteredSource },
  contacts: readonly ContactValues[],
  condition: SQL,
) {
  const account = accountOf(ctx).id
  const date = ctx.clock.now()
  const now = date.toISOString()
  const contactRows = contacts.filter((contact) => partsOf(contact).length > 1).map(toContactRow)
  const items = addItems({ ...source, accountId: account }, contacts.flatMap(toItems), date, condition)
  const values: Statement<never>[] = [
    ...jsonLists(contactRows).flatMap((list) => [
      statement<never>(sql`
        INSERT INTO contacts (number, id, account_id, source_id, key, kind, name, job_title, company, email, phone, confidence, created_at)
        SELECT ${nextNumber(account)} + key, value ->> 'id', ${account}, ${source.id}, value ->> 'key', value ->> 'kind', value ->> 'name',
          value ->> 'jobTitle', value ->> 'company', value ->> 'email', value ->> 'phone', 1, ${now}
        FROM json_each(${list}) WHERE ${condition}
        ON CONFLICT (source_id, key) DO UPDATE SET
          job_title = coalesce(contacts.job_title, excluded.job_title), company = coalesce(contacts.company, excluded.company),
          phone = coalesce(contacts.phone, excluded.phone)`),
      spendNumbers(account, list),
    ]),
    statement<never>(sql`UPDATE sources SET unchecked_since = ${now} WHERE id = ${source.id} AND ${condition}`),
    ...items.flatMap((list) => list.items),
  ]
  const newToSource = sql.join(
    items.map((list) => list.newToSource),
    sql` UNION ALL `,
  )
  return { values, newToSource, sightings: items.map((list) => list.sighting) }
}

/** The counts as the API names them. */
export const toAdded = (sourceId: string | null, counts: ReadonlyMap<DataType, number>): Added => ({
  source_id: sourceId,
  total_emails: counts.get('emails') ?? 0,
  total_phones: counts.get('phones') ?? 0,
  total_names: counts.get('names') ?? 0,
  total_companies: counts.get('companies') ?? 0,
})

function partsOf({ emails, phones, name, company }: ContactValues): { type: DataType; value: ContactValue }[] {
  return [
    ...emails.map((value) => ({ type: 'emails' as const, value })),
    ...phones.map((value) => ({ type: 'phones' as const, value })),
    ...(name ? [{ type: 'names' as const, value: name }] : []),
    ...(company ? [{ type: 'companies' as const, value: company }] : []),
  ]
}

/** At most what the rows of a contact's values take as JSON, in bytes: ids, keys, and each value twice. */
export const rowBytesOf = (contact: ContactValues): number =>
  partsOf(contact).reduce((sum, { value }) => sum + 400 + 3 * (value.value.length + value.normalized.length), 0)

/** Two rows are one contact when name and way to reach it are the same; people may share a mailbox. */
const keyOf = ({ emails, phones, name }: ContactValues) =>
  `${name?.normalized ?? ''}|${(emails[0] ?? phones[0])?.normalized ?? ''}`

function toItems(contact: ContactValues, index: number): ItemToAdd[] {
  const parts = partsOf(contact)
  const contactKey = parts.length > 1 ? keyOf(contact) : null
  return parts.map(({ type, value: { value, normalized, detail } }) => ({
    index,
    type,
    value,
    normalized,
    confidence: 1,
    detail: detail ?? null,
    contactKey,
  }))
}

function toContactRow(contact: ContactValues) {
  return {
    id: newId(),
    key: keyOf(contact),
    kind: contact.name || !contact.company ? 'person' : 'organization',
    name: contact.name?.value,
    jobTitle: contact.jobTitle,
    company: contact.company?.value,
    email: contact.emails[0]?.value,
    phone: contact.phones[0]?.normalized,
  }
}
