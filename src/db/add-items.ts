import { type SQL, sql } from 'drizzle-orm'
import type { DataType, SourceType } from '../contracts/data/items.ts'
import { accountOfNumber, lastNumber, nextNumber, spendNumbers } from './account-numbers.ts'
import { type Statement, statement } from './batch.ts'
import { codeOf, METHOD_CODES, SOURCE_BITS, TYPE_CODES, wordOf } from './codes.ts'
import { jsonLists } from './json-lists.ts'

/** A value found in a source. */
export interface ItemToAdd {
  readonly type: DataType
  readonly value: string
  readonly normalized: string
  /** 0 to 1. */
  readonly confidence: number
  readonly method?: string | null
  readonly snippet?: string | null
  readonly pageUrl?: string | null
  readonly detail?: object | null
  /** The ids of the rules that found it, the weightiest first; stored in the detail. */
  readonly rules?: readonly string[]
  /** The index of the input row it came with, for callers that count them. */
  readonly index?: number
}

export interface SourceOfItems {
  readonly id: string
  readonly type: SourceType
  readonly accountId: string
  /** The previous crawl of the same start; identical evidence is not stored again. */
  readonly previousCrawlId?: string | null
}

/**
 * Stores the values of a source: new values become items, and each value gets an occurrence. Evidence with a higher
 * confidence replaces the source's earlier evidence. Idempotent.
 *
 * @param when a condition without which nothing is written
 * @returns for each list of rows that fits one parameter, the statements of one batch: first all `items`, then each
 * `sighting`; between the two, `newToSource` queries what the source did not have (`type`, `row_index`)
 */
export function addItems(
  source: SourceOfItems,
  given: readonly ItemToAdd[],
  now: Date,
  when: SQL,
): { items: Statement<never>[]; newToSource: SQL; sighting: Statement<never> }[] {
  const lists = jsonLists(bestOfEach(given).map(toRow))
  return lists.map((list) => writesOf(source, list, now.getTime(), when))
}

function writesOf(source: SourceOfItems, list: string, now: number, when: SQL) {
  const bit = SOURCE_BITS[source.type]
  const said = sql`(SELECT ${codeOf(sql`value ->> 'type'`, TYPE_CODES)} AS type, value ->> 'value' AS value, value ->> 'normalized' AS normalized,
    value ->> 'confidence' AS confidence, ${codeOf(sql`value ->> 'method'`, METHOD_CODES)} AS method, value ->> 'snippet' AS snippet,
    value ->> 'pageUrl' AS page_url, value -> 'detail' AS detail, value ->> 'index' AS row_index, key AS place
    FROM json_each(${list}))`
  const isSource = sql`sources.id = ${source.id} AND sources.account_id = ${source.accountId}`
  const isItem = sql`items.account = ${accountOfNumber(sql`sources.number`)} AND items.type = new.type AND items.normalized = new.normalized`
  const isAsBefore = sql`old.method IS new.method AND old.snippet IS new.snippet AND old.page_url IS new.page_url
    AND old.detail IS new.detail AND coalesce(old.value, items.value) = new.value AND before.confidence = new.confidence`
  const unlessAsBefore = (column: SQL) => sql`CASE WHEN ${isAsBefore} THEN NULL ELSE ${column} END`
  const previous = source.previousCrawlId
    ? sql`(SELECT number FROM sources WHERE crawl_id = ${source.previousCrawlId} AND account_id = ${source.accountId})`
    : sql`NULL`
  const isNew = sql`items.number BETWEEN ${nextNumber(source.accountId)} AND ${lastNumber(source.accountId)}`
  const items: Statement<never>[] = [
    statement(sql`
      INSERT INTO items (number, type, value, normalized, confidence, source, source_types, first_seen_at)
      SELECT ${nextNumber(source.accountId)} + row_number() OVER (ORDER BY new.place) - 1, new.type, new.value,
        new.normalized, new.confidence, sources.number, ${bit}, ${now}
      FROM ${said} AS new CROSS JOIN sources ON ${isSource} WHERE ${when}
      ON CONFLICT (account, type, normalized) DO UPDATE SET
        value = iif(excluded.confidence > items.confidence, excluded.value, items.value),
        source = iif(excluded.confidence > items.confidence, excluded.source, items.source),
        confidence = max(excluded.confidence, items.confidence), source_types = items.source_types | excluded.source_types
      WHERE excluded.confidence > items.confidence OR items.source_types & excluded.source_types = 0`),
    statement(sql`
      INSERT INTO item_totals (account, type, source_types, total)
      SELECT account, type, source_types, count(*) FROM items
      WHERE ${isNew} GROUP BY account, type, source_types
      ON CONFLICT (account, type, source_types) DO UPDATE SET total = total + excluded.total`),
    spendNumbers(source.accountId, list, sql`EXISTS (SELECT 1 FROM items WHERE ${isNew})`),
  ]
  const newToSource = sql`
    SELECT ${wordOf(sql`new.type`, TYPE_CODES)} AS type, new.row_index AS row_index FROM ${said} AS new CROSS JOIN sources ON ${isSource} CROSS JOIN items ON ${isItem}
    WHERE NOT EXISTS (SELECT 1 FROM sightings WHERE source = sources.number AND item = items.number)`
  const sighting = statement<never>(sql`
      INSERT INTO sightings (source, item, confidence, seen_at, as_in, value, method, snippet, page_url, detail)
      SELECT sources.number, items.number, new.confidence, nullif(${now}, items.first_seen_at),
        CASE WHEN ${isAsBefore} THEN old.source END, ${unlessAsBefore(sql`nullif(new.value, items.value)`)},
        ${unlessAsBefore(sql`new.method`)}, ${unlessAsBefore(sql`new.snippet`)}, ${unlessAsBefore(sql`new.page_url`)},
        ${unlessAsBefore(sql`new.detail`)}
      FROM ${said} AS new CROSS JOIN sources ON ${isSource} CROSS JOIN items ON ${isItem}
      LEFT JOIN sightings AS before ON before.source = ${previous} AND before.item = items.number
      LEFT JOIN sightings AS old ON old.source = coalesce(before.as_in, before.source) AND old.item = items.number
      WHERE ${when}
      ON CONFLICT (source, item) DO UPDATE SET ${surer(['as_in', 'value', 'method', 'snippet', 'page_url', 'detail', 'confidence'])}
      WHERE excluded.confidence > sightings.confidence`)
  return { items, newToSource, sighting }
}

/** Assignments that keep the occurrence with the higher confidence. */
const surer = (columns: readonly string[]) =>
  sql.raw(
    columns
      .map((name) => `${name} = iif(excluded.confidence > sightings.confidence, excluded.${name}, sightings.${name})`)
      .join(', '),
  )

function toRow({ confidence, detail, rules = [], ...row }: ItemToAdd) {
  const kept = { ...detail, ...(rules[0] && { rule: rules[0] }), ...(rules.length > 1 && { rules }) }
  return {
    ...row,
    confidence: Math.round(confidence * 100),
    // Omitted instead of a JSON null, which SQL would treat as text.
    ...(Object.keys(kept).length > 0 && { detail: kept }),
  }
}

/** One row per value: the one with the highest confidence. */
function bestOfEach(given: readonly ItemToAdd[]): ItemToAdd[] {
  const best = new Map<string, ItemToAdd>()
  for (const row of given) {
    const key = `${row.type}:${row.normalized}`
    const known = best.get(key)
    if (!known || row.confidence > known.confidence) best.set(key, row)
  }
  return [...best.values()]
}
