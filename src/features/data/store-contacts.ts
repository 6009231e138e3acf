import { type SQL, sql } from 'drizzle-orm'
import type { Added } from '../../contracts/data-additions.ts'
import type { DataType } from '../../contracts/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { newId } from '../../lib/ids.ts'
import type { ContactValue } from './contact-values.ts'
import type { ContactValues } from './read-contact-row.ts'

type EnteredSource = 'import' | 'manual'

/** The account's source of a name, made when there is none: a second import under a name adds to the first. */
export async function findOrAddSource(ctx: ServiceContext, type: EnteredSource, name: string): Promise<string> {
  const account = accountOf(ctx).id
  const [, rows] = await runBatch(ctx.db, [
    statement(sql`
      INSERT INTO sources (id, account_id, type, name, created_at)
      VALUES (${newId()}, ${account}, ${type}, ${name}, ${ctx.clock.now().toISOString()})
      ON CONFLICT (account_id, type, name) WHERE crawl_id IS NULL DO NOTHING`),
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
  const [, added] = await runBatch(ctx.db, contactStatements(ctx, source, contacts, sql`true`).statements)
  const counts = new Map<DataType, number>()
  for (const { type } of added) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

/**
 * What writes entered contacts: the values of each become items, and those of two values or more a contact. Each kind of
 * row travels as one JSON parameter. What the source has already is left as it is.
 *
 * @param contacts whose rows (`rowBytesOf`) fit the two megabytes that a parameter may have
 * @param condition without which nothing is written
 * @returns the statements, and the items that are new if they are there afterwards, each with its contact's place
 */
export function contactStatements(
  ctx: ServiceContext,
  source: { id: string; type: EnteredSource },
  contacts: readonly ContactValues[],
  condition: SQL,
) {
  const account = accountOf(ctx).id
  const now = ctx.clock.now().toISOString()
  const itemRows = contacts.flatMap(toItemRows)
  const contactRows = JSON.stringify(contacts.filter((contact) => partsOf(contact).length > 1).map(toContactRow))
  const statements = [
    statement(sql`
      INSERT INTO contacts (id, account_id, source_id, key, kind, name, job_title, company, email, phone, confidence, created_at)
      SELECT value ->> 'id', ${account}, ${source.id}, value ->> 'key', value ->> 'kind', value ->> 'name',
        value ->> 'jobTitle', value ->> 'company', value ->> 'email', value ->> 'phone', 1, ${now}
      FROM json_each(${contactRows}) WHERE ${condition}
      ON CONFLICT (source_id, key) DO UPDATE SET
        job_title = coalesce(contacts.job_title, excluded.job_title), company = coalesce(contacts.company, excluded.company),
        phone = coalesce(contacts.phone, excluded.phone)`),
    statement<{ type: DataType }>(sql`
      INSERT INTO items (id, account_id, source_id, source_type, type, value, normalized, confidence, detail, contact_id, created_at)
      SELECT value ->> 'id', ${account}, ${source.id}, ${source.type}, value ->> 'type', value ->> 'value',
        value ->> 'normalized', 1, value -> 'detail',
        (SELECT id FROM contacts WHERE source_id = ${source.id} AND key = json_each.value ->> 'contactKey'), ${now}
      FROM json_each(${JSON.stringify(itemRows)}) WHERE ${condition}
      ON CONFLICT (source_id, type, normalized) DO NOTHING RETURNING type`),
  ] as const
  return { statements, items: itemRows.map(({ id, type, index }) => ({ id, type, index })) }
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

function toItemRows(contact: ContactValues, index: number) {
  const parts = partsOf(contact)
  const contactKey = parts.length > 1 ? keyOf(contact) : null
  return parts.map(({ type, value: { value, normalized, detail } }) => ({
    id: newId(),
    index,
    type,
    value,
    normalized,
    detail: detail && Object.keys(detail).length > 0 ? detail : null,
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
