import { mediaTypeOf, XML_TYPES } from '../../lib/media-type.ts'
import { refusalOfStatus } from '../../lib/refusal-of-status.ts'
import { isReadableCoding } from './content-codings.ts'
import { type FetchFailure, type GetOptions, PAGE_HEADERS, type PageHeaders } from './port.ts'
import { parseRetryAfter } from './retry-after.ts'

/** What to do with a response once its headers have arrived. */
export type Verdict =
  | { readonly kind: 'read' }
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'failed'
      readonly reason: FetchFailure
      readonly status: number
      readonly retryAfterMs?: number
      readonly isRetryable: boolean
    }

const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** A choice of several representations, of which the server may prefer one (RFC 9110 15.4.1). */
const MULTIPLE_CHOICES = 300
/** Permanent 5xx (RFC 9110 15.6.2, 15.6.6), and invalid status numbers with which some sites reject crawlers. */
const isFinalError = (status: number) => status === 501 || status === 505 || status > 599
/** Temporary 4xx (RFC 9110 15.5.9, RFC 8470). */
const RETRYABLE_CLIENT_ERRORS = new Set([408, 425])
/**
 * Statuses with which the platform answers for a server that it could not reach, where other runtimes fail the request:
 * connection refused, timeout, no route, no TLS, invalid certificate. A site behind Cloudflare whose origin is down
 * answers the same. https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */
const UNREACHED: ReadonlyMap<number, FetchFailure> = new Map([
  [521, 'connect'],
  [522, 'timeout'],
  [523, 'connect'],
  [525, 'connect'],
  [526, 'connect'],
])
const PAGE_TYPES = new Set([
  '',
  'text/html',
  'application/xhtml+xml',
  'application/vnd.wap.xhtml+xml',
  ...XML_TYPES,
  'text/plain',
  'application/pdf',
  'application/x-pdf',
  'text/vcard',
  'text/x-vcard',
  'text/directory',
])
const NOT_TEXT = /^(?:image|audio|video|font)\//

/**
 * Decides by status and headers alone, before the body is read.
 *
 * @param nowMs the current time, for a Retry-After with a date
 */
export function judgeResponse(response: Response, request: GetOptions, nowMs: number): Verdict {
  const { status, headers } = response
  const fail = (reason: FetchFailure, isRetryable = false): Verdict => ({ kind: 'failed', reason, status, isRetryable })
  const location = redirectOf(response)
  if (location !== null) return location ? { kind: 'redirect', location } : fail('bad-redirect')
  if (isFinalError(status)) return fail(refusalOfStatus(status))
  if (status === 429 || status >= 500) {
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'), nowMs)
    return {
      ...fail(status === 429 ? 'rate-limited' : (UNREACHED.get(status) ?? 'unavailable'), true),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    }
  }
  const isUnchanged = status === 304 && (request.etag !== undefined || request.lastModified !== undefined)
  if (isUnchanged) return { kind: 'read' }
  if (status < 200 || status > 299) return fail(refusalOfStatus(status), RETRYABLE_CLIENT_ERRORS.has(status))
  if (!isReadableCoding(headers.get('content-encoding') ?? '')) return fail('decode')
  const type = mediaTypeOf(headers.get('content-type'))
  const { accept = 'page' } = request
  const isAcceptable = accept === 'any' || (accept === 'text' ? !NOT_TEXT.test(type) : PAGE_TYPES.has(type))
  return isAcceptable ? { kind: 'read' } : fail('content-type')
}

/** The target of a redirect as in its header; '' if it has none, null if the response is not a redirect. */
export function redirectOf({ status, headers }: Response): string | null {
  const location = onePlaceOf(headers.get('location'))
  if (!REDIRECTS.has(status) && !(status === MULTIPLE_CHOICES && location)) return null
  return location ? decodeLocation(location) : ''
}

/** Headers about the connection or the decoded encoding, not about the body. */
export const TRANSPORT_HEADERS: ReadonlySet<string> = new Set(
  'content-encoding content-length transfer-encoding connection keep-alive trailer upgrade set-cookie'.split(' '),
)

/** Picks the headers that readers of pages need. */
export function readHeaders(headers: Headers): PageHeaders {
  const kept: Partial<Record<(typeof PAGE_HEADERS)[number], string>> = {}
  for (const name of PAGE_HEADERS) {
    const value = headers.get(name)
    if (value !== null) kept[name] = value
  }
  return kept
}

/** A repeated header is joined by a comma; if both values are equal, returns one of them. */
function onePlaceOf(location: string | null): string | null {
  if (location === null) return null
  const half = location.slice(0, (location.length - 2) / 2)
  return half !== '' && location === `${half}, ${half}` ? half : location
}

/** Header bytes arrive as one character each, so raw UTF-8 must be decoded. */
function decodeLocation(location: string): string {
  if (!/[\x80-\xff]/.test(location) || /[^\0-\xff]/.test(location)) return location
  try {
    const bytes = Uint8Array.from(location, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return location
  }
}
