import { sql } from 'drizzle-orm'
import type { SourceType } from '../../contracts/data/items.ts'
import type { ErasedPerson, ErasureReport } from '../../contracts/erasures/erasures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { firstNumber, lastNumber } from '../../db/account-numbers.ts'
import { uuidOf } from '../../lib/ids.ts'
import { numberedId } from '../../lib/numbered-id.ts'
import type { FoundContact } from './contacts-of-person.ts'
import { directMessagesTo } from './erase-from-direct-messages.ts'
import { PAGE_TEXTS } from './erase-from-pages.ts'
import { recipientsOf } from './erase-from-recipients.ts'
import { repliesOf } from './erase-from-replies.ts'
import { filesWith, importIdOf } from './import-files.ts'
import { type LocatedPerson, locatePerson } from './locate-person.ts'
import { rowsWith } from './rows-with.ts'

/** Maximum sources that a report lists. */
const SOURCES_MAX = 200

/** Returns everything that the account holds on a person. Changes nothing. */
export async function findPerson(ctx: ServiceContext, given: ErasedPerson): Promise<ErasureReport> {
  const person = await locatePerson(ctx, given)
  const { meant, possible, items, traces } = person
  let pages = 0
  for await (const rows of rowsWith(ctx, 'pages', PAGE_TEXTS, traces)) pages += rows.length
  const imports: ErasureReport['imports'] = []
  for await (const { key, name, isWaiting } of filesWith(ctx, traces)) {
    const known = isWaiting ? await nameOfImport(ctx, importIdOf(key)) : name
    imports.push({ id: uuidOf(key), file_name: known ?? 'import.csv' })
  }
  return {
    contacts: [
      ...meant.map((contact) => toReported(contact, false)),
      ...possible.map((contact) => toReported(contact, true)),
    ],
    values: items.map(({ type, value, total_sources }) => ({ type, value, total_sources })),
    sources: await sourcesOf(ctx, person),
    total_pages: pages,
    imports,
    total_notes: await countNotes(ctx, person),
    total_messages:
      (await recipientsOf(ctx, person)).length +
      (await repliesOf(ctx, person)).length +
      (await directMessagesTo(ctx, person)).length,
  }
}

const toReported = (contact: FoundContact, is_by_name: boolean) => ({
  id: numberedId(contact.number, contact.first_seen_at),
  kind: contact.kind,
  name: contact.name,
  company: contact.organization,
  email: contact.email,
  is_by_name,
})

const listOf = (rows: readonly { number: number }[]) =>
  sql`SELECT value FROM json_each(${JSON.stringify(rows.map(({ number }) => number))})`

function sourcesOf(
  ctx: ServiceContext,
  { meant, items }: LocatedPerson,
): Promise<{ id: string; type: SourceType; name: string }[]> {
  return ctx.data.all(sql`
    SELECT id, type, name FROM sources WHERE account_id = ${accountOf(ctx).id} AND number IN (
      SELECT source FROM sightings WHERE item IN (${listOf(items)})
      UNION SELECT source FROM mentions WHERE contact IN (${listOf(meant)}))
    ORDER BY created_at DESC LIMIT ${SOURCES_MAX}`)
}

/** Counts notes of the person's contacts, and notes of other contacts that name the person. */
async function countNotes(ctx: ServiceContext, { meant, traces }: LocatedPerson): Promise<number> {
  const account = accountOf(ctx).id
  const own = await ctx.data.all<{
    key: number
  }>(sql`SELECT rowid AS key FROM contact_notes WHERE contact IN (${listOf(meant)})
    AND contact BETWEEN ${firstNumber(account)} AND ${lastNumber(account)}`)
  const keys = new Set<string | number>(own.map(({ key }) => key))
  for await (const rows of rowsWith(ctx, 'contact_notes', ['text'], traces))
    for (const { key } of rows) keys.add(key[0]!)
  return keys.size
}

async function nameOfImport(ctx: ServiceContext, id: string): Promise<string | null> {
  const [row] = await ctx.data.all<{ file_name: string }>(
    sql`SELECT file_name FROM csv_imports WHERE id = ${id} AND account_id = ${accountOf(ctx).id}`,
  )
  return row?.file_name ?? null
}
