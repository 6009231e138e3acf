import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import { CHROMIUM_FLAGS, unpackChromium } from '../../../scripts/local/packed-chromium.ts'
import { PATIENCE_MS } from '../../support/wait.ts'

const launched = new Set<Browser>()

/** A real Chromium from npm, so that no machine needs a manual installation. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, libraries } = await unpackChromium()
  const browser = await playwright.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS],
    timeout: PATIENCE_MS,
    ignoreDefaultArgs: ['--headless', '--headless=new', '--headless=old'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  })
  launched.add(browser)
  browser.on('disconnected', () => launched.delete(browser))
  return browser
}

/** The open pages of all browsers of this test file. */
export const openPages = (): Page[] =>
  [...launched].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages())

/** A separate browser context, whose pages wait for elements without a short timeout. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}
