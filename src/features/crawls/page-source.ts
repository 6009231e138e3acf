import type { CrawlPlan, LeasedUrl } from '../../contracts/crawl-slices.ts'
import type { CrawlEngine } from '../../contracts/crawls.ts'
import type { ServiceContext } from '../../core/context.ts'
import { needsRendering } from '../../extraction/needs-rendering.ts'
import type { Page } from '../../extraction/page.ts'
import { parsePage } from '../../extraction/parse-page.ts'
import { pageOfPdf } from '../../extraction/pdf-page.ts'
import { userAgentOf } from '../../lib/user-agent.ts'
import { BrowserError, type BrowserSession, type RenderedPage } from '../../platform/browser/port.ts'
import { readPdf } from '../../platform/pdf/read-pdf.ts'
import { decodeBody } from '../../platform/web/decode-body.ts'
import type { FetchedPage } from '../../platform/web/port.ts'
import { readValidators, type Validators } from './carry-over.ts'

/** A page as it was had: parsed and ready to be read, or why there is none. */
export type SourcedPage =
  | {
      readonly kind: 'page'
      readonly page: Page
      readonly status: number
      readonly headers: Readonly<Record<string, string | undefined>>
      /** What read it: a plain request or a browser. */
      readonly engine: Extract<CrawlEngine, 'basic' | 'browserless'>
    }
  /** The site says that the page is as the earlier crawl read it. */
  | { readonly kind: 'unchanged'; readonly status: number }
  | Exclude<FetchedPage, { kind: 'page' }>
  | { readonly kind: 'failed'; readonly reason: SourceFailure; readonly isRetryable: boolean }

/** What only these ways of reading can fail with. */
type SourceFailure = 'no-browser' | 'browser-busy' | 'unreadable'

/** Tabs open at once: each takes its share of a browser's memory. */
const TABS_MAX = 3
/** Pages that a slice of a crawl with the automatic engine renders; a site of nothing but scripts takes the engine for it. */
const RENDERED_MAX = 60
/** With a script in a page without much of its own, it is worth a closer look. */
const MAY_NEED_RENDERING = /<script\b/i
const HTML_LENGTH_MAX = 400_000
const PDF = /^application\/(?:x-)?pdf\b/i
const BUSY_RETRY_MS = 10_000

/** Where a slice of a crawl gets its pages from, by the crawl's engine. Close it when the slice ends. */
export class PageSource {
  readonly #ctx: ServiceContext
  readonly #plan: CrawlPlan
  #session: Promise<BrowserSession> | null = null
  #tabs = 0
  readonly #waiting: (() => void)[] = []
  #rendered = 0
  readonly #validators = new Map<string, Validators>()

  constructor(ctx: ServiceContext, plan: CrawlPlan) {
    this.#ctx = ctx
    this.#plan = plan
  }

  /** Looks up what an earlier crawl knows of pages that are about to be asked for. */
  async expect(urls: readonly LeasedUrl[]): Promise<void> {
    const known = await readValidators(
      this.#ctx,
      this.#plan,
      urls.map(({ url }) => url),
    )
    for (const [url, validators] of known) this.#validators.set(url, validators)
  }

  /** Never throws for what the web does: that is an answer. */
  async get({ url }: LeasedUrl): Promise<SourcedPage> {
    if (this.#plan.engine === 'browserless' && !/\.pdf(?:[?#]|$)/i.test(url)) return this.#render(url)
    const { etag, lastModified } = this.#validators.get(url) ?? {}
    const answer = await this.#ctx.web.get(url, {
      ...this.#request(),
      ...(etag && { etag }),
      ...(lastModified && { lastModified }),
      // Where a redirect leads is the frontier's decision: it knows the target's robots.txt and whether it was read.
      mayFollow: () => 'duplicate',
    })
    if (answer.kind !== 'page') return answer
    const { status, headers } = answer
    if (status === 304) return { kind: 'unchanged', status }
    if (PDF.test(headers['content-type'] ?? '')) return this.#readPdf(answer)
    const { text } = decodeBody(answer.body, headers['content-type'] ?? null)
    const page = parsePage(text, answer.url)
    const fetched = { kind: 'page', page, status, headers, engine: 'basic' } as const
    if (this.#plan.engine !== 'default' || !this.#isWorthRendering(text, page)) return fetched
    this.#rendered++
    const rendered = await this.#render(url)
    // What a plain request gave is better than nothing.
    return rendered.kind === 'page' ? rendered : fetched
  }

  /** Ends the browser, if one was opened. */
  async close(): Promise<void> {
    const session = this.#session
    this.#session = null
    await session?.then((open) => open.close()).catch(() => {})
  }

  #request() {
    const { language } = this.#plan.options
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
    await this.#takeTab()
    try {
      this.#session ??= this.#ctx.browser.open()
      const session = await this.#session
      const mayVisit = (address: string) => this.#ctx.web.mayVisit(address)
      return sourcedPage(url, await session.render(url, { ...this.#request(), mayVisit }))
    } catch (error) {
      if (!(error instanceof BrowserError)) throw error
      console.error(JSON.stringify({ request_id: this.#ctx.requestId, url, error: error.message }))
      this.#session = null
      return error.isBusy
        ? { kind: 'failed', reason: 'rate-limited', isRetryable: true, retryAfterMs: BUSY_RETRY_MS, redirects: [] }
        : { kind: 'failed', reason: 'no-browser', isRetryable: false }
    } finally {
      this.#tabs--
      this.#waiting.shift()?.()
    }
  }

  async #takeTab(): Promise<void> {
    while (this.#tabs >= TABS_MAX) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#tabs++
  }

  async #readPdf({ url, body, status, headers, isTruncated }: FetchedPage & { kind: 'page' }): Promise<SourcedPage> {
    if (isTruncated) return { kind: 'failed', reason: 'too-large', isRetryable: false, redirects: [] }
    try {
      return { kind: 'page', page: pageOfPdf(await readPdf(body), url), status, headers, engine: 'basic' }
    } catch (error) {
      console.error(JSON.stringify({ request_id: this.#ctx.requestId, url, error: String(error).slice(0, 200) }))
      return { kind: 'failed', reason: 'unreadable', isRetryable: false }
    }
  }
}

/** A browser's answer in the words of plain requests. */
function sourcedPage(url: string, rendered: RenderedPage): SourcedPage {
  switch (rendered.kind) {
    case 'page': {
      const { html, status, headers } = rendered
      // An address that scripts rewrote is still this page's.
      return { kind: 'page', page: parsePage(html, url), status, headers, engine: 'browserless' }
    }
    case 'redirected':
      return { kind: 'redirected-out', to: rendered.to, reason: 'duplicate', redirects: [] }
    case 'failed': {
      const { reason, status } = rendered
      const isRetryable = RETRYABLE.has(reason)
      return { kind: 'failed', reason, ...(status && { status }), isRetryable, redirects: [] }
    }
  }
}

/** A page that takes a browser twenty seconds would take it as long again. */
const RETRYABLE: ReadonlySet<string> = new Set(['connect', 'rate-limited', 'unavailable'])
