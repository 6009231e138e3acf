import type { SkipReason } from '../../contracts/crawl-slices.ts'
import { STATUS_REFUSALS } from '../../lib/refusal-of-status.ts'
import type { Relay } from '../../lib/relayed-request.ts'
import type { CookieJar } from './cookie-jar.ts'

/** Reads one address of the web, on behalf of a customer who chose it. */
export interface WebFetcher {
  /** Never throws for what the network or the server does: that is an answer of kind `failed`. */
  get(url: string, options: GetOptions): Promise<FetchedPage>
  /** Makes one request of somebody else's, such as a page's in a browser. Redirects come back as they are. */
  readonly relay: Relay
}

export interface GetOptions {
  readonly userAgent: string
  /** Language tag that pages are asked for in. */
  readonly acceptLanguage?: string
  /** What may come: a page to parse (the default), any text (robots.txt), or anything (a compressed sitemap). */
  readonly accept?: 'page' | 'text' | 'any'
  /** Bound on the decompressed body. A page is cut there; anything else fails as `too-large` unless `mayTruncate`. */
  readonly sizeMaxBytes?: number
  /** Keep what fits instead of failing; true for pages. */
  readonly mayTruncate?: boolean
  /** Bound on the whole exchange, redirects included. */
  readonly timeoutMs?: number
  readonly redirectsMax?: number
  readonly signal?: AbortSignal
  /** Where the cookies are that redirects set; without, they are forgotten with the exchange. */
  readonly cookies?: CookieJar
  /** Nobody will ask again: what breaks off on its way, or does not come in time, is better than nothing. */
  readonly takesPart?: boolean
  /** Asked before each redirect is followed: a reason stops there. */
  readonly mayFollow?: (url: string) => RefusalReason | null | Promise<RefusalReason | null>
  /**
   * Takes the body piece by piece instead of having it collected: for files of any size. The next piece is read when the
   * promise is fulfilled. The answer's `body` is then empty.
   */
  readonly write?: (chunk: Uint8Array, headers: PageHeaders) => Promise<void>
  /** Validators of an earlier answer; the answer may then be status 304 with an empty body. */
  readonly etag?: string
  readonly lastModified?: string
}

/** Why a redirect is not followed, in the words of the crawl's frontier. */
export type RefusalReason = SkipReason

export const FETCH_FAILURES = [
  'url-not-allowed',
  'dns',
  'connect',
  'broken-off',
  'timeout',
  'too-slow',
  'too-large',
  'redirect-loop',
  'too-many-redirects',
  'bad-redirect',
  ...STATUS_REFUSALS,
  'rate-limited',
  'unavailable',
  'content-type',
  'decode',
  'aborted',
] as const
export type FetchFailure = (typeof FETCH_FAILURES)[number]

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

export type FetchedPage =
  | {
      readonly kind: 'page'
      /** The final URL, after redirects. */
      readonly url: string
      /** 200 to 299, or 304 when validators were sent. */
      readonly status: number
      /** Lower-case names; only those that a reader of pages needs. */
      readonly headers: PageHeaders
      readonly body: Uint8Array
      /** With `write`: all headers that describe the body as it was given. */
      readonly allHeaders: readonly (readonly [name: string, value: string])[]
      /** The body was longer than its bound; `body` is its beginning. */
      readonly isTruncated: boolean
      readonly redirects: readonly Redirect[]
    }
  | {
      readonly kind: 'redirected-out'
      readonly to: string
      readonly reason: RefusalReason
      readonly redirects: readonly Redirect[]
    }
  | {
      readonly kind: 'failed'
      readonly reason: FetchFailure
      readonly status?: number
      /** How long the server asked to wait, bounded. */
      readonly retryAfterMs?: number
      /** Whether the same request may succeed later. */
      readonly isRetryable: boolean
      readonly redirects: readonly Redirect[]
    }

export const PAGE_HEADERS = [
  'content-type',
  'x-robots-tag',
  'etag',
  'last-modified',
  'link',
  'content-language',
  'refresh',
] as const
export type PageHeaders = Readonly<Partial<Record<(typeof PAGE_HEADERS)[number], string>>>
