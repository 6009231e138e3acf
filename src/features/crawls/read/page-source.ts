import type { CrawlSpec, LeasedUrl } from '../../../contracts/crawls/crawl-slices.ts'
import type { CrawlEngine } from '../../../contracts/crawls/crawls.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { BrowserTabs, type TabAnswer } from '../../../crawler/browser-tabs.ts'
import type { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import { YIELDED } from '../../../crawler/stop-signal.ts'
import type { ThirdPartyRequests } from '../../../crawler/third-party.ts'
import { needsRendering } from '../../../extraction/needs-rendering.ts'
import type { Page } from '../../../extraction/page.ts'
import { parseInTurns } from '../../../extraction/parse-page.ts'
import { pageOfPdf } from '../../../extraction/pdf-page.ts'
import { asMarkup } from '../../../extraction/plain-text-page.ts'
import { readForwarding } from '../../../extraction/read-forwarding.ts'
import { isXmlType } from '../../../lib/media-type.ts'
import { canonicalUrl } from '../../../lib/url.ts'
import { PdfTooLarge } from '../../../pdf/pdf-budget.ts'
import { readPdf } from '../../../pdf/read-pdf.ts'
import { Semaphore } from '../../../platform/storage/semaphore.ts'
import { CookieJar } from '../../../platform/web/cookie-jar.ts'
import { decodeBody } from '../../../platform/web/decode-body.ts'
import type { FetchedPage } from '../../../platform/web/port.ts'
import { userAgentOf } from '../../../rules/crawls/user-agent.ts'
import { readValidators, type Validators } from './reuse-unchanged.ts'

/** The result of fetching a page: parsed and ready for extraction, or the reason why there is none. */
export type SourcedPage =
  | {
      readonly kind: 'page'
      readonly page: Page
      readonly status: number
      readonly headers: Readonly<Record<string, string | undefined>>
      /** How it was fetched: by a plain request or by a browser. */
      readonly engine: Extract<CrawlEngine, 'basic' | 'browserless'>
      /** Whether some third-party requests were blocked during rendering because the budget was used up. */
      readonly isLimited?: boolean
    }
  /** The server confirmed that the page is unchanged since the previous crawl. */
  | { readonly kind: 'unchanged'; readonly status: number }
  | Exclude<FetchedPage, { kind: 'page' }>
  | { readonly kind: 'failed'; readonly reason: SourceFailure; readonly isRetryable: boolean }

/** Failures that only occur with these ways of fetching. */
type SourceFailure = 'no-browser' | 'unreadable' | 'wait-too-long' | typeof YIELDED

/**
 * The maximum number of pages that one lease renders with the automatic engine. For sites built entirely with scripts,
 * users choose the browser engine.
 */
const RENDERED_MAX = 60
/** A page with a script and little content of its own may need rendering. */
const MAY_NEED_RENDERING = /<script\b/i
const HTML_LENGTH_MAX = 400_000
const PDF = /^application\/(?:x-)?pdf\b/i

export interface SourceTools {
  /** Tracks each page from before it is processed until its receiver releases it. */
  readonly inHand: InFlightRequests
  /** The budget for third-party requests of rendered pages. */
  readonly thirdParty: ThirdPartyRequests
  /** Once it is aborted, no more pages are opened in the browser. */
  readonly stop?: AbortSignal
}

/** Files that a browser would download instead of displaying. */
const NO_MARKUP = /\.(?:pdf|vcf)(?:[?#]|$)/i

/** Fetches the pages of a lease with the engine of the crawl. Must be closed when the lease ends. */
export class PageSource {
  readonly #ctx: ServiceContext
  readonly #spec: CrawlSpec
  readonly #tabs: BrowserTabs
  readonly #inHand: InFlightRequests
  readonly #thirdParty: ThirdPartyRequests
  #rendered = 0
  readonly #validators = new Map<string, Validators>()
  readonly #cookies = new CookieJar()
  /** One at a time, because decoding a PDF takes many times its size in memory. */
  readonly #pdfs = new Semaphore(1)

  constructor(ctx: ServiceContext, spec: CrawlSpec, { inHand, thirdParty, stop }: SourceTools) {
    this.#inHand = inHand
    this.#thirdParty = thirdParty
    this.#ctx = ctx
    this.#spec = spec
    this.#tabs = new BrowserTabs(ctx, stop)
  }

  /** Loads the validators that a previous crawl stored for pages that are about to be fetched. */
  async expect(urls: readonly LeasedUrl[]): Promise<void> {
    const known = await readValidators(
      this.#ctx,
      this.#spec,
      urls.map(({ url }) => url),
    )
    for (const [url, validators] of known) this.#validators.set(url, validators)
  }

  /**
   * Fetches a page. Failures of websites are results, not exceptions. If a page is returned, it is tracked as in
   * flight.
   */
  async get(leased: LeasedUrl): Promise<SourcedPage> {
    let isPage = false
    try {
      const answer = await this.#get(leased)
      isPage = answer.kind === 'page'
      return answer
    } finally {
      if (!isPage) this.#inHand.give(leased.url)
    }
  }

  async #get({ url, is_last_attempt }: LeasedUrl): Promise<SourcedPage> {
    if (this.#spec.engine === 'browserless' && !NO_MARKUP.test(url)) return this.#render(url)
    const { etag, lastModified } = this.#validators.get(url) ?? {}
    const answer = await this.#ctx.web.get(url, {
      ...this.#request(),
      ...(etag && { etag }),
      ...(lastModified && { lastModified }),
      cookies: this.#cookies,
      takesPart: is_last_attempt,
      // The frontier decides on redirects, since it knows the target's robots.txt and whether it was read. A different
      // spelling of the same address is not another page to the frontier, so it is followed here.
      mayFollow: (to) => (canonicalUrl(to) === url ? null : 'duplicate'),
    })
    if (answer.kind !== 'page') return answer
    const { status, headers } = answer
    if (status === 304) return { kind: 'unchanged', status }
    if (PDF.test(headers['content-type'] ?? '')) return this.#readPdf(url, answer)
    await this.#inHand.take(url)
    const { text } = decodeBody(answer.body, headers['content-type'] ?? null, answer.url)
    const type = headers['content-type']
    const parsed = await parseInTurns(asMarkup(text, type), answer.url, { isXml: isXmlType(type) })
    const page = answer.isTruncated ? { ...parsed, isCut: true } : parsed
    const forwarded = readForwarding(page, headers.refresh)
    if (forwarded && canonicalUrl(forwarded) !== url)
      return { kind: 'redirected-out', to: forwarded, reason: 'duplicate', redirects: [] }
    const fetched = { kind: 'page', page, status, headers, engine: 'basic' } as const
    if (this.#spec.engine !== 'default' || !this.#isWorthRendering(text, page)) return fetched
    this.#rendered++
    this.#inHand.give(url)
    const rendered = await this.#render(url)
    if (rendered.kind === 'failed' && rendered.reason === YIELDED) return rendered
    // If rendering fails, the plain response is better than nothing.
    return rendered.kind === 'page' ? rendered : fetched
  }

  /** Closes the browser if one was opened. */
  close(): Promise<void> {
    return this.#tabs.close()
  }

  #request() {
    const { language } = this.#spec.options
    return {
      userAgent: userAgentOf(this.#ctx.config.appUrl),
      ...(language && { acceptLanguage: `${language},*;q=0.5` }),
    }
  }

  #isWorthRendering(html: string, page: Page): boolean {
    if (this.#rendered >= RENDERED_MAX || html.length > HTML_LENGTH_MAX || !MAY_NEED_RENDERING.test(html)) return false
    return needsRendering(html, page)
  }

  async #render(url: string): Promise<SourcedPage> {
    const others = this.#thirdParty.of(url)
    const rendered = await this.#tabs.render(url, { ...this.#request(), relay: others.relay })
    if (rendered.kind === 'page') await this.#inHand.take(url)
    const sourced = await sourcedPage(url, rendered)
    return sourced.kind === 'page' && others.isLimited ? { ...sourced, isLimited: true } : sourced
  }

  async #readPdf(leased: string, answer: FetchedPage & { kind: 'page' }): Promise<SourcedPage> {
    const { url, body, status, headers, isTruncated } = answer
    if (isTruncated) return { kind: 'failed', reason: 'too-large', isRetryable: false, redirects: [] }
    await this.#pdfs.take()
    try {
      await this.#inHand.take(leased)
      return { kind: 'page', page: pageOfPdf(await readPdf(body), url), status, headers, engine: 'basic' }
    } catch (error) {
      this.#ctx.log.warn('PDF could not be read', { url, reason: String(error) })
      if (error instanceof PdfTooLarge)
        return { kind: 'failed', reason: 'too-large', isRetryable: false, redirects: [] }
      return { kind: 'failed', reason: 'unreadable', isRetryable: false }
    } finally {
      this.#pdfs.give()
    }
  }
}

/** Converts a browser's result to the format of plain requests. */
async function sourcedPage(url: string, rendered: TabAnswer): Promise<SourcedPage> {
  switch (rendered.kind) {
    case 'page': {
      const { html, status, headers } = rendered
      // If scripts changed the address, the page still counts under the original one.
      return { kind: 'page', page: await parseInTurns(html, url), status, headers, engine: 'browserless' }
    }
    case 'redirected':
      return { kind: 'redirected-out', to: rendered.to, reason: 'duplicate', redirects: [] }
    case 'failed': {
      const { reason } = rendered
      if (reason === 'no-browser') return { kind: 'failed', reason, isRetryable: false }
      if (reason === YIELDED) return { kind: 'failed', reason, isRetryable: true }
      const status = 'status' in rendered ? rendered.status : undefined
      const retryAfterMs = 'retryAfterMs' in rendered ? rendered.retryAfterMs : undefined
      const isRetryable = RETRYABLE.has(reason)
      return {
        kind: 'failed',
        reason,
        ...(status && { status }),
        ...(retryAfterMs && { retryAfterMs }),
        isRetryable,
        redirects: [],
      }
    }
  }
}

/**
 * Failures that are worth a retry. A page that timed out in the browser would time out again; one that was not opened
 * may still succeed.
 */
const RETRYABLE: ReadonlySet<string> = new Set(['aborted', 'connect', 'rate-limited', 'unavailable'])
