import { type SQL, sql } from 'drizzle-orm'
import type { ContactKind } from '../../../contracts/contacts/contact.ts'
import {
  PEOPLE_CHANGES,
  PEOPLE_CHANGES_LISTED_MAX,
  type PeopleChange,
  type PeopleChangeKind,
} from '../../../contracts/crawls/crawl-details.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { CONTACT_CODES, wordOf } from '../../../db/codes.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { LOOKED_AT } from '../end/changed-items.ts'
import { requireCrawl } from '../queries.ts'
import { findFinished } from './compare-crawls.ts'

interface ChangeRow extends Omit<PeopleChange, 'contact_id'> {
  number: number
  first_seen_at: number
  total: number
}

type Lists<T> = Record<PeopleChangeKind, T>

/**
 * Compares the people and organisations of the account's crawl with those of the previous crawl from the same start:
 * who joined, who left, and whose role changed. They are the same if they are the same contact. A kind that only one of
 * the two crawls collected is left out.
 */
export async function comparePeople(
  ctx: ServiceContext,
  crawlId: string,
): Promise<{
  previous: { id: string; finished_at: string } | null
  counts: Lists<number>
  data: Lists<PeopleChange[]>
}> {
  const crawl = await requireCrawl(ctx, crawlId)
  const previous = crawl.previousId ? await findFinished(ctx, crawl.previousId) : null
  const counts: Lists<number> = { joined: 0, left: 0, changed: 0 }
  const data: Lists<PeopleChange[]> = { joined: [], left: [], changed: [] }
  if (!previous) return { previous: null, counts, data }

  const collected = (type: string) => crawl.types.includes(type) && previous.types.includes(type)
  const kinds: ContactKind[] = [
    ...(collected('names') ? (['person'] as const) : []),
    ...(collected('companies') ? (['organization'] as const) : []),
  ]
  const queries = changedPeople({
    now: crawl.id,
    before: previous.id,
    kinds,
    // Pages that the previous crawl knew and did not read may have shown the same people.
    wasCut: previous.pagesDone >= previous.pagesMax || previous.pagesLeft > 0 || previous.status !== 'completed',
  })
  const rows = await runBatch(
    ctx.data,
    PEOPLE_CHANGES.map((kind) => statement<ChangeRow>(listed(queries[kind]))),
  )
  for (const [at, kind] of PEOPLE_CHANGES.entries()) {
    counts[kind] = rows[at]?.[0]?.total ?? 0
    data[kind] = (rows[at] ?? []).map(toChange)
  }
  return { previous: { id: previous.id, finished_at: previous.finishedAt! }, counts, data }
}

const toChange = ({ number, first_seen_at, total: _total, ...row }: ChangeRow): PeopleChange => ({
  contact_id: numberedId(number, first_seen_at),
  ...row,
})

/** People before organisations, by name, each contact once. */
const listed = (chosen: SQL) => sql`
  SELECT contacts.number, contacts.first_seen_at, ${wordOf(sql`contacts.kind`, CONTACT_CODES)} AS kind,
    coalesce(contacts.name, one.name) AS name, one.job_title, one.previous_job_title, one.company, one.page_url, count(*) OVER () AS total
  FROM (SELECT contact, min(name) AS name, min(job_title) AS job_title, min(previous_job_title) AS previous_job_title,
      min(company) AS company, min(page_url) AS page_url FROM (${chosen}) GROUP BY contact) AS one
  CROSS JOIN contacts ON contacts.number = one.contact
  ORDER BY contacts.kind, coalesce(contacts.name, one.name), contacts.number LIMIT ${PEOPLE_CHANGES_LISTED_MAX}`

interface Compared {
  /** The ids of the two crawls. */
  readonly now: string
  readonly before: string
  readonly kinds: readonly ContactKind[]
  /** Whether the previous crawl left pages unread. */
  readonly wasCut: boolean
}

/** The first role in a mention's facts. */
const roleIn = (facts: SQL) =>
  sql`(SELECT title.value FROM json_each(${facts}, '$.parts') AS part, json_each(part.value, '$.job_titles') AS title LIMIT 1)`
const hasRole = (facts: SQL, role: SQL) => sql`EXISTS (SELECT 1 FROM json_each(${facts}, '$.parts') AS part,
  json_each(part.value, '$.job_titles') AS title WHERE lower(title.value) = lower(${role}))`
const numberOf = (crawlId: string) => sql`(SELECT number FROM sources WHERE crawl_id = ${crawlId})`

/**
 * Returns one query per kind of change. Who is found only now joined, unless the previous crawl was cut and read none of
 * their pages. Who was found only then left, if one of their pages was looked at again.
 */
function changedPeople({ now, before, kinds, wasCut }: Compared): Lists<SQL> {
  const found = (crawlId: string) => sql`
    SELECT contact, facts FROM told_mentions WHERE source = ${numberOf(crawlId)} AND contact IS NOT NULL
      AND facts ->> '$.kind' IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))`
  const isIn = (crawlId: string) =>
    sql`EXISTS (SELECT 1 FROM mentions AS other WHERE other.contact = one.contact AND other.source = ${numberOf(crawlId)})`
  const onPage = (crawlId: string, state: SQL) => sql`EXISTS (
    SELECT 1 FROM json_each(one.facts, '$.parts') AS part, json_each(part.value, '$.pages') AS page
    JOIN pages ON pages.crawl_id = ${crawlId} AND pages.url = page.value WHERE ${state})`
  const columns = (
    previousRole: SQL,
  ) => sql`one.contact, one.facts ->> '$.name' AS name, ${roleIn(sql`one.facts`)} AS job_title,
    ${previousRole} AS previous_job_title, one.facts ->> '$.organization' AS company, one.facts ->> '$.parts[0].pages[0]' AS page_url`
  const wasLookedAt = wasCut ? onPage(before, sql`pages.state = 'read'`) : sql`true`
  const earlier = sql`(SELECT told.facts FROM told_mentions AS told WHERE told.contact = one.contact AND told.source = ${numberOf(before)} LIMIT 1)`
  return {
    joined: sql`SELECT ${columns(sql`NULL`)} FROM (${found(now)}) AS one WHERE NOT ${isIn(before)} AND ${wasLookedAt}`,
    left: sql`SELECT ${columns(sql`NULL`)} FROM (${found(before)}) AS one WHERE NOT ${isIn(now)} AND ${onPage(now, LOOKED_AT)}`,
    changed: sql`SELECT ${columns(roleIn(sql`one.earlier`))} FROM (SELECT one.contact, one.facts, ${earlier} AS earlier FROM (${found(now)}) AS one) AS one
      WHERE one.earlier IS NOT NULL AND one.earlier <> one.facts AND one.facts ->> '$.kind' = 'person'
        AND ${roleIn(sql`one.facts`)} IS NOT NULL AND ${roleIn(sql`one.earlier`)} IS NOT NULL
        AND NOT ${hasRole(sql`one.earlier`, roleIn(sql`one.facts`))}`,
  }
}
