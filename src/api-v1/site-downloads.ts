import { Hono } from 'hono'
import * as contract from '../contracts/v1/site-downloads.ts'
import { cancelSiteDownload } from '../features/site-downloads/cancel-site-download.ts'
import { deleteSiteDownload } from '../features/site-downloads/delete-site-download.ts'
import { listSiteDownloadsAfter } from '../features/site-downloads/queries.ts'
import { readSiteDownload } from '../features/site-downloads/read-site-download.ts'
import { requireArchive } from '../features/site-downloads/require-archive.ts'
import { sendArchive } from '../features/site-downloads/send-archive.ts'
import { startSiteDownload } from '../features/site-downloads/start-site-download.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'

export const siteDownloadRoutes = new Hono<HttpEnv>()

mount(siteDownloadRoutes, contract.start, async ({ ctx, body }) => ({ data: await startSiteDownload(ctx, body) }))
mount(siteDownloadRoutes, contract.list, async ({ ctx, query }) => await listSiteDownloadsAfter(ctx, query))
mount(siteDownloadRoutes, contract.get, async ({ ctx, params }) => ({ data: await readSiteDownload(ctx, params.id) }))
mount(siteDownloadRoutes, contract.getFile, async ({ ctx, params, query, headers }) => {
  const { row } = await requireArchive(ctx, params.id, query.format)
  return sendArchive(ctx, row, query.format, headers)
})
mount(siteDownloadRoutes, contract.cancel, async ({ ctx, params }) => ({
  data: await cancelSiteDownload(ctx, params.id, false),
}))
mount(siteDownloadRoutes, contract.remove, async ({ ctx, params }) => {
  await deleteSiteDownload(ctx, params.id)
  return { message: 'Download deleted successfully' }
})
