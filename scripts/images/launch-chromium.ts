import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, unpackChromium } from '../local/packed-chromium.ts'

/** Launches the Chromium that is installed through npm. @throws where it cannot run: it is built for Linux */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, libraries } = await unpackChromium()
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--headless', '--headless=new', '--headless=old'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  })
}
