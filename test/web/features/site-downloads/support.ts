import type { SiteDownload, SiteDownloadLimits } from '../../../../src/contracts/site-downloads/site-downloads.ts'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import DownloadWebsitePage from '../../../../web/app/pages/download-website-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

export const downloadId = (n: number) => `01a1fbfb-548d-73ef-a58d-${String(n).padStart(12, '0')}`

/** A completed download of acme.com; a test overrides what differs. */
export const downloadOf = (change: Partial<SiteDownload> = {}): SiteDownload => ({
  id: downloadId(1),
  url: 'https://acme.com/',
  max_depth: 2,
  follow_external: false,
  respect_robots: true,
  include_types: [...contract.FILE_TYPES_DEFAULT],
  render_pages: false,
  make_wacz: false,
  status: 'completed',
  step: null,
  progress: 100,
  pages_downloaded: 1200,
  pages_discovered: 1300,
  assets_downloaded: 40,
  assets_discovered: 41,
  files_failed: 0,
  bytes_captured: 4096,
  file_size: 1536,
  wacz_size: null,
  created_at: new Date(Date.now() - 3_600_000).toISOString(),
  started_at: new Date(Date.now() - 3_500_000).toISOString(),
  completed_at: new Date(Date.now() - 1_800_000).toISOString(),
  expires_at: null,
  days_until_expiration: 20,
  error_message: null,
  notice: null,
  ...change,
})

export const underWay = (change: Partial<SiteDownload> = {}): SiteDownload =>
  downloadOf({
    status: 'processing',
    step: 'capturing',
    progress: 42,
    file_size: null,
    completed_at: null,
    days_until_expiration: null,
    ...change,
  })

export const listOf = <T>(data: T[], change: { current_page?: number; last_page?: number; total?: number } = {}) => ({
  data,
  pagination: { current_page: 1, last_page: 1, per_page: 10, total: data.length, ...change },
})

export const limitsOf = (used: number, limit: number): SiteDownloadLimits => ({
  pages_max: 500,
  files_max: 5000,
  bytes_max: 2 * 1024 ** 3,
  minutes_max: 60,
  per_day: { used, limit, remaining: limit - used, unlimited: limit === 0, resets_at: null },
})

/** A server of an account with these downloads. @param now the current state of the first one */
export function downloadsApi(downloads: SiteDownload[] = [], now: SiteDownload | undefined = downloads[0]) {
  const api = fakeApi()
  // First, because its path also matches that of the figures.
  if (now) api.answer(contract.get, { data: now })
  api.answer(contract.list, listOf(downloads))
  api.answer(contract.getLimits, { data: limitsOf(2, 5) })
  api.answer(contract.getStats, {
    data: {
      total_downloads: 1234,
      completed_downloads: 9,
      pending_downloads: 2,
      failed_downloads: 1,
      total_storage_used: 3 * 1024 ** 3,
    },
  })
  return api
}

export const openPage = (query = '') => visit(DownloadWebsitePage, `/dashboard/download-website${query}`)
