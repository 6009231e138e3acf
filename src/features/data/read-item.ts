import { sql } from 'drizzle-orm'
import { Contact } from '../../contracts/contacts/contact.ts'
import { rulesOf } from '../../contracts/crawls/extraction-rules.ts'
import type { Evidence } from '../../contracts/data/data.ts'
import type { DataType, ExtractionMethod, SourceType } from '../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES, wordOf } from '../../db/codes.ts'
import {
  CONTACT_COLUMNS,
  type ContactRow,
  contactOfItem,
  OF_ORGANIZATION,
  toListed,
} from '../../domain/contacts/contact-row.ts'
import { placeOf } from '../../domain/items/place-of.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { numberedId, numberOfId } from '../../lib/numbered-id.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'
import { siteOf } from '../../lib/url.ts'
import { type ItemRow, readItems, sightedItems, toDataItem } from './data-item.ts'

const SIGHTINGS_MAX = 20
const PARTS_MAX = 100

interface SightingRow {
  source: number
  value: string
  method: ExtractionMethod | null
  snippet: string | null
  page_url: string | null
  confidence: number
  source_id: string
  source_type: SourceType
  source_name: string
  crawl_id: string | null
  /** Milliseconds since 1970. */
  first_seen_at: number
  last_seen_at: number
}

/** Returns one of the account's items with its evidence: page, snippet, contact and sightings. */
export async function readItem(ctx: ServiceContext, id: string): Promise<Evidence> {
  const account = accountOf(ctx).id
  const number = numberOfId(id) ?? raise(notFound('Item'))
  const own = sql`SELECT number AS seq FROM items WHERE number = ${number} AND account = ${accountNumber(account)}`
  const [[row], [page], [contact], parts, sightings] = await runBatch(ctx.data, [
    statement<ItemRow>(readItems(account, null, own, 'newest')),
    statement<{ title: string | null }>(sql`
      SELECT pages.title FROM ${sightedItems(account, null, own)}
      JOIN pages ON pages.crawl_id = sources.crawl_id AND (pages.url = found_items.page_url OR pages.final_url = found_items.page_url)
      WHERE pages.title IS NOT NULL LIMIT 1`),
    statement<ContactRow>(sql`
      SELECT ${CONTACT_COLUMNS} FROM (${own}) AS own CROSS JOIN contacts ON contacts.number = ${contactOfItem(sql`own.seq`)} ${OF_ORGANIZATION}`),
    statement<{
      number: number
      first_seen_at: number
      type: DataType
      value: string
      normalized: string
      confidence: number
    }>(sql`
      SELECT part.number, part.first_seen_at, ${wordOf(sql`part.type`, TYPE_CODES)} AS type, part.value, part.normalized, part.confidence / 100.0 AS confidence
      FROM (${own}) AS own CROSS JOIN contact_values ON contact_values.contact = ${contactOfItem(sql`own.seq`)}
      CROSS JOIN items AS part ON part.number = contact_values.item
      ORDER BY part.number LIMIT ${PARTS_MAX}`),
    // Sightings of several crawls with the same text are grouped into one, from the first to the last time it was seen.
    statement<SightingRow>(sql`
      SELECT max(seen.source) AS source, seen.value, seen.method, seen.snippet, seen.page_url, seen.confidence,
        sources.id AS source_id, sources.type AS source_type, sources.name AS source_name, sources.crawl_id,
        min(seen.seen_at) AS first_seen_at, max(seen.seen_at) AS last_seen_at
      FROM (${own}) AS own CROSS JOIN sightings ON sightings.item = own.seq
      CROSS JOIN found_items AS seen ON seen.source = sightings.source AND seen.number = sightings.item
      CROSS JOIN sources ON sources.number = sightings.source
      GROUP BY coalesce(sightings.as_in, sightings.source)
      ORDER BY last_seen_at DESC, source DESC LIMIT ${SIGHTINGS_MAX}`),
  ])
  if (!row) throw notFound('Item')
  const { rule, rules: all, ...detail } = (JSON.parse(row.detail ?? 'null') ?? {}) as StoredDetail
  const rules = rulesOf({ rule, rules: all })
  return {
    ...toDataItem(row),
    snippet: row.snippet,
    page_title: page?.title ?? null,
    rule: rules[0] ?? null,
    rules,
    place: placeOf(row.page_url, page?.title ?? null),
    detail: {
      ...detail,
      ...(isOfSite(row) ? { matches_site: 1 } : {}),
    },
    contact: contact
      ? {
          ...Contact.parse(toListed(contact)),
          parts: parts.map(({ number, first_seen_at, ...part }) => ({
            item_id: numberedId(number, first_seen_at),
            ...part,
          })),
        }
      : null,
    sightings: sightings.map(toSighting),
  }
}

/** As `db/add-items.ts` stores it. */
type StoredDetail = Record<string, string | number> & { rules?: never }

/** Whether an email address has the domain of the website that shows it. */
const isOfSite = ({ type, normalized, page_url }: ItemRow) =>
  type === 'emails' && page_url !== null && siteOfEmail(normalized) === siteOf(page_url)

const toSighting = ({ source: _source, first_seen_at, last_seen_at, ...row }: SightingRow) => ({
  ...row,
  first_seen_at: new Date(first_seen_at).toISOString(),
  last_seen_at: new Date(last_seen_at).toISOString(),
})
