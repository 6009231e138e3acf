import { isXhtml, mediaTypeOf, startsLikeMarkup, XML_TYPES } from '../../lib/media-type.ts'
import { type Pace, readBounded, rejectOnAbort } from '../../lib/read-bounded.ts'
import { undoCodings } from './content-codings.ts'
import { CookieJar } from './cookie-jar.ts'
import { checkAddresses, isUrlAllowed, type NetworkRules } from './guard-url.ts'
import { gunzip } from './gunzip.ts'
import { judgeResponse, readHeaders, TRANSPORT_HEADERS } from './judge-response.ts'
import type { FetchedPage, FetchFailure, GetOptions, Redirect, RefusalReason, WebFetcher } from './port.ts'
import { reasonOfError } from './reason-of-error.ts'
import { createRelay } from './relay-request.ts'
import type { Resolver } from './resolver.ts'

export interface GuardedFetchOptions extends NetworkRules {
  readonly fetch: typeof fetch
  readonly resolver: Resolver
  readonly pace?: Pace
  readonly now?: () => number
}

export const PAGE_SIZE_MAX_BYTES = 5 * 1024 * 1024
/**
 * The timeout for a page and, for other files, until the body starts: a large file may take long, a silent server may
 * not.
 */
const TIMEOUT_MS = 15_000
const REDIRECTS_MAX = 5
/** Less of a page than this contains only the start of its head. */
const PART_BYTES_MIN = 200
/**
 * A file at 1 kB/s is aborted after half a minute, one at 10 kB/s after 950 kB; a file that takes five minutes has 30
 * MB.
 */
const PACE: Pace = { graceMs: 5_000, bytesPerSecondMin: 1_024, steadyMs: 30_000 }

/**
 * The only way to request addresses that customers choose. Checks every hop before requesting it: first its text, then
 * the addresses of its host. Workers cannot pin the address that `fetch` then uses; for changes between lookup and
 * request, the platform's own block of private ranges applies.
 */
export function createGuardedFetcher(options: GuardedFetchOptions): WebFetcher {
  async function mayVisit(url: string): Promise<boolean> {
    if (!isUrlAllowed(url, options)) return false
    if (options.allowPrivateNetwork) return true
    return (await checkAddresses(url, options.resolver, options.allowedNetworks).catch(() => 'unknown')) === 'public'
  }
  return {
    get: (url, request) => new Exchange(options, request).run(url),
    relay: createRelay({ fetch: options.fetch, mayVisit, pace: options.pace ?? PACE }),
  }
}

/** One `get`: a chain of hops with one deadline. */
class Exchange {
  readonly #options: GuardedFetchOptions
  readonly #request: GetOptions
  readonly #redirects: Redirect[] = []
  readonly #cookies: CookieJar
  /** Aborted with the failure to report. */
  readonly #stop = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: GuardedFetchOptions, request: GetOptions) {
    this.#options = options
    this.#request = request
    this.#cookies = request.cookies ?? new CookieJar()
  }

  async run(url: string): Promise<FetchedPage> {
    this.#endIn(Math.min(this.#timeoutMs, TIMEOUT_MS))
    const abort = () => this.#stop.abort('aborted')
    if (this.#request.signal?.aborted) abort()
    this.#request.signal?.addEventListener('abort', abort)
    try {
      return await this.#follow(url)
    } catch (error) {
      return this.#failed(this.#reasonOf(error))
    } finally {
      clearTimeout(this.#timer)
      this.#request.signal?.removeEventListener('abort', abort)
    }
  }

  get #timeoutMs(): number {
    return this.#request.timeoutMs ?? TIMEOUT_MS
  }

  #endIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#stop.abort('timeout'), ms)
  }

  async #follow(start: string): Promise<FetchedPage> {
    const visited = new Set<string>()
    let url = start
    while (true) {
      if (!isUrlAllowed(url, this.#options)) return this.#failed('url-not-allowed')
      url = withoutFragment(url)
      // An address is worth requesting again with a new cookie.
      const visit = `${url} ${this.#cookies.headerFor(url) ?? ''}`
      if (visited.has(visit)) return this.#failed('redirect-loop')
      visited.add(visit)
      const refusal = visited.size > 1 ? await this.#refusalOf(url) : null
      if (refusal) return { kind: 'redirected-out', to: url, reason: refusal, redirects: this.#redirects }
      const unreachable = await this.#checkHost(url)
      if (unreachable) return unreachable

      const response = await this.#send(url)
      const verdict = judgeResponse(response, this.#request, this.#options.now?.() ?? Date.now())
      if (verdict.kind === 'read') {
        if (this.#timeoutMs > TIMEOUT_MS) this.#endIn(this.#timeoutMs)
        return this.#read(url, response)
      }
      response.body?.cancel().catch(() => {})
      if (verdict.kind === 'failed') return { ...verdict, redirects: this.#redirects }
      if (this.#redirects.length >= (this.#request.redirectsMax ?? REDIRECTS_MAX))
        return this.#failed('too-many-redirects')
      const to = URL.parse(verdict.location, url)
      if (!to) return this.#failed('bad-redirect')
      this.#cookies.take(url, response.headers)
      this.#redirects.push({ from: url, to: to.href, status: response.status })
      // For an absolute location, the guard must check the header's own spelling.
      url = URL.canParse(verdict.location) ? verdict.location : to.href
    }
  }

  #refusalOf(url: string): Promise<RefusalReason | null> {
    return rejectOnAbort(Promise.resolve(this.#request.mayFollow?.(url) ?? null), this.#stop.signal)
  }

  async #checkHost(url: string): Promise<FetchedPage | null> {
    const { allowPrivateNetwork, allowedNetworks, resolver } = this.#options
    if (allowPrivateNetwork) return null
    const found = await rejectOnAbort(
      checkAddresses(url, resolver, allowedNetworks).catch(() => 'unanswered' as const),
      this.#stop.signal,
    )
    return found === 'public' ? null : this.#failed('dns', found === 'unanswered')
  }

  #send(url: string): Promise<Response> {
    const { userAgent, acceptLanguage, accept = 'page', etag, lastModified } = this.#request
    const headers: Record<string, string> = {
      'user-agent': userAgent,
      'accept-encoding': 'gzip, br',
      accept: accept === 'page' ? 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5,*/*;q=0.1' : '*/*',
    }
    if (acceptLanguage) headers['accept-language'] = acceptLanguage
    if (etag) headers['if-none-match'] = etag
    if (lastModified) headers['if-modified-since'] = lastModified
    const cookie = this.#cookies.headerFor(url)
    if (cookie) headers.cookie = cookie
    const { fetch } = this.#options
    return rejectOnAbort(fetch(url, { headers, redirect: 'manual', signal: this.#stop.signal }), this.#stop.signal)
  }

  async #read(url: string, response: Response): Promise<FetchedPage> {
    const {
      accept = 'page',
      sizeMaxBytes = PAGE_SIZE_MAX_BYTES,
      mayTruncate = accept === 'page',
      write,
    } = this.#request
    const headers = readHeaders(response.headers)
    const allHeaders = write ? [...response.headers].filter(([name]) => !TRANSPORT_HEADERS.has(name)) : []
    const redirects = this.#redirects
    const page = { kind: 'page', url, status: response.status, headers, allHeaders, redirects } as const
    if (!response.body) return { ...page, body: new Uint8Array(), isTruncated: false }
    const pace = this.#options.pace ?? PACE
    const bare = await undoCodings(response.body, response.headers.get('content-encoding') ?? '')
    const { body, end, error } = await readBounded(bare, {
      sizeMaxBytes,
      signal: this.#stop.signal,
      pace,
      ...(write && { write: (chunk: Uint8Array) => write(chunk, headers) }),
    })
    const isPart = end !== 'complete' && end !== 'too-large' && this.#isPartWelcome(body, end, error)
    if (!isPart) {
      if (end === 'aborted') throw error
      if (end === 'broken') return this.#failed(this.#breakOf(error))
      if (end === 'too-slow' || (end === 'too-large' && !mayTruncate)) return this.#failed(end)
    }
    if (accept !== 'page' || write) return { ...page, body, isTruncated: end !== 'complete' }
    const isWrong = body.length > 0 && !isOfItsType(body, headers['content-type'])
    if (isWrong) return this.#failed('content-type')
    // Some servers send pages that they store compressed without declaring it.
    return { ...page, body: gunzip(body, sizeMaxBytes), isTruncated: end !== 'complete' }
  }

  /** Whether to accept the beginning of a body that was not received completely. */
  #isPartWelcome(body: Uint8Array, end: 'aborted' | 'broken' | 'too-slow', error: unknown): boolean {
    const { accept = 'page', takesPart, write } = this.#request
    if (write || body.length < PART_BYTES_MIN) return false
    if (end === 'aborted' && this.#stop.signal.reason !== 'timeout') return false
    return takesPart === true || (accept === 'page' && end === 'broken' && this.#breakOf(error) === 'decode')
  }

  #breakOf(error: unknown): FetchFailure {
    const reason = this.#reasonOf(error)
    return reason === 'connect' ? 'broken-off' : reason
  }

  #failed(reason: FetchFailure, isRetryable = RETRYABLE.has(reason)): FetchedPage {
    return { kind: 'failed', reason, isRetryable, redirects: this.#redirects }
  }

  #reasonOf(error: unknown): FetchFailure {
    return this.#stop.signal.aborted ? (this.#stop.signal.reason as FetchFailure) : reasonOfError(error)
  }
}

const RETRYABLE: ReadonlySet<FetchFailure> = new Set(['connect', 'broken-off', 'timeout', 'too-slow'])

/** Whether a body can be what its type says, for types that are not necessarily a page. */
function isOfItsType(body: Uint8Array, contentType: string | undefined): boolean {
  const type = mediaTypeOf(contentType)
  if (XML_TYPES.has(type)) return isXhtml(body)
  return type !== '' || startsLikeMarkup(body)
}

function withoutFragment(url: string): string {
  const parsed = new URL(url)
  parsed.hash = ''
  return parsed.href
}
