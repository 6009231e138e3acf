import { type SQL, sql } from 'drizzle-orm'
import type { CrawlSpec, FinishTask } from '../../../contracts/crawls/crawl-slices.ts'
import type { DataType } from '../../../contracts/data/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { accountOfNumber } from '../../../db/account-numbers.ts'
import { addItems } from '../../../db/add-items.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { TYPE_CODES } from '../../../db/codes.ts'
import { jsonLists } from '../../../db/json-lists.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { isOpen } from '../spent-sites.ts'
import { toCarriedRows, toRows } from './page-rows.ts'
import type { PageReading } from './read-page.ts'
import { readCarried } from './reuse-unchanged.ts'
import type { SliceMemory } from './slice-memory.ts'
import { withoutOptedOut } from './without-opted-out.ts'

/**
 * How often a crawl updates its heartbeat: well within the time after which it counts as stalled
 * (`end/resume-stalled-crawls.ts`).
 */
const HEARTBEAT_MS = 20_000

/**
 * Stores the results of readings in one batch and returns the crawl's current number of items. Rows are passed as JSON
 * arrays, since a statement binds at most 100 values. Storing the same readings again changes nothing. Nothing is
 * stored for a crawl that was deleted meanwhile, or that ended without a page and was refunded.
 *
 * @param memory what this lease has stored already, which is omitted
 */
export async function storeReadings(
  ctx: ServiceContext,
  spec: CrawlSpec,
  readings: readonly PageReading[],
  memory: SliceMemory,
): Promise<number> {
  const date = ctx.clock.now()
  const now = date.toISOString()
  const types = new Set<DataType>(spec.types)
  const unchanged = readings.filter((reading) => reading.isUnchanged)
  const carried = await readCarried(
    ctx,
    spec,
    unchanged.map(({ outcome }) => outcome.url),
  )
  const all = [
    ...readings.filter((reading) => !reading.isUnchanged).map((reading) => toRows(reading, types, memory)),
    ...unchanged.map((reading) => toCarriedRows(reading, carried)),
  ].filter((row) => row !== null)
  const rows = await withoutOptedOut(ctx, spec.account_id, all)
  const pages = jsonLists(rows.map((row) => row.page))
  const source = {
    id: spec.source_id,
    type: 'crawl',
    accountId: spec.account_id,
    previousCrawlId: spec.previous_id,
  } as const
  const items = addItems(
    source,
    rows.flatMap((row) => row.items),
    date,
    isOpen(spec),
  )
  const names = rows.flatMap((row) => row.items.flatMap((item) => (item.type === 'companies' ? [bareName(item)] : [])))
  const statements: Statement<{ items: number; hears: number }>[] = [
    ...pages.map((list) => statement<never>(insertPages(spec, list, now))),
    ...items.flatMap((list) => list.items),
    ...items.map((list) => list.sighting),
    ...jsonLists([...new Set(names)]).flatMap((list) => dropShortCompanyNames(spec, list)),
    statement(sql`
      UPDATE crawls SET heartbeat_at = ${now}, started_at = coalesce(started_at, ${now}),
        status = CASE status WHEN 'queued' THEN 'running' ELSE status END
      WHERE id = ${spec.crawl_id} AND (started_at IS NULL OR status = 'queued' OR heartbeat_at < ${new Date(date.getTime() - HEARTBEAT_MS).toISOString()})`),
    statement(
      sql`SELECT count(*) AS items, ${hearsOfPages(spec.account_id)} AS hears FROM sightings WHERE source = ${numberOf(spec)}`,
    ),
  ]
  const results = await runBatch(ctx.data, statements)
  const { items: found = 0, hears = 0 } = results.at(-1)?.[0] ?? {}
  if (hears)
    await tellOfPages(
      ctx,
      spec,
      rows.map((row) => row.page),
    )
  return found
}

/** SQL condition: a webhook of the account subscribes to page events. */
const hearsOfPages = (accountId: string) => sql`EXISTS (SELECT 1 FROM webhook_endpoints, json_each(events)
  WHERE account_id = ${accountId} AND is_active = 1 AND value = 'page.completed')`

async function tellOfPages(
  ctx: ServiceContext,
  spec: CrawlSpec,
  pages: readonly {
    url: string
    state: string
    title?: string | null
    httpStatus?: number | null
    itemsFound: number
  }[],
): Promise<void> {
  await Promise.all(
    pages
      .filter(({ state }) => state === 'read')
      .map(({ url, title, httpStatus, itemsFound }) =>
        emit(ctx, {
          kind: 'page.completed',
          id: uuidOf(`${spec.crawl_id} read ${url}`),
          account_id: spec.account_id,
          crawl_id: spec.crawl_id,
          url,
          title: title ?? null,
          http_status: httpStatus ?? null,
          items: itemsFound,
        }),
      ),
  )
}

/** Inserts the pages that no worker read, as listed by the coordinator at the end. */
export const insertUnwritten = (spec: CrawlSpec, unwritten: FinishTask['unwritten'], now: string) =>
  insertPages(spec, JSON.stringify(unwritten), now)

const insertPages = (spec: CrawlSpec, pages: string, now: string) => sql`
  INSERT INTO pages (crawl_id, url, state, reason, final_url, http_status, title, engine, items_found, depth, etag, last_modified, is_unchanged, item_keys, facts, read_at)
  SELECT ${spec.crawl_id}, value ->> 'url', value ->> 'state', value ->> 'reason', value ->> 'finalUrl',
    value ->> 'httpStatus', value ->> 'title', value ->> 'engine', coalesce(value ->> 'itemsFound', 0), value ->> 'depth',
    value ->> 'etag', value ->> 'lastModified', coalesce(value ->> 'isUnchanged', 0), nullif(value -> 'itemKeys', 'null'), nullif(value -> 'facts', 'null'), ${now}
  FROM json_each(${pages}) WHERE ${isOpen(spec)}
  ON CONFLICT (crawl_id, url) DO NOTHING`

/** Keys of companies are the name in one word, then the legal form: `harbourlane ltd`. */
const bareName = ({ normalized }: { normalized: string }) => normalized.split(' ', 1)[0]!

/**
 * Removes the short name of a company whose full name is known: with `harbourlane ltd`, the row `harbourlane` of pages
 * that omit the legal form is not needed.
 *
 * @param names a JSON array of the short names that were just stored with or without a legal form; no others can have
 *   changed
 */
function dropShortCompanyNames(spec: CrawlSpec, names: string): Statement<never>[] {
  const isHere = (row: SQL) =>
    sql`EXISTS (SELECT 1 FROM sightings WHERE source = ${numberOf(spec)} AND item = ${row}.number)`
  const isOf = (row: SQL) =>
    sql`${row}.account = ${accountOfNumber(numberOf(spec))} AND ${row}.type = ${TYPE_CODES.companies}`
  const isShort = sql`${isOf(sql`short`)} AND short.normalized IN (SELECT value FROM json_each(${names}))`
  const isWhole = sql`${isOf(sql`whole`)} AND whole.normalized > short.normalized || ' ' AND whole.normalized < short.normalized || '!'
    AND ${isHere(sql`whole`)}`
  const shorts = sql`SELECT short.number FROM items AS short CROSS JOIN items AS whole WHERE ${isShort} AND ${isWhole} AND ${isHere(sql`short`)}`
  return [statement(sql`DELETE FROM sightings WHERE source = ${numberOf(spec)} AND item IN (${shorts})`)]
}

const numberOf = ({ source_id, account_id }: CrawlSpec) =>
  sql`(SELECT number FROM sources WHERE id = ${source_id} AND account_id = ${account_id})`
