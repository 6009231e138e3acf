import { type SQL, sql } from 'drizzle-orm'
import type { ChangeKind } from '../../../contracts/crawls/crawl-details.ts'
import type { DataType } from '../../../contracts/data/items.ts'

export interface Compared {
  readonly crawlId: string
  /** The previous crawl from the same start. */
  readonly previousId: string
  /** The types that both crawls collected. Other differences are not changes of the site. */
  readonly types: readonly DataType[]
}

/**
 * Pages that the crawl read, or found to be gone. Pages that were not read because of limits, options or failures are
 * not included.
 */
export const LOOKED_AT = sql`(pages.state = 'read' OR pages.http_status IN (404, 410) OR pages.reason IN ('redirected', 'same-content'))`

/**
 * Returns one query per kind of change between a crawl and the previous one: items found only now, only then, or by
 * both. An earlier item counts as gone only if its page was checked again.
 */
export function changedItems({ crawlId, previousId, types }: Compared): Record<ChangeKind, SQL> {
  const found = (id: string) => sql`
    SELECT found_items.* FROM sources CROSS JOIN found_items ON found_items.source = sources.number
    WHERE sources.crawl_id = ${id} AND found_items.type IN (SELECT value FROM json_each(${JSON.stringify(types)}))`
  const isIn = (id: string) => sql`EXISTS (
    SELECT 1 FROM sources CROSS JOIN sightings AS other ON other.source = sources.number
    WHERE sources.crawl_id = ${id} AND other.item = one.number)`
  const isLookedAt = sql`EXISTS (
    SELECT 1 FROM pages WHERE pages.crawl_id = ${crawlId} AND pages.url = one.page_url AND ${LOOKED_AT})`
  return {
    new: sql`SELECT * FROM (${found(crawlId)}) AS one WHERE NOT ${isIn(previousId)}`,
    gone: sql`SELECT * FROM (${found(previousId)}) AS one WHERE NOT ${isIn(crawlId)} AND ${isLookedAt}`,
    same: sql`SELECT * FROM (${found(crawlId)}) AS one WHERE ${isIn(previousId)}`,
  }
}
