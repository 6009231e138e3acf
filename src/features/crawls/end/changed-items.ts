import { type SQL, sql } from 'drizzle-orm'
import type { ChangeKind } from '../../../contracts/crawl-details.ts'
import type { DataType } from '../../../contracts/items.ts'

export interface Compared {
  readonly crawlId: string
  /** The crawl of the same start before it. */
  readonly previousId: string
  /** What both were asked for: the rest is no change of the site. */
  readonly types: readonly DataType[]
}

/** A page that a crawl saw, or saw to be there no more; not one that its limits, its options or a failure kept it from. */
const LOOKED_AT = sql`(pages.state = 'read' OR pages.http_status IN (404, 410) OR pages.reason IN ('redirected', 'same-content'))`

/**
 * The items of a crawl beside those of the crawl before, one query a kind: found now only, then only, by both. What was
 * found then is gone only where its page was looked at again.
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
