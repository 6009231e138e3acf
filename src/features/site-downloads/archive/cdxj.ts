import type { Capture } from '../../../contracts/site-downloads/site-download-slices.ts'

/** Position of a record in its compressed WARC file, in bytes. */
export interface RecordPlace {
  readonly filename: string
  readonly offset: number
  readonly length: number
}

/**
 * Returns a line of a CDXJ index (WACZ 1.1.1, `indexes`): the key by which replay finds a URL, the capture time, and
 * the record's position.
 */
export function cdxjLine(capture: Capture, { filename, offset, length }: RecordPlace): string {
  const { url, captured_at, content_type, status, sha256 } = capture
  const place = {
    url,
    mime: content_type.split(';', 1)[0]!.trim() || 'application/octet-stream',
    status: String(status),
    digest: `sha256:${sha256}`,
    length: String(length),
    offset: String(offset),
    filename,
  }
  return `${surtOf(url)} ${captured_at.replace(/\D/g, '').slice(0, 14)} ${JSON.stringify(place)}`
}

/**
 * Returns a URL in Sort-friendly URI Reordering Transform: `com,example)/path?query`, lower-case and without `www.`.
 */
export function surtOf(url: string): string {
  const { hostname, port, pathname, search } = new URL(url)
  const isName = /[a-z]/i.test(hostname) && !hostname.startsWith('[')
  const bare = hostname.replace(/^www\d*\./, '')
  const host = isName ? bare.split('.').toReversed().join(',') : bare
  const query = search.slice(1).split('&').filter(Boolean).toSorted().join('&')
  return `${host}${port && `:${port}`})${pathname}${query && `?${query}`}`.toLowerCase()
}
