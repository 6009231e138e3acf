import { Hono } from 'hono'
import * as contract from '../../contracts/crawls.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { cancelCrawl } from './cancel-crawl.ts'
import { deleteCrawl } from './delete-crawl.ts'
import { issueLiveTicket, openLiveConnection } from './live-connection.ts'
import { listCrawls, listPages, readCrawlResult } from './queries.ts'
import { readProgress } from './read-progress.ts'
import { runCrawl } from './run-crawl.ts'

export const crawlRoutes = new Hono<HttpEnv>()

mount(crawlRoutes, contract.start, async ({ ctx, body }) => {
  const { message, ...data } = await runCrawl(ctx, body)
  return { data, message }
})
mount(crawlRoutes, contract.listRecent, async ({ ctx, query }) => await listCrawls(ctx, query))
mount(crawlRoutes, contract.listHistory, async ({ ctx, query }) => await listCrawls(ctx, query))
mount(crawlRoutes, contract.get, async ({ ctx, params }) => ({ data: await readCrawlResult(ctx, params.id) }))
mount(crawlRoutes, contract.getProgress, async ({ ctx, params }) => ({ data: await readProgress(ctx, params.id) }))
mount(crawlRoutes, contract.listPages, async ({ ctx, params, query }) => await listPages(ctx, params.id, query))
mount(crawlRoutes, contract.openLive, async ({ ctx, params }) => ({ data: await issueLiveTicket(ctx, params.id) }))
mount(crawlRoutes, contract.cancel, async ({ ctx, params }) => ({ data: await cancelCrawl(ctx, params.id) }))
mount(crawlRoutes, contract.remove, async ({ ctx, params }) => {
  await deleteCrawl(ctx, params.id)
  return { message: 'Crawl deleted successfully' }
})

// Not a contract: a WebSocket has no JSON answer, and its ticket is its permission.
crawlRoutes.get('/live/crawls/:id', (c) => openLiveConnection(c.var.services, c.req.param('id'), c.req.raw))
