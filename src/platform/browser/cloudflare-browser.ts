import type { BrowserContext, BrowserWorker, Browser as Puppeteer } from '@cloudflare/puppeteer'
import { KeptCheck } from './kept-check.ts'
import { type Browser, BrowserError, type BrowserSession } from './port.ts'
import { renderPage } from './render-page.ts'
import { openSealed } from './sealed-context.ts'
import { startTwice } from './start-twice.ts'
import { TabResources } from './tab-resources.ts'

/**
 * A check opens a browser, which is expensive and takes seconds on a busy machine. So callers wait for it only when no
 * result is known.
 */
const CHECK_TIMES = { freshMs: 60_000, knownMs: 10 * 60_000, lostMs: 30_000 }
/** The platform enforces this list and blocks the browser's requests; the emulator ignores it. */
const NO_NETWORK = { allowedDomains: [] }
/** The platform ends a session that is idle for this long. */
const KEEP_ALIVE_MS = 60_000

/** A browser that takes longer to return its version is considered hung. */
const ANSWER_MS = 3_000

let kept: KeptCheck | null = null

/** Cloudflare's Browser Rendering binding. */
export function createBrowser(binding: BrowserWorker | undefined): Browser {
  const launch = async (): Promise<Puppeteer> => {
    if (!binding) throw new BrowserError('no browser binding', false)
    return startTwice(() => launchFrom(binding))
  }
  const openOne = async (): Promise<OpenBrowser> => {
    const browser = await launch()
    try {
      return { browser, context: await openSealed(browser) }
    } catch (error) {
      await end(browser)
      throw new BrowserError(`no sealed context: ${error}`, false)
    }
  }
  const openAndClose = async () => {
    const browser = await launch()
    await browser.close()
  }
  return {
    async check() {
      // Loaded here because pure code that shares types with this module also runs outside the Workers runtime.
      const { waitUntil } = await import('cloudflare:workers')
      kept ??= new KeptCheck(openAndClose, CHECK_TIMES)
      return kept.ask(Date.now(), waitUntil)
    },
    async open() {
      return sessionOf(await openOne(), openOne)
    },
  }
}

async function launchFrom(binding: BrowserWorker): Promise<Puppeteer> {
  // Loaded with the first browser: most isolates render nothing.
  const { default: puppeteer } = await import('@cloudflare/puppeteer')
  try {
    return await puppeteer.launch(binding, { keep_alive: KEEP_ALIVE_MS, guardrails: NO_NETWORK })
  } catch (error) {
    throw new BrowserError(String(error), /\b429\b|limit exceeded|too many/i.test(String(error)))
  }
}

interface OpenBrowser {
  readonly browser: Puppeteer
  readonly context: BrowserContext
}

/** A session that replaces its browser once if it is lost: a page can crash a browser or make it unresponsive. */
function sessionOf(first: OpenBrowser, openOne: () => Promise<OpenBrowser>): BrowserSession {
  const resources = new TabResources()
  let open = first
  let isReplaced = false
  return {
    async render(url, request) {
      if (!open.browser.isConnected()) {
        if (isReplaced) throw new BrowserError('the browser was lost twice', false)
        isReplaced = true
        open = await openOne()
      }
      const { browser, context } = open
      const rendered = await renderPage(context, url, request, resources)
      if (rendered.kind === 'failed' && rendered.reason === 'timeout' && !(await answers(browser))) await end(browser)
      return rendered
    },
    close: () => end(open.browser),
  }
}

const answers = (browser: Puppeteer): Promise<boolean> =>
  Promise.race([
    browser.version().then(
      () => true,
      () => false,
    ),
    after(ANSWER_MS).then(() => false),
  ])

/** Closes a browser; disconnects if it no longer responds. */
async function end(browser: Puppeteer): Promise<void> {
  if (!browser.isConnected()) return
  await Promise.race([browser.close().catch(() => {}), after(ANSWER_MS)])
  if (browser.isConnected()) await browser.disconnect().catch(() => {})
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
