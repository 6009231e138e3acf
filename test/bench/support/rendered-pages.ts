import { type Browser, errors } from 'playwright-core'
import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { launchBrowser } from '../../e2e/support/browser.ts'
import { serveScriptSites } from '../../support/script-site.ts'
import { type BenchPage, type PageSet, ratesLine, type Values } from './extraction-pages.ts'

const NAVIGATION_MS = 15_000
const SCROLLS_MAX = 10
/** Runs in the page: scrolls to the end and waits for new content; returns whether the page grew. */
const SCROLL_DOWN = `(async () => {
  const before = document.documentElement.scrollHeight
  scrollTo(0, before)
  await new Promise((resolve) => setTimeout(resolve, 250))
  return document.documentElement.scrollHeight > before
})()`

/**
 * The same pages after a browser has run their scripts and scrolled to the end. Requests to other servers are blocked,
 * so that results do not depend on them.
 */
export async function renderPages(pages: readonly BenchPage[]): Promise<BenchPage[]> {
  const browser = await launchBrowser()
  try {
    const rendered: BenchPage[] = []
    for (const page of pages) rendered.push({ ...page, html: await renderPage(browser, page.url) })
    return rendered
  } finally {
    await browser.close()
  }
}

async function renderPage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage()
  try {
    const { host } = new URL(url)
    await page.route(
      (asked) => asked.host !== host,
      (route) => route.abort(),
    )
    page.on('popup', (popup) => void popup.close())
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS })
    // A page that never becomes idle is used as it is.
    await page.waitForLoadState('networkidle', { timeout: NAVIGATION_MS }).catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
    })
    for (let turn = 0; turn < SCROLLS_MAX && (await page.evaluate<boolean>(SCROLL_DOWN)); turn++);
    return await page.content()
  } finally {
    await page.close()
  }
}

/** The values of the script site's pages by path, from its README. */
const SCRIPT_SITE: Readonly<Record<string, Partial<Values>>> = {
  '/': {},
  '/contact.html': {
    emails: ['desk@tidewater-surveys.co.uk', 'field@tidewater-surveys.co.uk'],
    phones: ['+442079460711'],
    names: ['Marisol Quintero'],
  },
  '/plain.html': { emails: ['plain@tidewater-surveys.co.uk'] },
}

/** The bundled site that is empty without scripts, as fetched. It is served until the process ends. */
export async function readScriptSite(): Promise<PageSet> {
  const { site } = await serveScriptSites()
  const pages = await Promise.all(
    Object.keys(SCRIPT_SITE).map(async (path): Promise<BenchPage> => {
      const url = site + path
      return { id: path, url, html: await (await fetch(url)).text() }
    }),
  )
  return { title: 'Script site', pages, score: scoreScriptSite }
}

function scoreScriptSite(found: Readonly<Record<string, Values>>): string[] {
  return DATA_TYPES.map((type) => {
    const paths = Object.keys(SCRIPT_SITE)
    const pairs = (values: (path: string) => readonly string[] | undefined) =>
      new Set(paths.flatMap((path) => (values(path) ?? []).map((value) => `${path} ${value}`)))
    const wanted = pairs((path) => SCRIPT_SITE[path]![type])
    const given = pairs((path) => found[path]?.[type])
    const hits = wanted.intersection(given).size
    return ratesLine(type, { recall: hits / wanted.size, precision: hits / given.size })
  })
}
