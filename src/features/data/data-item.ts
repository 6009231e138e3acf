import { type SQL, sql } from 'drizzle-orm'
import type { DataItem } from '../../contracts/data/data.ts'
import type { DataType, ExtractionMethod, SourceType } from '../../contracts/data/items.ts'
import type { EmailCheck, MailboxKind } from '../../contracts/email-checks/email-checks.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { sourceNumber } from '../../domain/items/choose-items.ts'
import type { ItemFilter } from '../../domain/items/item-filter.ts'
import { numberedId } from '../../lib/numbered-id.ts'

/** An item with the details from one of its sources, as the queries of this feature read it. */
export interface ItemRow {
  number: number
  type: DataType
  value: string
  normalized: string
  confidence: number
  method: ExtractionMethod | null
  email_check: EmailCheck | null
  mailbox: MailboxKind | null
  snippet: string | null
  page_url: string | null
  /** JSON. */
  detail: string | null
  contact: number | null
  /** Milliseconds since 1970. */
  first_seen_at: number
  source_id: string
  source_type: SourceType
  source_name: string
  crawl_id: string | null
  crawl_url: string | null
}

/** Columns of `ItemRow`. All names are distinct, because a batch returns rows by column name. */
export const ITEM_COLUMNS = sql`found_items.number, found_items.type, found_items.value, found_items.normalized, found_items.confidence,
  found_items.method, found_items.email_check, found_items.mailbox, found_items.snippet, found_items.page_url, found_items.detail,
  found_items.contact, found_items.first_seen_at, sources.id AS source_id, sources.type AS source_type, sources.name AS source_name,
  sources.crawl_id, crawls.url AS crawl_url`

/**
 * Joins the items with the given numbers (`seq`) to `found_items`, `sources` and `crawls`. Details come from the source
 * that the filter names, or else from the most confident one. Items of other accounts are left out.
 */
export function sightedItems(accountId: string, filter: ItemFilter | null, chosen: SQL): SQL {
  const source = filter?.source_id
    ? sourceNumber(accountId, filter.source_id)
    : filter?.source_type
      ? sql`(SELECT of_type.source FROM sightings AS of_type JOIN sources ON sources.number = of_type.source AND sources.type = ${filter.source_type}
          WHERE of_type.item = listed.number ORDER BY of_type.confidence DESC, of_type.source LIMIT 1)`
      : sql`listed.source`
  return sql`(${chosen}) AS chosen
    CROSS JOIN items AS listed ON listed.number = chosen.seq AND listed.account = ${accountNumber(accountId)}
    CROSS JOIN found_items ON found_items.source = ${source} AND found_items.number = listed.number
    CROSS JOIN sources ON sources.number = found_items.source LEFT JOIN crawls ON crawls.id = sources.crawl_id`
}

/** Reads the chosen items in order of arrival. */
export const readItems = (
  accountId: string,
  filter: ItemFilter | null,
  chosen: SQL,
  order: 'newest' | 'oldest',
): SQL => sql`
  SELECT ${ITEM_COLUMNS} FROM ${sightedItems(accountId, filter, chosen)}
  ORDER BY chosen.seq ${order === 'newest' ? sql`DESC` : sql`ASC`}`

/** Converts an item to its API form. */
export function toDataItem(row: ItemRow): DataItem {
  const id = numberedId(row.number, row.first_seen_at)
  const at = new Date(row.first_seen_at).toISOString()
  return {
    id: `${id}_${row.type}`,
    item_id: id,
    result_id: row.crawl_id ?? row.source_id,
    type: row.type,
    data: { [row.type]: [row.value] },
    value: row.value,
    normalized: row.normalized,
    source_id: row.source_id,
    source_type: row.source_type,
    source_name: row.source_name,
    source: row.source_name,
    website_url: row.page_url,
    website: row.crawl_url === null ? null : { url: row.crawl_url },
    confidence: row.confidence,
    method: row.method,
    email_check: row.email_check,
    mailbox: row.mailbox,
    extracted_at: at,
    created_at: at,
  }
}
