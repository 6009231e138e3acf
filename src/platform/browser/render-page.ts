import type { Browser, HTTPRequest, HTTPResponse, Page } from '@cloudflare/puppeteer'
import { refusalOfStatus } from '../../lib/refusal-of-status.ts'
import { canonicalUrl } from '../../lib/url.ts'
import type { RenderedPage, RenderFailure, RenderRequest } from './port.ts'
import { settlePage } from './settle-page.ts'

const TIMEOUT_MS = 20_000
/** What a page must have shown by then; the rest of the time is for its scripts. */
const NAVIGATION_MS = 15_000
const REQUESTS_MAX = 300
const HTML_LENGTH_MAX = 5 * 1024 * 1024
const HTTP_REDIRECTS_MAX = 5
/** Runs in the page. */
const TAKE_DOCUMENT = `'<!doctype html>' + document.documentElement.outerHTML.slice(0, ${HTML_LENGTH_MAX})`
/** Nothing that a reader of text needs. */
const UNNEEDED = new Set(['image', 'media', 'font', 'texttrack', 'manifest', 'ping', 'cspviolationreport', 'prefetch'])
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i

/**
 * Opens one page in a tab of its own, lets its scripts run and takes the document. Dialogs are dismissed, new windows and
 * downloads refused, and no request leaves without `mayVisit`.
 */
export async function renderPage(browser: Browser, url: string, request: RenderRequest): Promise<RenderedPage> {
  const timeoutMs = request.timeoutMs ?? TIMEOUT_MS
  const opening = browser.newPage()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<RenderedPage>((resolve) => {
    timer = setTimeout(() => resolve(failed('timeout')), timeoutMs)
  })
  try {
    return await Promise.race([opening.then((page) => visit(page, url, request, timeoutMs)), late])
  } catch (error) {
    return failed(reasonOf(error))
  } finally {
    clearTimeout(timer)
    // A page in an endless loop cannot answer; its tab is closed from outside.
    void opening.then((page) => page.close({ runBeforeUnload: false })).catch(() => {})
  }
}

const failed = (reason: RenderFailure): RenderedPage => ({ kind: 'failed', reason })

async function visit(page: Page, url: string, request: RenderRequest, timeoutMs: number): Promise<RenderedPage> {
  const gate = new RequestGate(page, url, request)
  await gate.install()
  await page.setUserAgent(request.userAgent)
  if (request.acceptLanguage) await page.setExtraHTTPHeaders({ 'accept-language': request.acceptLanguage })
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  page.on('popup', (popup) => void popup?.close().catch(() => {}))
  const devtools = await page.createCDPSession()
  await devtools.send('Page.setDownloadBehavior', { behavior: 'deny' })

  let response: HTTPResponse | null
  try {
    response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: Math.min(NAVIGATION_MS, timeoutMs) })
  } catch (error) {
    if (gate.verdict) return gate.verdict
    throw error
  }
  if (gate.verdict) return gate.verdict
  if (!response) return failed('connect')
  const unreadable = judge(response)
  if (unreadable) return unreadable
  await settlePage(page)
  if (gate.verdict) return gate.verdict
  const html = String(await page.evaluate(TAKE_DOCUMENT))
  return { kind: 'page', html, url: page.url(), status: response.status(), headers: response.headers() }
}

/** Decides by status and headers, in the words that plain requests use. */
function judge(response: HTTPResponse): RenderedPage | null {
  const status = response.status()
  const headers = response.headers()
  const fail = (reason: RenderFailure): RenderedPage => ({ kind: 'failed', reason, status, headers })
  if (status === 429) return fail('rate-limited')
  if (status >= 500) return fail('unavailable')
  if (status >= 400) return fail(refusalOfStatus(status))
  const type = headers['content-type']
  return type && !PAGE_TYPE.test(type) ? fail('content-type') : null
}

/** Lets through what a page needs to show its text, and stops where it leads elsewhere. */
class RequestGate {
  /** What a navigation came to that was not let through. */
  verdict: RenderedPage | null = null
  readonly #page: Page
  readonly #url: string
  readonly #mayVisit: RenderRequest['mayVisit']
  #requests = 0

  constructor(page: Page, url: string, { mayVisit }: RenderRequest) {
    this.#page = page
    this.#url = url
    this.#mayVisit = mayVisit
  }

  async install(): Promise<void> {
    await this.#page.setRequestInterception(true)
    this.#page.on('request', (request) => {
      this.#judge(request).then(
        (isAllowed) => (isAllowed ? request.continue() : request.abort('blockedbyclient')).catch(() => {}),
        () => request.abort('failed').catch(() => {}),
      )
    })
  }

  async #judge(request: HTTPRequest): Promise<boolean> {
    const url = request.url()
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame())
      return this.#judgeNavigation(request)
    if (/^(?:data|blob|about):/.test(url)) return true
    this.#requests++
    if (this.#requests > REQUESTS_MAX || UNNEEDED.has(request.resourceType())) return false
    return this.#mayVisit(url)
  }

  /** The page itself; anything else that the tab wants to become is a redirect, which the crawl decides about. */
  async #judgeNavigation(request: HTTPRequest): Promise<boolean> {
    const url = request.url()
    if (!isSameAddress(url, this.#url) || request.redirectChain().length > HTTP_REDIRECTS_MAX) {
      this.verdict ??= /^https?:/.test(url) ? { kind: 'redirected', to: url } : failed('bad-redirect')
      return false
    }
    if (await this.#mayVisit(url)) return true
    this.verdict ??= failed('url-not-allowed')
    return false
  }
}

/** To a crawl other spellings of an address are no other page. */
const isSameAddress = (a: string, b: string) => a === b || (canonicalUrl(a) ?? a) === (canonicalUrl(b) ?? b)

/** Chromium's net errors: https://source.chromium.org/chromium/chromium/src/+/main:net/base/net_error_list.h */
function reasonOf(error: unknown): RenderFailure {
  const words = String(error)
  if (/NAME_NOT_RESOLVED|DNS_/.test(words)) return 'dns'
  if (/timeout|TIMED_OUT/i.test(words)) return 'timeout'
  if (/BLOCKED_BY_CLIENT/.test(words)) return 'url-not-allowed'
  if (/TOO_MANY_REDIRECTS/.test(words)) return 'bad-redirect'
  return 'connect'
}
