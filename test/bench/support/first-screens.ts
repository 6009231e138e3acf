import { chromium, type Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/images/launch-chromium.ts'
import { COOKIES_REFUSED } from '../../../scripts/local/cookies-refused.ts'
import { BYTES_MAX, REQUESTS_MAX } from '../../../web/build/first-screens.ts'

const ACCOUNT = { email: 'demo@contactory.test', password: 'demo-password' }

/** The scripts that a route loads for its first screen with an empty cache. */
export interface FirstScreen {
  readonly path: string
  readonly requests: number
  /** Compressed, as transferred, without headers, because HTTP/2 compresses repeated ones. */
  readonly bytes: number
}

export const isLight = ({ requests, bytes }: FirstScreen): boolean => requests <= REQUESTS_MAX && bytes <= BYTES_MAX

/** Opens routes of the dashboard, each in a browser without a cache, and counts their scripts until nothing loads. */
export async function firstScreens(url: string, paths: readonly string[]): Promise<FirstScreen[]> {
  const browser = await launchChromium()
  try {
    const entered = await browser.newContext()
    await enter(await entered.newPage(), url)
    const signedIn = await entered.storageState()
    await entered.close()
    const screens: FirstScreen[] = []
    for (const path of paths) {
      const isOpen = !path.startsWith('/dashboard')
      const context = await browser.newContext(isOpen ? {} : { storageState: signedIn })
      await context.addInitScript(COOKIES_REFUSED)
      screens.push({ path, ...(await scriptsOf(await context.newPage(), url + path)) })
      await context.close()
    }
    return screens
  } finally {
    await browser.close()
  }
}

/**
 * Signs in within a running browser, so that its storage has the session, and disconnects.
 *
 * @param debugging the browser's debugging URL
 */
export async function signIn(debugging: string, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(debugging)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(url)
  await page.evaluate(() => localStorage.clear())
  await enter(page, url)
  await page.close()
  await browser.close()
}

/**
 * Empties the HTTP cache of a running browser and keeps its storage, so that the next visit loads every file.
 *
 * @param debugging the browser's debugging URL
 */
export async function clearCache(debugging: string): Promise<void> {
  const browser = await chromium.connectOverCDP(debugging)
  const page = await browser.contexts()[0]!.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  await browser.close()
}

async function enter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(ACCOUNT.email)
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
}

async function scriptsOf(page: Page, address: string): Promise<Omit<FirstScreen, 'path'>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return { requests: scripts.size, bytes }
}
