import { z } from 'zod'
import { Used } from '../billing/plans.ts'
import { Flag, httpUrl } from '../crawls/crawls.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'

export const SITE_DOWNLOAD_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const
export const SiteDownloadStatus = z.enum(SITE_DOWNLOAD_STATUSES)
export type SiteDownloadStatus = z.infer<typeof SiteDownloadStatus>

export const FILE_TYPES = ['html', 'css', 'js', 'image', 'font', 'video', 'audio', 'document'] as const
export const FileType = z.enum(FILE_TYPES)
export type FileType = z.infer<typeof FileType>
export const FILE_TYPES_DEFAULT: readonly FileType[] = ['html', 'css', 'js', 'image', 'font']

export const DOWNLOAD_DEPTH_MAX = 5
export const DOWNLOAD_DEPTH_DEFAULT = 2
const DEPTH_MESSAGE = `Crawl depth must be between 1 and ${DOWNLOAD_DEPTH_MAX}`

export const StartSiteDownload = z.object({
  url: httpUrl(
    z
      .string('URL is required')
      .trim()
      .min(1, { error: 'URL is required', abort: true })
      .max(2000, 'The URL is too long'),
  ),
  /** The maximum number of clicks from the start page. */
  max_depth: z.coerce
    .number(DEPTH_MESSAGE)
    .int(DEPTH_MESSAGE)
    .min(1, DEPTH_MESSAGE)
    .max(DOWNLOAD_DEPTH_MAX, DEPTH_MESSAGE)
    .default(DOWNLOAD_DEPTH_DEFAULT),
  /** Whether to include pages of other websites that the site links to; links on those pages are not followed. */
  follow_external: Flag.default(false),
  respect_robots: Flag.default(true),
  /** The file types to keep. Pages are read for their references even without `html`. */
  include_types: z
    .array(FileType, 'Please select at least one file type')
    .min(1, 'Please select at least one file type')
    .default([...FILE_TYPES_DEFAULT]),
  /** Whether to save pages as a browser renders them, after their scripts have run. */
  render_pages: Flag.default(false),
  /** Whether to also create a web archive (WACZ) of the server responses. */
  make_wacz: Flag.default(false),
})
export type StartSiteDownload = z.output<typeof StartSiteDownload>

export const SiteDownload = z.object({
  id: z.string(),
  url: z.string(),
  max_depth: z.number(),
  follow_external: z.boolean(),
  respect_robots: z.boolean(),
  include_types: z.array(FileType),
  render_pages: z.boolean(),
  make_wacz: z.boolean(),
  status: SiteDownloadStatus,
  /** The current step while processing; null otherwise. */
  step: z.enum(['capturing', 'packing', 'stopping']).nullable(),
  /** An integer percentage. */
  progress: z.number(),
  pages_downloaded: z.number(),
  pages_discovered: z.number(),
  assets_downloaded: z.number(),
  assets_discovered: z.number(),
  /** Pages and assets that could not be fetched; the archive's manifest lists the reasons. */
  files_failed: z.number(),
  /** Bytes captured so far. */
  bytes_captured: z.number(),
  /** Bytes of the zip; null before it exists, and after it has expired. */
  file_size: z.number().nullable(),
  wacz_size: z.number().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  /** Calendar days (UTC) until the files are deleted, 0 on the day itself; null if there are none. */
  days_until_expiration: z.number().nullable(),
  /** Why it failed, as a sentence. */
  error_message: z.string().nullable(),
  /** A notice for the user: a limit that is near or was reached, or what a cancelled download contains. */
  notice: z.string().nullable(),
})
export type SiteDownload = z.infer<typeof SiteDownload>

export const SiteDownloadStats = z.object({
  total_downloads: z.number(),
  completed_downloads: z.number(),
  /** Pending or processing. */
  pending_downloads: z.number(),
  failed_downloads: z.number(),
  /** Bytes. */
  total_storage_used: z.number(),
})
export type SiteDownloadStats = z.infer<typeof SiteDownloadStats>

/** The limits of one download in the account's plan. */
export const SiteDownloadLimits = z.object({
  pages_max: z.number(),
  /** Pages and assets together. */
  files_max: z.number(),
  bytes_max: z.number(),
  minutes_max: z.number(),
  per_day: Used,
})
export type SiteDownloadLimits = z.infer<typeof SiteDownloadLimits>

export const start = endpoint({
  method: 'post',
  path: '/dashboard/website-downloads',
  permission: 'site-downloads:create',
  body: StartSiteDownload,
  returns: data(SiteDownload),
})

export const list = endpoint({
  method: 'get',
  path: '/dashboard/website-downloads',
  permission: 'site-downloads:view',
  query: pageQuery(10),
  returns: z.object({ data: z.array(SiteDownload), pagination: Pagination }),
})

export const getStats = endpoint({
  method: 'get',
  path: '/dashboard/website-downloads/stats',
  permission: 'site-downloads:view',
  returns: data(SiteDownloadStats),
})

export const getLimits = endpoint({
  method: 'get',
  path: '/dashboard/website-downloads/limits',
  permission: 'site-downloads:view',
  returns: data(SiteDownloadLimits),
})

/** Returns one download. While it runs, the figures are current; in lists they lag by a second. */
export const get = endpoint({
  method: 'get',
  path: '/dashboard/website-downloads/:id',
  permission: 'site-downloads:view',
  params: IdParams,
  returns: data(SiteDownload),
})

export const ARCHIVE_FORMATS = ['zip', 'wacz'] as const

/** Returns the archive as a file; supports range requests. */
export const download = endpoint({
  method: 'get',
  path: '/dashboard/website-downloads/:id/download',
  permission: 'site-downloads:view',
  params: IdParams,
  query: z.object({ format: z.enum(ARCHIVE_FORMATS).default('zip') }),
  returns: nothing,
  file: 'application/zip',
})

/**
 * Allows the browser to download the archive directly for a few minutes, so that gigabytes are streamed to disk and not
 * through the page. Sets a cookie that is sent only to `path`.
 */
export const allowFile = endpoint({
  method: 'post',
  path: '/dashboard/website-downloads/:id/file-access',
  permission: 'site-downloads:view',
  params: IdParams,
  body: z.object({ format: z.enum(ARCHIVE_FORMATS).default('zip') }),
  returns: data(z.object({ path: z.string() })),
})

export const CapturedPage = z.object({ url: z.string(), title: z.string().nullable() })
export type CapturedPage = z.infer<typeof CapturedPage>

/** Lists the pages in the archive, to choose one. */
export const listPages = endpoint({
  method: 'get',
  path: '/dashboard/website-downloads/:id/pages',
  permission: 'site-downloads:view',
  params: IdParams,
  query: pageQuery(50).extend({ search: z.string().trim().max(200).default('') }),
  returns: z.object({ data: z.array(CapturedPage), pagination: Pagination }),
})

/** Returns one page of the archive with all its resources embedded, as a single HTML file. */
export const getPage = endpoint({
  method: 'get',
  path: '/dashboard/website-downloads/:id/page',
  permission: 'site-downloads:view',
  impersonation: 'allowed',
  params: IdParams,
  query: z.object({ url: z.string().max(2000) }),
  returns: nothing,
  file: 'text/html',
})

/** Stops a pending or processing download. The captured files are archived if `keep` is set, and deleted otherwise. */
export const cancel = endpoint({
  method: 'post',
  path: '/dashboard/website-downloads/:id/cancel',
  permission: 'site-downloads:cancel',
  params: IdParams,
  body: z.object({ keep: Flag.default(false) }),
  returns: data(SiteDownload),
})

/** Deletes a download and its files. */
export const remove = endpoint({
  method: 'delete',
  path: '/dashboard/website-downloads/:id',
  permission: 'site-downloads:delete',
  params: IdParams,
  returns: nothing,
})
