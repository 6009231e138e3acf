import { Hono } from 'hono'
import * as contract from '../../contracts/site-downloads/site-downloads.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { listArchivePages, readPageAsFile } from './archive-pages.ts'
import { cancelSiteDownload } from './cancel-site-download.ts'
import { deleteSiteDownload } from './delete-site-download.ts'
import { allowFile, sendAllowedFile } from './file-access.ts'
import { listSiteDownloads, readSiteDownloadLimits, readSiteDownloadStats } from './queries.ts'
import { readSiteDownload } from './read-site-download.ts'
import { requireArchive } from './require-archive.ts'
import { sendArchive } from './send-archive.ts'
import { startSiteDownload } from './start-site-download.ts'

export const siteDownloadRoutes = new Hono<HttpEnv>()

mount(siteDownloadRoutes, contract.start, async ({ ctx, body }) => ({
  data: await startSiteDownload(ctx, body),
  message: 'Website download started!',
}))
mount(siteDownloadRoutes, contract.list, async ({ ctx, query }) => await listSiteDownloads(ctx, query))
mount(siteDownloadRoutes, contract.getStats, async ({ ctx }) => ({ data: await readSiteDownloadStats(ctx) }))
mount(siteDownloadRoutes, contract.getLimits, async ({ ctx }) => ({ data: await readSiteDownloadLimits(ctx) }))
mount(siteDownloadRoutes, contract.get, async ({ ctx, params }) => ({
  data: await readSiteDownload(ctx, params.id),
}))
mount(siteDownloadRoutes, contract.download, async ({ ctx, params, query, headers }) => {
  const { row } = await requireArchive(ctx, params.id, query.format)
  return await sendArchive(ctx, row, query.format, headers)
})
mount(
  siteDownloadRoutes,
  contract.allowFile,
  async ({ ctx, params, body }) => await allowFile(ctx, params.id, body.format),
)
mount(
  siteDownloadRoutes,
  contract.listPages,
  async ({ ctx, params, query }) => await listArchivePages(ctx, params.id, query),
)
mount(siteDownloadRoutes, contract.getPage, async ({ ctx, params, query }) => readPageAsFile(ctx, params.id, query.url))
mount(siteDownloadRoutes, contract.cancel, async ({ ctx, params, body }) => ({
  data: await cancelSiteDownload(ctx, params.id, body.keep),
  message: 'Download cancelled',
}))
mount(siteDownloadRoutes, contract.remove, async ({ ctx, params }) => {
  await deleteSiteDownload(ctx, params.id)
  return { message: 'Download deleted successfully' }
})

// Not part of the contract: the browser navigates here, authorised by the cookie.
siteDownloadRoutes.get('/files/website-downloads/:id/:format', (c) =>
  sendAllowedFile(c.var.services, c.req.param('id'), c.req.param('format'), c.req.raw.headers),
)
