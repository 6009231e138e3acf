import type { SiteDownload } from '../../site-downloads/site-downloads.ts'
import { at, one, part } from './shared.ts'

const PENDING: SiteDownload = {
  id: '01900000-0000-7000-8000-000000000011',
  url: 'https://example.com/',
  max_depth: 2,
  follow_external: false,
  respect_robots: true,
  include_types: ['html', 'css', 'js', 'image'],
  render_pages: false,
  make_wacz: false,
  status: 'pending',
  step: null,
  progress: 0,
  pages_downloaded: 0,
  pages_discovered: 0,
  assets_downloaded: 0,
  assets_discovered: 0,
  files_failed: 0,
  bytes_captured: 0,
  file_size: null,
  wacz_size: null,
  created_at: at('09:30:00'),
  started_at: null,
  completed_at: null,
  expires_at: null,
  days_until_expiration: null,
  error_message: null,
  notice: null,
}
const DOWNLOADED: SiteDownload = {
  ...PENDING,
  ...{ status: 'completed', progress: 100, started_at: at('09:30:01'), completed_at: at('09:31:10') },
  ...{ pages_downloaded: 14, pages_discovered: 14, assets_downloaded: 61, assets_discovered: 62, files_failed: 1 },
  ...{
    bytes_captured: 4_812_330,
    file_size: 3_904_112,
    expires_at: '2026-11-28T09:31:10.000Z',
    days_until_expiration: 7,
  },
}

/** Site downloads. */
export const SITE_DOWNLOAD_EXAMPLES: Readonly<Record<string, object>> = {
  'siteDownloads.start': one(PENDING),
  'siteDownloads.list': part(DOWNLOADED),
  'siteDownloads.get': one(DOWNLOADED),
  'siteDownloads.cancel': one({ ...PENDING, status: 'cancelled', completed_at: at('09:30:02') } satisfies SiteDownload),
}
