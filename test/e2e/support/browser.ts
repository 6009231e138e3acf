import { type Browser, chromium as playwright } from 'playwright-core'
import { CHROMIUM_FLAGS, unpackChromium } from '../../../scripts/local/packed-chromium.ts'

const LAUNCH_MS = 30_000

/** A real Chromium that comes from npm, so that no machine needs one installed by hand. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, libraries } = await unpackChromium()
  return playwright.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS],
    timeout: LAUNCH_MS,
    ignoreDefaultArgs: ['--headless', '--headless=new', '--headless=old'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  })
}
