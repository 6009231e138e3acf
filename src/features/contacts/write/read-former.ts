import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'

/**
 * Rows of former contacts, and occurrences in their source, per statement, so that other statements do not wait long.
 */
const ROWS_AT_ONCE = 2_000
const SIGHTINGS_AT_ONCE = 10_000

export interface FormerSource {
  readonly id: string
  readonly number: number
}

export interface FormerContact {
  readonly number: number
  readonly key: string
  readonly kind: 'person' | 'organization'
  readonly name: string | null
  readonly job_title: string | null
  readonly company: string | null
  readonly page_url: string | null
  readonly confidence: number
}

export interface FormerValue {
  readonly contact: number
  readonly type: string
  readonly value: string
  readonly normalized: string
  /** JSON. */
  readonly detail: string | null
}

/** Returns the first former contacts of a source by key, each with its values. */
export async function readFormer(ctx: ServiceContext, source: FormerSource, rowsMax: number) {
  const contacts: FormerContact[] = []
  for (let isMore = true; isMore; ) {
    const limit = Math.min(ROWS_AT_ONCE, rowsMax - contacts.length)
    const rows = await ctx.data.all<FormerContact>(sql`
      SELECT number, key, kind, name, job_title, company, page_url, confidence FROM former_contacts
      WHERE source_id = ${source.id} AND key > ${contacts.at(-1)?.key ?? ''} ORDER BY key LIMIT ${limit}`)
    contacts.push(...rows)
    isMore = rows.length === limit && contacts.length < rowsMax
  }
  const values = Map.groupBy(await readValues(ctx, source, contacts), ({ contact }) => contact)
  return contacts.map((contact) => ({ contact, values: values.get(contact.number) ?? [] }))
}

/**
 * Reads the values of contacts. There is no index from a contact to its values, so all occurrences of the source are
 * scanned in steps.
 */
async function readValues(
  ctx: ServiceContext,
  { number }: FormerSource,
  contacts: readonly FormerContact[],
): Promise<FormerValue[]> {
  const values: FormerValue[] = []
  const asked = JSON.stringify(contacts.map((contact) => contact.number))
  for (let after = -1, isMore = contacts.length > 0; isMore; ) {
    const stretch = sql`(SELECT item FROM sightings WHERE source = ${number} AND item > ${after} ORDER BY item LIMIT ${SIGHTINGS_AT_ONCE})`
    const [rows, ends] = await runBatch(ctx.data, [
      statement<FormerValue>(sql`
        SELECT seen.contact, found.type, found.value, found.normalized, found.detail
        FROM sightings AS seen CROSS JOIN found_items AS found ON found.source = seen.source AND found.number = seen.item
        WHERE seen.source = ${number} AND seen.item > ${after} AND seen.item <= (SELECT max(item) FROM ${stretch})
          AND seen.contact IN (SELECT value FROM json_each(${asked}))`),
      statement<{ item: number | null; total: number }>(
        sql`SELECT max(item) AS item, count(*) AS total FROM ${stretch}`,
      ),
    ])
    values.push(...rows)
    const { item, total } = ends[0]!
    after = item ?? after
    isMore = total === SIGHTINGS_AT_ONCE
  }
  return values
}
