import { type SQL, sql } from 'drizzle-orm'
import type { CrawlPlan, FinishTask } from '../../contracts/crawl-slices.ts'
import type { DataType } from '../../contracts/items.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { readCarried } from './carry-over.ts'
import { toCarriedRows, toRows } from './page-rows.ts'
import type { PageReading } from './read-page.ts'
import type { SliceMemory } from './slice-memory.ts'
import { isOpen } from './spent-sites.ts'
import { withoutKeptOut } from './without-kept-out.ts'

/**
 * Writes what was read in one batch and answers how many items the crawl has now. Rows travel as JSON lists, since a
 * statement binds at most 100 values. Writing the same readings again changes nothing, and nothing
 * is written for a crawl that was deleted meanwhile, or ended without a page and was given back.
 *
 * @param memory what this slice has stored before, which is left out
 */
export async function storeReadings(
  ctx: ServiceContext,
  plan: CrawlPlan,
  readings: readonly PageReading[],
  memory: SliceMemory,
): Promise<number> {
  const now = ctx.clock.now().toISOString()
  const types = new Set<DataType>(plan.types)
  const unchanged = readings.filter((reading) => reading.isUnchanged)
  const carried = await readCarried(
    ctx,
    plan,
    unchanged.map(({ outcome }) => outcome.url),
  )
  const all = [
    ...readings.filter((reading) => !reading.isUnchanged).map((reading) => toRows(reading, types, memory)),
    ...unchanged.map((reading) => toCarriedRows(reading, carried)),
  ].filter((row) => row !== null)
  const rows = await withoutKeptOut(ctx, all)
  const pages = jsonLists(rows.map((row) => row.page))
  const contacts = jsonLists(rows.flatMap<object>((row) => row.contacts))
  const better = jsonLists(
    rows.flatMap((row) =>
      row.contacts.filter((contact) => contact.email && 'emailMarks' in contact && contact.emailMarks),
    ),
  )
  const items = jsonLists(rows.flatMap<object>((row) => row.items))
  const names = rows.flatMap((row) => row.items.flatMap((item) => (item.type === 'companies' ? [bareName(item)] : [])))
  const statements: Statement<{ items: number }>[] = [
    ...pages.map((list) => statement<never>(insertPages(plan, list, now))),
    ...contacts.map((list) => statement<never>(insertContacts(plan, list, now))),
    ...better.map((list) => statement<never>(betterEmails(plan, list))),
    ...items.map((list) => statement<never>(insertItems(plan, list, now))),
    ...jsonLists([...new Set(names)]).flatMap((list) => dropShortCompanyNames(plan, list)),
    statement(sql`
      UPDATE crawls SET heartbeat_at = ${now}, started_at = coalesce(started_at, ${now}),
        status = CASE status WHEN 'queued' THEN 'running' ELSE status END WHERE id = ${plan.crawl_id}`),
    statement(sql`SELECT count(*) AS items FROM items WHERE source_id = ${plan.source_id}`),
  ]
  const results = await runBatch(ctx.db, statements)
  return results.at(-1)?.[0]?.items ?? 0
}

/** Pages that no consumer read, as the coordinator lists them at the end. */
export const insertUnwritten = (plan: CrawlPlan, unwritten: FinishTask['unwritten'], now: string) =>
  insertPages(plan, JSON.stringify(unwritten), now)

const insertPages = (plan: CrawlPlan, pages: string, now: string) => sql`
  INSERT INTO pages (crawl_id, url, state, reason, final_url, http_status, title, engine, items_found, depth, etag, last_modified, is_unchanged, item_keys, read_at)
  SELECT ${plan.crawl_id}, value ->> 'url', value ->> 'state', value ->> 'reason', value ->> 'finalUrl',
    value ->> 'httpStatus', value ->> 'title', value ->> 'engine', coalesce(value ->> 'itemsFound', 0), value ->> 'depth',
    value ->> 'etag', value ->> 'lastModified', coalesce(value ->> 'isUnchanged', 0), value -> 'itemKeys', ${now}
  FROM json_each(${pages}) WHERE ${isOpen(plan)}
  ON CONFLICT (crawl_id, url) DO NOTHING`

const insertContacts = (plan: CrawlPlan, contacts: string, now: string) => sql`
  INSERT INTO contacts (id, account_id, source_id, key, kind, name, job_title, company, email, phone, address, page_url, confidence, created_at)
  SELECT value ->> 'id', ${plan.account_id}, ${plan.source_id}, value ->> 'key', value ->> 'kind', value ->> 'name',
    value ->> 'jobTitle', value ->> 'company', value ->> 'email', value ->> 'phone', value ->> 'address',
    value ->> 'pageUrl', value ->> 'confidence', ${now}
  FROM json_each(${contacts}) WHERE ${isOpen(plan)}
  ON CONFLICT (source_id, key) DO UPDATE SET
    job_title = coalesce(contacts.job_title, excluded.job_title), company = coalesce(contacts.company, excluded.company),
    email = coalesce(contacts.email, excluded.email), phone = coalesce(contacts.phone, excluded.phone),
    address = coalesce(contacts.address, excluded.address)`

/**
 * An address that fits its contact takes the place of one that does not, in whichever order pages tell them.
 *
 * @param better JSON list of contacts whose address fits them
 */
const betterEmails = (plan: CrawlPlan, better: string) => sql`
  UPDATE contacts SET email = better.value ->> 'email' FROM json_each(${better}) AS better
  WHERE contacts.source_id = ${plan.source_id} AND contacts.key IN (SELECT value ->> 'key' FROM json_each(${better}))
    AND contacts.key = better.value ->> 'key' AND NOT EXISTS (
      SELECT 1 FROM json_each(better.value, '$.emailMarks') AS mark
      WHERE instr(lower(substr(contacts.email, 1, instr(contacts.email, '@'))), mark.value) > 0)`

const insertItems = (plan: CrawlPlan, items: string, now: string) => sql`
  INSERT INTO items (id, account_id, source_id, source_type, type, value, normalized, confidence, method, snippet, page_url, detail, contact_id, created_at)
  SELECT value ->> 'id', ${plan.account_id}, ${plan.source_id}, 'crawl', value ->> 'type', value ->> 'value',
    value ->> 'normalized', value ->> 'confidence', value ->> 'method', value ->> 'snippet', value ->> 'pageUrl',
    value -> 'detail',
    (SELECT id FROM contacts WHERE source_id = ${plan.source_id} AND key = json_each.value ->> 'contactKey'), ${now}
  FROM json_each(${items}) WHERE ${isOpen(plan)}
  ON CONFLICT (source_id, type, normalized) DO UPDATE SET
    value = excluded.value, confidence = excluded.confidence, method = excluded.method, snippet = excluded.snippet,
    page_url = excluded.page_url, detail = excluded.detail, contact_id = coalesce(excluded.contact_id, items.contact_id)
  WHERE excluded.confidence > items.confidence OR (items.contact_id IS NULL AND excluded.contact_id IS NOT NULL)`

/** Keys of companies are the bare name in one word, then the form: `harbourlane ltd`. */
const bareName = ({ normalized }: { normalized: string }) => normalized.split(' ', 1)[0]!

/**
 * A company that one page names in full needs no second row for the pages that leave its legal form out: `harbourlane ltd`
 * makes `harbourlane` superfluous.
 *
 * @param names JSON list of the bare names that were just stored with or without a form: nothing else can have changed
 */
function dropShortCompanyNames(plan: CrawlPlan, names: string): Statement<never>[] {
  const isOf = (row: SQL) => sql`${row}.source_id = ${plan.source_id} AND ${row}.type = 'companies'`
  const isShort = (row: SQL) => sql`${isOf(row)} AND ${row}.normalized IN (SELECT value FROM json_each(${names}))`
  const isWholeOf = (whole: SQL, short: SQL) => sql`${isOf(whole)}
    AND ${whole}.normalized > ${short}.normalized || ' ' AND ${whole}.normalized < ${short}.normalized || '!'`
  const [items, short, whole] = [sql`items`, sql`short`, sql`whole`]
  return [
    // A deleted item takes its value out of its contact, which is to have the full name instead.
    statement(sql`UPDATE contacts SET company = whole.value FROM items AS short CROSS JOIN items AS whole
      WHERE ${isShort(short)} AND ${isWholeOf(whole, short)} AND contacts.id = short.contact_id AND contacts.company = short.value`),
    statement(sql`UPDATE items SET contact_id = short.contact_id FROM items AS short
      WHERE ${isShort(short)} AND ${isWholeOf(items, short)} AND items.contact_id IS NULL AND short.contact_id IS NOT NULL`),
    statement(
      sql`DELETE FROM items WHERE ${isShort(items)} AND EXISTS (SELECT 1 FROM items AS whole WHERE ${isWholeOf(whole, items)})`,
    ),
  ]
}
