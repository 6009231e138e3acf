import { type SQL, sql } from 'drizzle-orm'
import type { DataItem } from '../../contracts/data.ts'
import type { EmailCheck, MailboxKind } from '../../contracts/email-checks.ts'
import type { DataType, ExtractionMethod, SourceType } from '../../contracts/items.ts'

/** An item with its source, as the queries of this feature read it. */
export interface ItemRow {
  seq: number
  id: string
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
  contact_id: string | null
  created_at: string
  source_id: string
  source_type: SourceType
  source_name: string
  crawl_id: string | null
  crawl_url: string | null
}

/** Columns of `ItemRow`, each of a name of its own: a batch answers rows by column name. */
export const ITEM_COLUMNS = sql`items.seq, items.id, items.type, items.value, items.normalized, items.confidence,
  items.method, items.email_check, items.mailbox, items.snippet, items.page_url, items.detail, items.contact_id, items.created_at, items.source_id,
  items.source_type, sources.name AS source_name, sources.crawl_id, crawls.url AS crawl_url`

/** Reads the items that a query of `seq` chooses, which must be the account's own or are left out. */
export const readItems = (accountId: string, chosen: SQL, order: 'newest' | 'oldest'): SQL => sql`
  SELECT ${ITEM_COLUMNS} FROM (${chosen}) AS chosen
  CROSS JOIN items ON items.seq = chosen.seq AND items.account_id = ${accountId}
  CROSS JOIN sources ON sources.id = items.source_id LEFT JOIN crawls ON crawls.id = sources.crawl_id
  ORDER BY items.seq ${order === 'newest' ? sql`DESC` : sql`ASC`}`

/** An item as the API answers it. */
export function toDataItem(row: ItemRow): DataItem {
  return {
    id: `${row.id}_${row.type}`,
    item_id: row.id,
    result_id: row.crawl_id ?? row.source_id,
    type: row.type,
    data: { [row.type]: [row.value] },
    value: row.value,
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
    extracted_at: row.created_at,
    created_at: row.created_at,
  }
}
