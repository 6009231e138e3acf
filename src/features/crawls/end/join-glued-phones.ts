import { sql } from 'drizzle-orm'
import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { accountOfNumber } from '../../../db/account-numbers.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { TYPE_CODES } from '../../../db/codes.ts'
import { gluedNumbers } from '../../../extraction/phones/glued-plus.ts'

/** The maximum number of phone numbers joined per crawl. A site with more made them up. */
const JOINED_MAX = 1_000
const PAGES_AT_ONCE = 100
/** A GLOB pattern for the candidates of `gluedNumbers`. Both spellings have the same ending. */
const MAY_BE_JOINED = '+*18?????????'

/**
 * Joins the phone numbers of a crawl that differ only by page. If one page writes the Indian `1800 266 7431` and
 * another one `+1 800 266 7431`, the crawl found `+9118002667431` on both pages, with the higher of the two
 * confidences. Pages are updated first, so that a repetition after a failure completes the change. Any other repetition
 * changes nothing.
 */
export async function joinGluedPhones(ctx: ServiceContext, spec: CrawlSpec): Promise<void> {
  const source = sql`(SELECT number FROM sources WHERE id = ${spec.source_id} AND account_id = ${spec.account_id})`
  const found = await ctx.data.all<{ normalized: string }>(sql`
    SELECT items.normalized FROM sightings CROSS JOIN items ON items.number = sightings.item
    WHERE sightings.source = ${source} AND items.type = ${TYPE_CODES.phones} AND items.normalized GLOB ${MAY_BE_JOINED}
    ORDER BY items.number`)
  const pairs = [...gluedNumbers(found.map(({ normalized }) => normalized))].slice(0, JOINED_MAX)
  if (pairs.length === 0) return
  if (pairs.length === JOINED_MAX) ctx.log.warn('phones of a crawl were not all joined', { crawl_id: spec.crawl_id })
  await renameOnPages(ctx, spec.crawl_id, pairs)
  const joined = sql`(SELECT glued.number AS glued, whole.number AS whole FROM json_each(${JSON.stringify(pairs)}) AS pair
    CROSS JOIN items AS glued ON glued.account = ${accountOfNumber(source)} AND glued.type = ${TYPE_CODES.phones}
      AND glued.normalized = pair.value ->> 0
    CROSS JOIN items AS whole ON whole.account = glued.account AND whole.type = ${TYPE_CODES.phones}
      AND whole.normalized = pair.value ->> 1)`
  await runBatch(ctx.data, [
    statement<never>(sql`
      UPDATE sightings SET confidence = other.confidence
      FROM ${joined} AS joined CROSS JOIN sightings AS other ON other.source = ${source} AND other.item = joined.glued
      WHERE sightings.source = ${source} AND sightings.item = joined.whole AND other.confidence > sightings.confidence`),
    statement<never>(sql`
      UPDATE items SET confidence = sure.confidence, source = sure.source
      FROM ${joined} AS joined CROSS JOIN sightings AS sure ON sure.source = ${source} AND sure.item = joined.whole
      WHERE items.number = joined.whole AND sure.confidence > items.confidence`),
    statement<never>(sql`
      DELETE FROM sightings WHERE source = ${source} AND item IN (SELECT glued FROM ${joined} AS joined)`),
  ])
}

/** Updates the values and facts stored with pages, since the next crawl reuses them for unchanged pages. */
async function renameOnPages(
  ctx: ServiceContext,
  crawlId: string,
  pairs: readonly (readonly [glued: string, whole: string])[],
): Promise<void> {
  const keys = JSON.stringify(pairs.map(([glued]) => `phones:${glued}`))
  const names = new Map(
    pairs.flatMap(([glued, whole]) => [
      [`"phones:${glued}"`, `"phones:${whole}"`],
      [`"${glued}"`, `"${whole}"`],
    ]),
  )
  const renamed = (json: string) => json.replace(GLUED_IN_JSON, (name) => names.get(name) ?? name)
  for (let after = ''; ; ) {
    const pages = await ctx.data.all<{ url: string; item_keys: string; facts: string | null }>(sql`
      SELECT url, item_keys, facts FROM pages WHERE crawl_id = ${crawlId} AND url > ${after} AND item_keys IS NOT NULL
        AND EXISTS (SELECT 1 FROM json_each(item_keys) WHERE value IN (SELECT value FROM json_each(${keys})))
      ORDER BY url LIMIT ${PAGES_AT_ONCE}`)
    if (pages.length === 0) return
    await runBatch(
      ctx.data,
      pages.map(({ url, item_keys, facts }) =>
        statement<never>(sql`
          UPDATE pages SET item_keys = ${renamed(item_keys)}, facts = ${facts && renamed(facts)}
          WHERE crawl_id = ${crawlId} AND url = ${url}`),
      ),
    )
    if (pages.length < PAGES_AT_ONCE) return
    after = pages.at(-1)!.url
  }
}

const GLUED_IN_JSON = /"(?:phones:)?\+18\d{9}"/g
