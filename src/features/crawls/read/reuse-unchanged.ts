import { sql } from 'drizzle-orm'
import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import type { DataType, ExtractionMethod } from '../../../contracts/data/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { accountOfNumber } from '../../../db/account-numbers.ts'
import { codeOf, TYPE_CODES } from '../../../db/codes.ts'

/** The validators of an earlier response, for a conditional request (RFC 9110 13.1). */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

/**
 * SQL condition: the pages of the previous crawl may be reused. It must have collected at least the same types, with at
 * least the same page limit, and with the same options. Otherwise an unchanged page would hide data that was never
 * read.
 */
const mayCarry = (spec: CrawlSpec) => sql`EXISTS (
  SELECT 1 FROM crawls WHERE id = ${spec.previous_id} AND account_id = ${spec.account_id} AND pages_max >= ${spec.pages_max}
    AND coalesce(options ->> 'country', '') = ${spec.options.country ?? ''}
    AND coalesce(options ->> 'language', '') = ${spec.options.language ?? ''}
    AND coalesce(options ->> 'ai_extraction', 0) = ${spec.options.ai_extraction ? 1 : 0}
    AND (${spec.engine} <> 'default' OR engine = 'default')
    AND NOT EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(spec.types)}) AS wanted
      WHERE wanted.value NOT IN (SELECT value FROM json_each(crawls.types))))`

/**
 * SQL condition: all items of a page still exist. If the owner deleted some meanwhile, the page must be read again. The
 * short name of a company may have been replaced by its full name.
 */
const isWhole = (spec: CrawlSpec) => {
  const type = sql`substr(keys.value, 1, instr(keys.value, ':') - 1)`
  const normalized = sql`substr(keys.value, instr(keys.value, ':') + 1)`
  return sql`NOT EXISTS (
    SELECT 1 FROM json_each(pages.item_keys) AS keys
    WHERE ${type} IN (SELECT value FROM json_each(${JSON.stringify(spec.types)})) AND NOT EXISTS (
      SELECT 1 FROM sources CROSS JOIN items ON items.account = ${accountOfNumber(sql`sources.number`)}
      WHERE sources.crawl_id = ${spec.previous_id} AND items.type = ${codeOf(type, TYPE_CODES)}
        AND EXISTS (SELECT 1 FROM sightings WHERE source = sources.number AND item = items.number)
        AND items.normalized >= ${normalized} AND items.normalized < ${normalized} || '!'
        AND (items.normalized = ${normalized}
          OR items.type = ${TYPE_CODES.companies} AND substr(items.normalized, length(${normalized}) + 1, 1) = ' ')))`
}

/**
 * Returns the pages of an origin that the previous crawl read, since links to them on unchanged pages are not extracted
 * again.
 */
export async function pagesReadBefore(
  ctx: ServiceContext,
  spec: CrawlSpec,
  origin: string,
): Promise<{ url: string; depth: number }[]> {
  if (!spec.previous_id) return []
  return ctx.data.all<{ url: string; depth: number }>(sql`
    SELECT url, depth FROM pages WHERE crawl_id = ${spec.previous_id} AND state = 'read' AND url >= ${`${origin}/`}
      AND url < ${`${origin}0`} AND ${mayCarry(spec)} ORDER BY depth, url`)
}

/** Returns the validators of those URLs whose earlier response had any. */
export async function readValidators(
  ctx: ServiceContext,
  spec: CrawlSpec,
  urls: readonly string[],
): Promise<Map<string, Validators>> {
  if (!spec.previous_id || urls.length === 0) return new Map()
  const rows = await ctx.data.all<{ url: string; etag: string | null; last_modified: string | null }>(sql`
    SELECT url, etag, last_modified FROM pages
    WHERE crawl_id = ${spec.previous_id} AND url IN (SELECT value FROM json_each(${JSON.stringify(urls)}))
      AND state = 'read' AND item_keys IS NOT NULL AND facts IS NOT NULL AND (etag IS NOT NULL OR last_modified IS NOT NULL) AND ${mayCarry(spec)}
      AND ${isWhole(spec)}`)
  return new Map(rows.map(({ url, etag, last_modified }) => [url, { etag, lastModified: last_modified }]))
}

export interface CarriedPage {
  readonly url: string
  readonly title: string | null
  readonly httpStatus: number | null
  readonly finalUrl: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  /** A JSON array of `type:normalized`. */
  readonly itemKeys: string
  /** `PageFacts` as JSON. */
  readonly facts: string
}

export interface CarriedItem {
  readonly type: DataType
  readonly value: string
  readonly normalized: string
  readonly confidence: number
  readonly method: ExtractionMethod | null
  readonly snippet: string | null
  readonly pageUrl: string | null
  /** JSON. */
  readonly detail: string | null
}

/** Returns what the previous crawl stored about unchanged pages: the pages themselves, and all items on them. */
export async function readCarried(
  ctx: ServiceContext,
  spec: CrawlSpec,
  urls: readonly string[],
): Promise<{ pages: CarriedPage[]; items: CarriedItem[] }> {
  if (!spec.previous_id || urls.length === 0) return { pages: [], items: [] }
  const listed = sql`SELECT value FROM json_each(${JSON.stringify(urls)})`
  const [pages, rows] = await Promise.all([
    ctx.data.all<CarriedPage>(sql`
      SELECT url, title, http_status AS httpStatus, final_url AS finalUrl, etag, last_modified AS lastModified,
        item_keys AS itemKeys, facts
      FROM pages WHERE crawl_id = ${spec.previous_id} AND url IN (${listed})`),
    ctx.data.all<CarriedItem>(sql`
      SELECT found.type, found.value, found.normalized, found.confidence, found.method, found.snippet,
        found.page_url AS pageUrl, found.detail
      FROM sources CROSS JOIN found_items AS found ON found.source = sources.number
      WHERE sources.crawl_id = ${spec.previous_id}
        AND found.type IN (SELECT value FROM json_each(${JSON.stringify(spec.types)}))
        AND found.type || ':' || found.normalized IN (
          SELECT keys.value FROM pages, json_each(pages.item_keys) AS keys
          WHERE pages.crawl_id = ${spec.previous_id} AND pages.url IN (${listed}))`),
  ])
  return { pages, items: rows }
}
