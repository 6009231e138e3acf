import { z } from 'zod'
import { CursorQuery, listOf } from '../cursor.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { ARCHIVE_FORMATS, SiteDownload, StartSiteDownload } from '../site-downloads/site-downloads.ts'

export const start = endpoint({
  method: 'post',
  path: '/v1/site-downloads',
  permission: 'site-downloads:create',
  body: StartSiteDownload,
  status: 201,
  returns: data(SiteDownload),
})

/** Newest first. */
export const list = endpoint({
  method: 'get',
  path: '/v1/site-downloads',
  permission: 'site-downloads:view',
  query: CursorQuery,
  returns: listOf(SiteDownload),
})

export const get = endpoint({
  method: 'get',
  path: '/v1/site-downloads/:id',
  permission: 'site-downloads:view',
  params: IdParams,
  returns: data(SiteDownload),
})

/** Returns the archive; supports range requests. */
export const getFile = endpoint({
  method: 'get',
  path: '/v1/site-downloads/:id/file',
  permission: 'site-downloads:view',
  params: IdParams,
  query: z.object({ format: z.enum(ARCHIVE_FORMATS).default('zip') }),
  returns: nothing,
  file: 'application/zip',
})

export const cancel = endpoint({
  method: 'post',
  path: '/v1/site-downloads/:id/cancel',
  permission: 'site-downloads:cancel',
  params: IdParams,
  returns: data(SiteDownload),
})

export const remove = endpoint({
  method: 'delete',
  path: '/v1/site-downloads/:id',
  permission: 'site-downloads:delete',
  params: IdParams,
  returns: nothing,
})
