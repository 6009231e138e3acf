import { type SQL, sql } from 'drizzle-orm'
import type { CrawlSpec, FinishTask } from '../../../contracts/crawl-slices.ts'
import type { DataType } from '../../../contracts/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { accountOfNumber, nextNumber, spendNumbers } from '../../../db/account-numbers.ts'
import { addItems } from '../../../db/add-items.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { TYPE_CODES } from '../../../db/codes.ts'
import { jsonLists } from '../../../db/json-lists.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { isOpen } from '../spent-sites.ts'
import { readCarried } from './carry-over.ts'
import { toCarriedRows, toRows } from './page-rows.ts'
import type { PageReading } from './read-page.ts'
import type { SliceMemory } from './slice-memory.ts'
import { withoutOptedOut } from './without-opted-out.ts'

/**
 * Writes what was read in one batch and answers how many items the crawl has now. Rows travel as JSON lists, since a
 * statement binds at most 100 values. Writing the same readings again changes nothing, and nothing
 * is written for a crawl that was deleted meanwhile, or ended without a page and was given back.
 *
 * @param memory what this slice has stored before, which is left out
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
  const rows = await withoutOptedOut(ctx, all)
  const pages = jsonLists(rows.map((row) => row.page))
  const contacts = jsonLists(rows.flatMap<object>((row) => row.contacts))
  const better = jsonLists(
    rows.flatMap((row) =>
      row.contacts.filter((contact) => contact.email && 'emailMarks' in contact && contact.emailMarks),
    ),
  )
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
    ...contacts.flatMap((list) => [
      statement<never>(insertContacts(spec, list, now)),
      spendNumbers(spec.account_id, list),
    ]),
    ...better.map((list) => statement<never>(betterEmails(spec, list))),
    ...items.flatMap((list) => list.items),
    ...items.map((list) => list.sighting),
    ...jsonLists([...new Set(names)]).flatMap((list) => dropShortCompanyNames(spec, list)),
    statement(sql`
      UPDATE crawls SET heartbeat_at = ${now}, started_at = coalesce(started_at, ${now}),
        status = CASE status WHEN 'queued' THEN 'running' ELSE status END WHERE id = ${spec.crawl_id}`),
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

/** Whether a webhook of the account wants to hear of each page. */
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

/** Pages that no consumer read, as the coordinator lists them at the end. */
export const insertUnwritten = (spec: CrawlSpec, unwritten: FinishTask['unwritten'], now: string) =>
  insertPages(spec, JSON.stringify(unwritten), now)

const insertPages = (spec: CrawlSpec, pages: string, now: string) => sql`
  INSERT INTO pages (crawl_id, url, state, reason, final_url, http_status, title, engine, items_found, depth, etag, last_modified, is_unchanged, item_keys, read_at)
  SELECT ${spec.crawl_id}, value ->> 'url', value ->> 'state', value ->> 'reason', value ->> 'finalUrl',
    value ->> 'httpStatus', value ->> 'title', value ->> 'engine', coalesce(value ->> 'itemsFound', 0), value ->> 'depth',
    value ->> 'etag', value ->> 'lastModified', coalesce(value ->> 'isUnchanged', 0), value -> 'itemKeys', ${now}
  FROM json_each(${pages}) WHERE ${isOpen(spec)}
  ON CONFLICT (crawl_id, url) DO NOTHING`

const insertContacts = (spec: CrawlSpec, contacts: string, now: string) => sql`
  INSERT INTO contacts (number, id, account_id, source_id, key, kind, name, job_title, company, email, phone, address, page_url, confidence, created_at)
  SELECT ${nextNumber(spec.account_id)} + key, value ->> 'id', ${spec.account_id}, ${spec.source_id}, value ->> 'key', value ->> 'kind', value ->> 'name',
    value ->> 'jobTitle', value ->> 'company', value ->> 'email', value ->> 'phone', value ->> 'address',
    value ->> 'pageUrl', value ->> 'confidence', ${now}
  FROM json_each(${contacts}) WHERE ${isOpen(spec)}
  ON CONFLICT (source_id, key) DO UPDATE SET
    job_title = coalesce(contacts.job_title, excluded.job_title), company = coalesce(contacts.company, excluded.company),
    email = coalesce(contacts.email, excluded.email), phone = coalesce(contacts.phone, excluded.phone),
    address = coalesce(contacts.address, excluded.address)`

/**
 * An address that fits its contact takes the place of one that does not, in whichever order pages tell them.
 *
 * @param better JSON list of contacts whose address fits them
 */
const betterEmails = (spec: CrawlSpec, better: string) => sql`
  UPDATE contacts SET email = better.value ->> 'email' FROM json_each(${better}) AS better
  WHERE contacts.source_id = ${spec.source_id} AND contacts.key IN (SELECT value ->> 'key' FROM json_each(${better}))
    AND contacts.key = better.value ->> 'key' AND NOT EXISTS (
      SELECT 1 FROM json_each(better.value, '$.emailMarks') AS mark
      WHERE instr(lower(substr(contacts.email, 1, instr(contacts.email, '@'))), mark.value) > 0)`

/** Keys of companies are the bare name in one word, then the form: `harbourlane ltd`. */
const bareName = ({ normalized }: { normalized: string }) => normalized.split(' ', 1)[0]!

/**
 * A company that one page names in full needs no second row for the pages that leave its legal form out: `harbourlane ltd`
 * makes `harbourlane` superfluous.
 *
 * @param names JSON list of the bare names that were just stored with or without a form: nothing else can have changed
 */
function dropShortCompanyNames(spec: CrawlSpec, names: string): Statement<never>[] {
  const isHere = (row: SQL) =>
    sql`EXISTS (SELECT 1 FROM sightings WHERE source = ${numberOf(spec)} AND item = ${row}.number)`
  const isOf = (row: SQL) =>
    sql`${row}.account = ${accountOfNumber(numberOf(spec))} AND ${row}.type = ${TYPE_CODES.companies}`
  const isShort = sql`${isOf(sql`short`)} AND short.normalized IN (SELECT value FROM json_each(${names}))`
  const isWhole = sql`${isOf(sql`whole`)} AND whole.normalized > short.normalized || ' ' AND whole.normalized < short.normalized || '!'
    AND ${isHere(sql`whole`)}`
  const pairs = sql`(SELECT short.number AS short, whole.number AS whole, whole.value AS whole_value,
      seen.contact AS contact, coalesce(said.value, short.value) AS short_said
    FROM items AS short CROSS JOIN sightings AS seen ON seen.source = ${numberOf(spec)} AND seen.item = short.number
    CROSS JOIN sightings AS said ON said.source = coalesce(seen.as_in, seen.source) AND said.item = seen.item
    CROSS JOIN items AS whole WHERE ${isShort} AND ${isWhole})`
  return [
    // A sighting that goes takes its value out of its contact, which is to have the full name instead.
    statement(sql`UPDATE contacts SET company = pair.whole_value FROM ${pairs} AS pair
      WHERE contacts.number = pair.contact AND contacts.company = pair.short_said`),
    statement(sql`UPDATE sightings SET contact = pair.contact FROM ${pairs} AS pair
      WHERE sightings.source = ${numberOf(spec)} AND sightings.item = pair.whole AND sightings.contact IS NULL AND pair.contact IS NOT NULL`),
    statement(sql`DELETE FROM sightings WHERE source = ${numberOf(spec)} AND item IN (SELECT short FROM ${pairs})`),
  ]
}

const numberOf = ({ source_id, account_id }: CrawlSpec) =>
  sql`(SELECT number FROM sources WHERE id = ${source_id} AND account_id = ${account_id})`
