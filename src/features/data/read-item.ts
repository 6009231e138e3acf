import { sql } from 'drizzle-orm'
import type { Evidence } from '../../contracts/data.ts'
import type { DataType } from '../../contracts/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { notFound } from '../../lib/errors.ts'
import { type ItemRow, readItems, toDataItem } from './data-item.ts'

const SIGHTINGS_MAX = 20
const PARTS_MAX = 100

interface ContactRow {
  id: string
  kind: 'person' | 'organization'
  name: string | null
  job_title: string | null
  company: string | null
  email: string | null
  phone: string | null
  address: string | null
  confidence: number
}

/** One of the account's items with all that speaks for it: page, snippet, contact, and where else it was found. */
export async function readItem(ctx: ServiceContext, id: string): Promise<Evidence> {
  const account = accountOf(ctx).id
  const own = sql`account_id = ${account} AND id = ${id}`
  const contactId = sql`(SELECT contact_id FROM items WHERE ${own})`
  const [[row], [page], [contact], parts, sightings] = await runBatch(ctx.db, [
    statement<ItemRow>(readItems(account, sql`SELECT seq FROM items WHERE ${own}`, 'newest')),
    statement<{ title: string | null }>(sql`
      SELECT pages.title FROM items JOIN sources ON sources.id = items.source_id
      JOIN pages ON pages.crawl_id = sources.crawl_id AND (pages.url = items.page_url OR pages.final_url = items.page_url)
      WHERE items.account_id = ${account} AND items.id = ${id} AND pages.title IS NOT NULL LIMIT 1`),
    statement<ContactRow>(sql`
      SELECT id, kind, name, job_title, company, email, phone, address, confidence FROM contacts WHERE id = ${contactId}`),
    statement<{ id: string; type: DataType; value: string; confidence: number }>(sql`
      SELECT id, type, value, confidence FROM items WHERE contact_id = ${contactId} ORDER BY seq LIMIT ${PARTS_MAX}`),
    statement<ItemRow>(
      readItems(
        account,
        sql`SELECT seq FROM items WHERE account_id = ${account} AND id <> ${id}
          AND (type, normalized) = (SELECT type, normalized FROM items WHERE ${own})
          ORDER BY seq DESC LIMIT ${SIGHTINGS_MAX}`,
        'newest',
      ),
    ),
  ])
  if (!row) throw notFound('Item')
  return {
    ...toDataItem(row),
    normalized: row.normalized,
    snippet: row.snippet,
    page_title: page?.title ?? null,
    detail: JSON.parse(row.detail ?? 'null') ?? {},
    contact: contact ? { ...contact, parts: parts.map(({ id: item_id, ...part }) => ({ item_id, ...part })) } : null,
    sightings: sightings.map(toDataItem),
  }
}
