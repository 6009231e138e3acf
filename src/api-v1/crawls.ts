import { Hono } from 'hono'
import type { Crawl } from '../contracts/crawls/crawls.ts'
import * as contract from '../contracts/v1/crawls.ts'
import { continueCrawl } from '../features/crawls/continue-crawl.ts'
import { cancelCrawl } from '../features/crawls/end/cancel-crawl.ts'
import { deleteCrawl } from '../features/crawls/end/delete-crawl.ts'
import { listContactsAfter, listCrawlsAfter, listPagesAfter } from '../features/crawls/list-after.ts'
import { readCrawl } from '../features/crawls/queries.ts'
import { renameCrawl } from '../features/crawls/rename-crawl.ts'
import { startCrawl } from '../features/crawls/start/start-crawl.ts'
import { listItemsAfter } from '../features/data/list-after.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'
import { CRAWL_NAMES, namingFields } from './field-names.ts'
import { streamCrawl } from './stream-crawl.ts'

export const crawlRoutes = new Hono<HttpEnv>()

/** Converts a crawl to the field names of the public API. */
export const toJob = (crawl: Crawl): contract.CrawlJob => ({
  id: crawl.id,
  name: crawl.name,
  status: crawl.status,
  url: crawl.url,
  urls: crawl.urls,
  keywords: crawl.query,
  data_types: crawl.types,
  max_pages: crawl.limit,
  respect_robots: crawl.check_robot,
  engine: crawl.engine,
  pages_done: crawl.pages_done,
  pages_failed: crawl.pages_failed,
  pages_skipped: crawl.pages_skipped,
  more_pages: crawl.more_pages,
  items_found: crawl.items_found,
  end_reason: crawl.end_reason,
  end_reason_text: crawl.end_reason_text,
  error: crawl.status === 'failed' ? crawl.reason : null,
  created_at: crawl.created_at,
  started_at: crawl.started_at,
  finished_at: crawl.finished_at,
})

mount(crawlRoutes, contract.start, async ({ ctx, body }) => {
  const { data_types, max_pages, respect_robots, keywords, ...rest } = body
  const input = {
    ...rest,
    keyword: keywords,
    types: data_types,
    limit: max_pages,
    check_robot: respect_robots,
    run_in_background: true,
  }
  const id = await namingFields(CRAWL_NAMES, () => startCrawl(ctx, input))
  return { data: toJob(await readCrawl(ctx, id)) }
})
mount(crawlRoutes, contract.list, async ({ ctx, query }) => {
  const { data, next_cursor } = await listCrawlsAfter(ctx, query)
  return { data: data.map(toJob), next_cursor }
})
mount(crawlRoutes, contract.getStatus, async ({ ctx, params }) => ({ data: toJob(await readCrawl(ctx, params.id)) }))
mount(crawlRoutes, contract.listResults, async ({ ctx, params, query: { type, ...part } }) => {
  // So that another account's crawl is reported as not found, instead of as empty.
  await readCrawl(ctx, params.id)
  return listItemsAfter(ctx, part, { crawl_id: params.id, type })
})
mount(crawlRoutes, contract.listPages, async ({ ctx, params, query }) => await listPagesAfter(ctx, params.id, query))
mount(
  crawlRoutes,
  contract.listContacts,
  async ({ ctx, params, query }) => await listContactsAfter(ctx, params.id, query),
)
mount(crawlRoutes, contract.streamEvents, async ({ ctx, params }) => await streamCrawl(ctx, params.id, toJob))
mount(crawlRoutes, contract.update, async ({ ctx, params, body }) => ({
  data: toJob(await renameCrawl(ctx, params.id, body)),
}))
mount(crawlRoutes, contract.continueCrawl, async ({ ctx, params, body }) => {
  const crawl = await namingFields(CRAWL_NAMES, () => continueCrawl(ctx, params.id, { limit: body.max_pages }))
  return { data: toJob(crawl) }
})
mount(crawlRoutes, contract.cancel, async ({ ctx, params }) => {
  const { crawl } = await cancelCrawl(ctx, params.id)
  return { data: toJob(crawl) }
})
mount(crawlRoutes, contract.remove, async ({ ctx, params }) => {
  await deleteCrawl(ctx, params.id)
  return { message: 'Crawl deleted successfully' }
})
