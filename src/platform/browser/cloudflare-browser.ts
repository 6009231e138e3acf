import puppeteer, { type BrowserWorker, type Browser as Puppeteer } from '@cloudflare/puppeteer'
import { type Browser, BrowserError, type BrowserSession } from './port.ts'
import { renderPage } from './render-page.ts'

/** A check opens a browser, which is dear: asked again within a minute it gives the same answer. */
const CHECK_MS = 60_000
/** The platform ends a session that nobody uses for so long. */
const KEEP_ALIVE_MS = 60_000

/** A browser that takes longer to say its version hangs. */
const ANSWER_MS = 3_000

let lastCheck: { at: number; answer: Promise<void> } | null = null

/** Cloudflare's Browser Rendering binding. */
export function createBrowser(binding: BrowserWorker | undefined): Browser {
  const launch = async (): Promise<Puppeteer> => {
    if (!binding) throw new BrowserError('no browser binding', false)
    try {
      return await puppeteer.launch(binding, { keep_alive: KEEP_ALIVE_MS })
    } catch (error) {
      throw new BrowserError(String(error), /\b429\b|limit exceeded|too many/i.test(String(error)))
    }
  }
  const openAndClose = async () => {
    const browser = await launch()
    await browser.close()
  }
  return {
    check() {
      const now = Date.now()
      if (!lastCheck || now - lastCheck.at > CHECK_MS) lastCheck = { at: now, answer: openAndClose() }
      return lastCheck.answer
    },
    async open() {
      return sessionOf(await launch(), launch)
    },
  }
}

/** A session that survives the loss of its browser once: pages can take one down, or keep it from answering. */
function sessionOf(first: Puppeteer, launch: () => Promise<Puppeteer>): BrowserSession {
  let browser = first
  let isReplaced = false
  return {
    async render(url, request) {
      if (!browser.isConnected()) {
        if (isReplaced) throw new BrowserError('the browser was lost twice', false)
        isReplaced = true
        browser = await launch()
      }
      const current = browser
      const rendered = await renderPage(current, url, request)
      if (rendered.kind === 'failed' && rendered.reason === 'timeout' && !(await answers(current))) await end(current)
      return rendered
    },
    close: () => end(browser),
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

/** Ends a browser, by hanging up where it no longer listens. */
async function end(browser: Puppeteer): Promise<void> {
  if (!browser.isConnected()) return
  await Promise.race([browser.close().catch(() => {}), after(ANSWER_MS)])
  if (browser.isConnected()) await browser.disconnect().catch(() => {})
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
