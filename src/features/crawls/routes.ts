import { Hono } from 'hono'
import * as details from '../../contracts/crawls/crawl-details.ts'
import * as maps from '../../contracts/crawls/crawl-dry-runs.ts'
import * as schedules from '../../contracts/crawls/crawl-schedules.ts'
import * as contract from '../../contracts/crawls/crawls.ts'
import * as previews from '../../contracts/crawls/site-previews.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { continueCrawl } from './continue-crawl.ts'
import { compareCrawls } from './details/compare-crawls.ts'
import { comparePeople } from './details/compare-people.ts'
import { exportCrawl } from './details/export-crawl.ts'
import { listContacts } from './details/list-contacts.ts'
import { dryRunCrawl } from './dry-run/dry-run-crawl.ts'
import { cancelCrawl } from './end/cancel-crawl.ts'
import { deleteCrawl } from './end/delete-crawl.ts'
import { issueLiveTicket, openCrawlConnection } from './live-connection.ts'
import { previewSite } from './preview/preview-site.ts'
import { listCrawls, listPages, readCrawlResult } from './queries.ts'
import { readProgress } from './read-progress.ts'
import { renameCrawl } from './rename-crawl.ts'
import { createSchedule, deleteSchedule, listSchedules, updateSchedule } from './schedules/schedules.ts'
import { runCrawl } from './start/run-crawl.ts'

export const crawlRoutes = new Hono<HttpEnv>()

mount(crawlRoutes, contract.start, async ({ ctx, body }) => {
  const { message, ...data } = await runCrawl(ctx, body)
  return { data, message }
})
mount(crawlRoutes, maps.dryRunCrawl, async ({ ctx, body }) => ({ data: await dryRunCrawl(ctx, body) }))
mount(crawlRoutes, previews.previewSite, async ({ ctx, body }) => ({ data: await previewSite(ctx, body) }))
mount(crawlRoutes, contract.listRecent, async ({ ctx, query }) => await listCrawls(ctx, query))
mount(crawlRoutes, contract.listHistory, async ({ ctx, query }) => await listCrawls(ctx, query))
mount(crawlRoutes, contract.get, async ({ ctx, params }) => ({ data: await readCrawlResult(ctx, params.id) }))
mount(crawlRoutes, contract.getProgress, async ({ ctx, params }) => ({ data: await readProgress(ctx, params.id) }))
mount(crawlRoutes, contract.listPages, async ({ ctx, params, query }) => await listPages(ctx, params.id, query))
mount(crawlRoutes, contract.openLive, async ({ ctx, params }) => ({ data: await issueLiveTicket(ctx, params.id) }))
mount(crawlRoutes, contract.cancel, async ({ ctx, params }) => {
  const { crawl, message } = await cancelCrawl(ctx, params.id)
  return { data: crawl, message }
})
mount(crawlRoutes, contract.update, async ({ ctx, params, body }) => ({
  data: await renameCrawl(ctx, params.id, body),
}))
mount(crawlRoutes, contract.continueCrawl, async ({ ctx, params, body }) => ({
  data: await continueCrawl(ctx, params.id, body),
  message: 'Crawl started! You will be notified when complete.',
}))
mount(crawlRoutes, contract.remove, async ({ ctx, params }) => {
  await deleteCrawl(ctx, params.id)
  return { message: 'Crawl deleted successfully' }
})

mount(crawlRoutes, details.listContacts, async ({ ctx, params, query }) => await listContacts(ctx, params.id, query))
mount(crawlRoutes, details.listChanges, async ({ ctx, params, query }) => await compareCrawls(ctx, params.id, query))
mount(crawlRoutes, details.listPeopleChanges, async ({ ctx, params }) => await comparePeople(ctx, params.id))
mount(
  crawlRoutes,
  details.exportCrawl,
  async ({ ctx, params, query }) => await exportCrawl(ctx, params.id, query.format),
)

mount(crawlRoutes, schedules.listSchedules, async ({ ctx, query }) => await listSchedules(ctx, query))
mount(crawlRoutes, schedules.createSchedule, async ({ ctx, body }) => ({
  data: await createSchedule(ctx, body),
  message: 'Schedule saved',
}))
mount(crawlRoutes, schedules.updateSchedule, async ({ ctx, params, body }) => ({
  data: await updateSchedule(ctx, params.id, body),
}))
mount(crawlRoutes, schedules.deleteSchedule, async ({ ctx, params }) => {
  await deleteSchedule(ctx, params.id)
  return { message: 'Schedule deleted' }
})

// Not an endpoint contract: a WebSocket has no JSON response, and its ticket grants access.
crawlRoutes.get('/live/crawls/:id', (c) => openCrawlConnection(c.var.services, c.req.param('id'), c.req.raw))
