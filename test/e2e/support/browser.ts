import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as playwright } from 'playwright-core'
import { CHROMIUM_FLAGS, unpackChromium } from '../../../scripts/local/packed-chromium.ts'
import { PATIENCE_MS } from '../../support/wait.ts'

/** A real Chromium from npm, so that no machine needs a manual installation. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, libraries } = await unpackChromium()
  return playwright.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS],
    timeout: PATIENCE_MS,
    ignoreDefaultArgs: ['--headless', '--headless=new', '--headless=old'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  })
}

/** A separate browser context, whose pages wait for elements without a short timeout. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}
