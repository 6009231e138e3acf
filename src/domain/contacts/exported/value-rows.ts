import { sql } from 'drizzle-orm'
import type { PhoneKind } from '../../../contracts/contacts/contact.ts'
import type { ContactDetails } from '../../../contracts/contacts/contact-details.ts'
import { rulesOf } from '../../../contracts/crawls/extraction-rules.ts'
import type { DataType, ExtractionMethod, SourceType } from '../../../contracts/data/items.ts'
import type { EmailCheck, MailboxKind } from '../../../contracts/email-checks/email-checks.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { CHECK_CODES, MAILBOX_CODES, PHONE_CODES, TYPE_CODES, wordOf } from '../../../db/codes.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { placeOf } from '../../items/place-of.ts'

/** A value of a contact. */
export interface ValueRow {
  contact: number
  item: number
  type: DataType
  value: string
  normalized: string
  confidence: number
  first_seen_at: number
  check: EmailCheck | null
  mailbox: MailboxKind | null
  phone_kind: PhoneKind | null
}

/** An occurrence of a value. */
export interface EvidenceRow {
  item: number
  source_name: string
  source_type: SourceType
  crawl_id: string | null
  page_url: string | null
  snippet: string | null
  method: ExtractionMethod | null
  /** The extraction rule, as stored. */
  /** JSON, as `db/add-items.ts` stores it. */
  detail: string | null
  seen_at: number
}

const PAGES_MAX = 10
const VALUES_MAX = 1_000

/** Returns the values of contacts, the best of each contact first. */
export const valuesOf = (contacts: readonly number[]): Statement<ValueRow> =>
  statement(sql`
    SELECT contact_values.contact, items.number AS item, ${wordOf(sql`items.type`, TYPE_CODES)} AS type, items.value, items.normalized,
      items.confidence, items.first_seen_at, ${wordOf(sql`items.email_check`, CHECK_CODES)} AS "check",
      ${wordOf(sql`items.mailbox`, MAILBOX_CODES)} AS mailbox, ${wordOf(sql`contact_values.phone_kind`, PHONE_CODES)} AS phone_kind
    FROM contact_values CROSS JOIN items ON items.number = contact_values.item
    WHERE contact_values.contact IN (SELECT value FROM json_each(${JSON.stringify(contacts)}))
    ORDER BY contact_values.contact, contact_values.rank, items.number`)

/**
 * Returns the latest occurrence on each page that shows a value of a contact. Identical occurrences in several crawls
 * are returned once.
 */
export const evidenceOf = (contact: number): Statement<EvidenceRow> =>
  statement(sql`
    SELECT * FROM (
      SELECT seen.number AS item, sources.name AS source_name, sources.type AS source_type, sources.crawl_id, seen.page_url, seen.snippet, seen.method, seen.detail,
        max(seen.seen_at) AS seen_at, row_number() OVER (PARTITION BY seen.number ORDER BY max(seen.seen_at) DESC, seen.source DESC) AS place
      FROM (SELECT item FROM contact_values WHERE contact = ${contact} LIMIT ${VALUES_MAX}) AS own
      CROSS JOIN sightings ON sightings.item = own.item
      CROSS JOIN found_items AS seen ON seen.source = sightings.source AND seen.number = sightings.item
      CROSS JOIN sources ON sources.number = sightings.source
      GROUP BY sightings.item, coalesce(sightings.as_in, sightings.source))
    WHERE place <= ${PAGES_MAX} ORDER BY item, place`)

type Values = Pick<ContactDetails, 'emails' | 'phones' | 'addresses'>

function rulesIn(detail: string | null) {
  const rules = rulesOf((JSON.parse(detail ?? 'null') ?? {}) as { rule?: unknown; rules?: unknown })
  return { rule: rules[0] ?? null, rules }
}

/** Returns values in their API format. */
export function toValues(rows: readonly ValueRow[], evidence: readonly EvidenceRow[]): Values {
  const byItem = Map.groupBy(evidence, ({ item }) => item)
  const base = (row: ValueRow) => ({
    item_id: numberedId(row.item, row.first_seen_at),
    value: row.value,
    normalized: row.normalized,
    confidence: row.confidence / 100,
    first_seen_at: new Date(row.first_seen_at).toISOString(),
    evidence: (byItem.get(row.item) ?? []).map(({ item: _, seen_at, ...seen }) => ({
      source_name: seen.source_name,
      source_type: seen.source_type,
      crawl_id: seen.crawl_id,
      page_url: seen.page_url,
      snippet: seen.snippet,
      method: seen.method,
      ...rulesIn(seen.detail),
      place: placeOf(seen.page_url, null),
      last_seen_at: new Date(seen_at).toISOString(),
    })),
  })
  const of = (type: DataType) => rows.filter((row) => row.type === type)
  return {
    emails: of('emails').map((row) => ({ ...base(row), check: row.check, mailbox: row.mailbox })),
    phones: of('phones').map((row) => ({ ...base(row), kind: row.phone_kind ?? 'voice' })),
    addresses: of('addresses').map((row) => ({ ...base(row), country: null })),
  }
}
