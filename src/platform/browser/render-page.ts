import type { BrowserContext, Page } from '@cloudflare/puppeteer'
import { guardFrames } from './guard-frames.ts'
import { PageRequests } from './page-requests.ts'
import { BrowserError, type RenderedPage, type RenderFailure, type RenderRequest } from './port.ts'
import { settlePage } from './settle-page.ts'
import type { TabResources } from './tab-resources.ts'

const TIMEOUT_MS = 20_000
/** The time limit for the navigation; the rest of the time is for the page's scripts. */
const NAVIGATION_MS = 15_000
const HTML_LENGTH_MAX = 5 * 1024 * 1024
/** Runs in the page. */
const TAKE_DOCUMENT = `'<!doctype html>' + document.documentElement.outerHTML.slice(0, ${HTML_LENGTH_MAX})`

/**
 * Opens one page in a new tab, lets its scripts run and returns the document. Blocks dialogs, windows and downloads;
 * every request goes through `relay`.
 *
 * @param context a sealed one
 * @throws BrowserError when the page cannot be guarded
 */
export async function renderPage(
  context: BrowserContext,
  url: string,
  request: RenderRequest,
  resources: TabResources,
): Promise<RenderedPage> {
  const timeoutMs = request.timeoutMs ?? TIMEOUT_MS
  const requests = new PageRequests(url, request, resources)
  const opening = context.newPage()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<RenderedPage>((resolve) => {
    timer = setTimeout(() => resolve(failed('timeout')), timeoutMs)
  })
  try {
    const visiting = opening.then((page) => visit(page, url, request, requests, resources, timeoutMs))
    return await Promise.race([visiting, late])
  } catch (error) {
    if (error instanceof BrowserError) throw error
    return requests.verdict ?? failed(reasonOf(error))
  } finally {
    clearTimeout(timer)
    requests.close()
    // A page in an endless loop does not respond, so its tab is closed from outside.
    void opening.then((page) => page.close({ runBeforeUnload: false })).catch(() => {})
  }
}

const failed = (reason: RenderFailure): RenderedPage => ({ kind: 'failed', reason })

async function visit(
  page: Page,
  url: string,
  { userAgent, acceptLanguage }: RenderRequest,
  requests: PageRequests,
  resources: TabResources,
  timeoutMs: number,
): Promise<RenderedPage> {
  const isGuarded = await guardFrames(page, requests.answer, resources).catch((error) => {
    throw new BrowserError(`a page cannot be guarded: ${error}`, false)
  })
  await page.setUserAgent(userAgent)
  if (acceptLanguage) await page.setExtraHTTPHeaders({ 'accept-language': acceptLanguage })
  const devtools = await page.createCDPSession()
  await devtools.send('Page.setDownloadBehavior', { behavior: 'deny' })

  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: Math.min(NAVIGATION_MS, timeoutMs) })
  if (requests.verdict) return requests.verdict
  if (!requests.document) return failed('connect')
  await settlePage(page, requests)
  if (requests.verdict) return requests.verdict
  const html = String(await page.evaluate(TAKE_DOCUMENT))
  if (!isGuarded()) return failed('connect')
  return { kind: 'page', html, url: page.url(), ...requests.document }
}

/** Chromium's net errors: https://source.chromium.org/chromium/chromium/src/+/main:net/base/net_error_list.h */
const reasonOf = (error: unknown): RenderFailure => (/timeout|TIMED_OUT/i.test(String(error)) ? 'timeout' : 'connect')
