import type { Capture } from '../../../contracts/site-downloads/site-download-slices.ts'
import { newId } from '../../../lib/ids.ts'

const UTF8 = new TextEncoder()
/** The reason phrases of RFC 9110 for statuses that come with pages and files. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  203: 'Non-Authoritative Information',
  206: 'Partial Content',
}

/**
 * Returns the head of a WARC record for a captured file (ISO 28500:2017, WARC 1.1). The body and `WARC_RECORD_END`
 * follow. A server's response is a `response` with its transfer encoding removed; a rendered page is a `resource`.
 */
export function warcHead({
  url,
  captured_at,
  headers,
  status,
  size_bytes,
  sha256,
  content_type,
  is_rendered,
}: Capture): Uint8Array {
  const isResponse = !is_rendered
  const http = isResponse
    ? `HTTP/1.1 ${status} ${REASONS[status] ?? 'OK'}\r\n${headers.map(({ name, value }) => `${name}: ${oneLine(value)}\r\n`).join('')}content-length: ${size_bytes}\r\n\r\n`
    : ''
  const fields = [
    'WARC/1.1',
    `WARC-Type: ${isResponse ? 'response' : 'resource'}`,
    `WARC-Record-ID: <urn:uuid:${newId()}>`,
    `WARC-Target-URI: ${url}`,
    `WARC-Date: ${captured_at}`,
    `WARC-Payload-Digest: sha256:${sha256}`,
    `Content-Type: ${isResponse ? 'application/http; msgtype=response' : content_type}`,
    `Content-Length: ${UTF8.encode(http).length + size_bytes}`,
  ]
  return UTF8.encode(`${fields.join('\r\n')}\r\n\r\n${http}`)
}

export const WARC_RECORD_END: Uint8Array = UTF8.encode('\r\n\r\n')

const oneLine = (value: string) => value.replace(/[\r\n]+/g, ' ')
