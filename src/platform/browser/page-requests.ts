import { refusalOfStatus } from '../../lib/refusal-of-status.ts'
import type { RelayedRequest, RelayFailure } from '../../lib/relayed-request.ts'
import { canonicalUrl } from '../../lib/url.ts'
import type { Answerer, FrameRequest } from './guard-frames.ts'
import type { RenderedPage, RenderFailure, RenderRequest } from './port.ts'
import type { TabResources } from './tab-resources.ts'

const REQUESTS_MAX = 300
/** About as many connections as a browser opens to one server. */
const REQUESTS_AT_ONCE = 8
/** The polling interval for a busy page. */
const BUSY_MS = 50
const HTTP_REDIRECTS_MAX = 5
const BODY_BYTES_MAX = 5 * 1024 * 1024
const PAGE_BYTES_MAX = 40 * 1024 * 1024
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i
const ENDLESS_TYPE = /^text\/event-stream\b/i
/** Other types are not needed to read the text. `Other` covers workers. */
const NEEDED = new Set('Document Stylesheet Script XHR Fetch Preflight Other'.split(' '))
const REUSED = new Set('Stylesheet Script Other'.split(' '))
const REFUSED = { kind: 'failed', reason: 'url-not-allowed' } as const
const FAILURES: Partial<Record<RelayFailure, RenderFailure>> = {
  'url-not-allowed': 'url-not-allowed',
  dns: 'dns',
  timeout: 'timeout',
}

/** Handles the requests of one page: allows what it needs to show its text, and blocks navigation elsewhere. */
export class PageRequests {
  /** The result of a navigation that was blocked. */
  verdict: RenderedPage | null = null
  /** The response to the page's own document. */
  document: { readonly status: number; readonly headers: Readonly<Record<string, string>> } | null = null
  readonly #url: string
  readonly #render: RenderRequest
  readonly #resources: TabResources
  readonly #closing = new AbortController()
  readonly #waiting: (() => void)[] = []
  readonly #hops = new Map<string, number>()
  #open = 0
  #unanswered = 0
  #answeredAt = 0
  #asked = 0
  #bytes = 0

  constructor(url: string, render: RenderRequest, resources: TabResources) {
    this.#url = url
    this.#render = render
    this.#resources = resources
  }

  /** Aborts the requests in flight. */
  close(): void {
    this.#closing.abort()
  }

  /** Waits until there was no request for `idleMs`, but at most `timeoutMs`. */
  async whenIdle(idleMs: number, timeoutMs: number): Promise<void> {
    const startedAt = Date.now()
    while (true) {
      const now = Date.now()
      const quietMs = now - Math.max(startedAt, this.#answeredAt)
      const waitMs = Math.min(this.#unanswered > 0 ? BUSY_MS : idleMs - quietMs, startedAt + timeoutMs - now)
      if (waitMs <= 0) return
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }

  readonly answer: Answerer = async (request) => {
    this.#unanswered++
    try {
      return await (request.isNavigation ? this.#navigate(request) : this.#answerResource(request))
    } finally {
      this.#unanswered--
      this.#answeredAt = Date.now()
    }
  }

  async #answerResource(request: FrameRequest): ReturnType<Answerer> {
    this.#asked++
    if (this.#asked > REQUESTS_MAX || !NEEDED.has(request.kind)) return REFUSED
    const isReused = REUSED.has(request.kind) && request.method === 'GET'
    const key = `${request.headers.origin ?? ''} ${request.url}`
    const known = isReused && this.#resources.recall(key)
    if (known) return known
    const isFrame = request.kind === 'Document'
    const takes = (_: number, type: string) => (isFrame ? isPageType(type) : !ENDLESS_TYPE.test(type))
    const answer = await this.#relay(request, { takes })
    if (isReused && answer.kind === 'answer') this.#resources.keep(key, answer)
    return answer
  }

  /** Navigates to the page itself; any other target is a redirect, which the crawl decides about. */
  async #navigate(request: FrameRequest): ReturnType<Answerer> {
    const { url, chain } = request
    const hops = this.#hops.get(chain) ?? 0
    this.#hops.set(chain, hops + 1)
    if (!isSameAddress(url, this.#url) || hops > HTTP_REDIRECTS_MAX) {
      this.verdict ??= /^https?:/.test(url) ? { kind: 'redirected', to: url } : failed('bad-redirect')
      return REFUSED
    }
    let unreadable: RenderedPage | null = null
    const takes = (status: number, type: string) => {
      unreadable = judge(status, type)
      return unreadable === null
    }
    const answer = await this.#relay(request, { takes, takesPart: true })
    if (answer.kind === 'failed') this.verdict ??= unreadable ?? failed(FAILURES[answer.reason] ?? 'connect')
    else if (!answer.headers.some(([name]) => name === 'location'))
      this.document = { status: answer.status, headers: Object.fromEntries(answer.headers) }
    return answer
  }

  async #relay({ url, method, headers, body, hold }: FrameRequest, how: Pick<RelayedRequest, 'takes' | 'takesPart'>) {
    const { userAgent, acceptLanguage, relay } = this.#render
    await this.#acquireTurn()
    try {
      return await relay({
        url,
        method,
        // Set explicitly, because the browser's requests for workers do not identify the client.
        headers: { ...headers, 'user-agent': userAgent, ...(acceptLanguage && { 'accept-language': acceptLanguage }) },
        ...(body && { body }),
        signal: this.#closing.signal,
        sizeMaxBytes: BODY_BYTES_MAX,
        hold: (bytes) => {
          this.#bytes += bytes
          return this.#bytes <= PAGE_BYTES_MAX && hold(bytes)
        },
        ...how,
      })
    } finally {
      this.#open--
      this.#waiting.shift()?.()
    }
  }

  async #acquireTurn(): Promise<void> {
    while (this.#open >= REQUESTS_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#open++
  }
}

const failed = (reason: RenderFailure, status?: number): RenderedPage => ({
  kind: 'failed',
  reason,
  ...(status !== undefined && { status }),
})

const isPageType = (type: string) => type === '' || PAGE_TYPE.test(type)

/** Why a page cannot be read, by its status and content type, with the same reasons as plain requests. */
function judge(status: number, type: string): RenderedPage | null {
  if (status === 429) return failed('rate-limited', status)
  if (status >= 500) return failed('unavailable', status)
  if (status >= 400) return failed(refusalOfStatus(status), status)
  return isPageType(type) ? null : failed('content-type', status)
}

/** Whether a crawl treats two spellings of an address as the same page. */
const isSameAddress = (a: string, b: string) => a === b || (canonicalUrl(a) ?? a) === (canonicalUrl(b) ?? b)
