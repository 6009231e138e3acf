import type { ArchiveFormat } from '../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { notFound } from '../../lib/errors.ts'
import { displayHost } from '../../lib/url.ts'
import type { SiteDownloadRow } from './queries.ts'
import { archiveKey, folderOf } from './storage-keys.ts'

/**
 * Streams an archive from the object store. Supports single ranges and conditional requests (RFC 9110 13 and 14), so
 * that an interrupted transfer can be resumed.
 */
export async function sendArchive(
  ctx: ServiceContext,
  row: SiteDownloadRow,
  format: ArchiveFormat,
  request: Headers,
): Promise<Response> {
  const key = archiveKey(folderOf(row.accountId, row.id), format)
  const head = await ctx.files.head(key)
  if (!head) throw notFound('Archive')
  const headers = new Headers({
    'content-type': format === 'zip' ? 'application/zip' : 'application/wacz',
    'content-disposition': `attachment; filename="${fileNameOf(row, format)}"`,
    'accept-ranges': 'bytes',
    etag: head.httpEtag,
    'last-modified': head.uploaded.toUTCString(),
    'cache-control': 'private, no-store',
  })
  if (request.get('if-none-match') === head.httpEtag) return new Response(null, { status: 304, headers })
  const ifRange = request.get('if-range')
  const isSame = ifRange === null || ifRange === head.httpEtag || ifRange === head.uploaded.toUTCString()
  const range = isSame ? parseRange(request.get('range'), head.size) : null
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${head.size}`)
    return new Response(null, { status: 416, headers })
  }
  const object = await ctx.files.get(key, range ? { range } : {})
  if (!object) throw notFound('Archive')
  const length = range ? range.length : head.size
  headers.set('content-length', String(length))
  if (range) headers.set('content-range', `bytes ${range.offset}-${range.offset + length - 1}/${head.size}`)
  // Keeps the Content-Length header, which a stream of unknown length would lose.
  const { readable, writable } = new FixedLengthStream(length)
  object.body.pipeTo(writable).catch(() => {})
  return new Response(readable, { status: range ? 206 : 200, headers })
}

/** Parses a Range header with one byte range. Ignores several ranges and invalid headers (RFC 9110 14.2). */
export function parseRange(
  header: string | null,
  size: number,
): { offset: number; length: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [from, to] = [match[1], match[2]]
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length }
  }
  const offset = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (offset >= size) return 'unsatisfiable'
  return end < offset ? null : { offset, length: end - offset + 1 }
}

function fileNameOf({ url, createdAt }: SiteDownloadRow, format: ArchiveFormat): string {
  return `${displayHost(url).replace(/[^\w.-]+/g, '-')}-${createdAt.slice(0, 10)}.${format}`
}
