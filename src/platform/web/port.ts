import type { SkipReason } from '../../contracts/crawls/crawl-slices.ts'
import { STATUS_REFUSALS } from '../../lib/refusal-of-status.ts'
import type { Relay } from '../../lib/relayed-request.ts'
import type { CookieJar } from './cookie-jar.ts'

/** Fetches one web address that a customer chose. */
export interface WebFetcher {
  /** Never throws because of the network or the server: such a failure is a result of kind `failed`. */
  get(url: string, options: GetOptions): Promise<FetchedPage>
  /**
   * Makes one request on behalf of another client, such as a page in a browser. Redirects are returned, not followed.
   */
  readonly relay: Relay
}

export interface GetOptions {
  readonly userAgent: string
  /** Language tag to request pages in. */
  readonly acceptLanguage?: string
  /** The accepted content: a page to parse (the default), any text (robots.txt), or anything (a compressed sitemap). */
  readonly accept?: 'page' | 'text' | 'any'
  /**
   * Limit of the decompressed body. A page is truncated there; anything else fails as `too-large` unless `mayTruncate`.
   */
  readonly sizeMaxBytes?: number
  /** Truncates instead of failing; true for pages. */
  readonly mayTruncate?: boolean
  /** Limit of the whole exchange, redirects included. */
  readonly timeoutMs?: number
  readonly redirectsMax?: number
  readonly signal?: AbortSignal
  /** Stores the cookies that redirects set; without it, they are discarded after the exchange. */
  readonly cookies?: CookieJar
  /** Accepts an incomplete body, because there will be no retry. */
  readonly takesPart?: boolean
  /** Called before each redirect is followed; a returned reason stops there. */
  readonly mayFollow?: (url: string) => RefusalReason | null | Promise<RefusalReason | null>
  /**
   * Receives the body in pieces instead of collecting it: for files of any size. The next piece is read when the
   * promise is fulfilled. The result's `body` is then empty.
   */
  readonly write?: (chunk: Uint8Array, headers: PageHeaders) => Promise<void>
  /** Validators of an earlier response; the result may then be status 304 with an empty body. */
  readonly etag?: string
  readonly lastModified?: string
}

/** Why a redirect is not followed; the same reasons as in the crawl's frontier. */
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
      /** Lower-case names; only those that readers of pages need. */
      readonly headers: PageHeaders
      readonly body: Uint8Array
      /** With `write`: all headers that describe the body as passed on. */
      readonly allHeaders: readonly (readonly [name: string, value: string])[]
      /** Whether the body exceeded its limit; `body` is its beginning. */
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
      /** The delay that the server requested, capped. */
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
