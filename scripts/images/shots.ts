import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import * as auth from '../../src/contracts/auth/auth.ts'
import { requestOf } from '../../src/contracts/call.ts'
import { paths } from '../../src/rules/site/app-paths.ts'
import { build, ROOT } from '../local/build.ts'
import { COOKIES_REFUSED } from '../local/cookies-refused.ts'
import { serveSampleSite } from '../local/sample-site.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '../local/seed.ts'
import { startWorld } from '../local/world.ts'

const FOLDER = join(ROOT, 'web/public/shots')
/** Equals the delay in `web/features/crawls/crawl-stage.tsx`. */
const PANEL_CLOSE_MS = 1500
const README_PICTURE = join(ROOT, '.readme/crawl.png')
const QUALITY = 80

const VIEWPORT = { width: 1280, height: 860 }
const SCALE = 2

/** Navigates to the scene. @returns the element to capture */
type Scene = (page: Page, appUrl: string, siteUrl: string) => Promise<Locator>

/** In this order, because the second shows the results of the first. */
const scenes: Readonly<Record<string, Scene>> = {
  async crawl(page, appUrl, siteUrl) {
    await page.goto(`${appUrl}${paths.crawl.to()}`)
    await page.getByLabel('URL', { exact: true }).fill(siteUrl)
    await page.getByText('Select all').click()
    await page.getByRole('button', { name: 'Start Crawl' }).click()
    await page.getByText('Crawl completed successfully!').waitFor()
    return page.locator('section').filter({ hasText: 'Just found' }).last()
  },
  async evidence(page, appUrl) {
    await page.goto(`${appUrl}${paths.data.to({ type: 'names' })}`)
    await page.getByText('Rasheed Okonjo').first().click()
    await page.getByRole('dialog').getByText('Head of Export Sales').first().waitFor()
    return page.locator('[id^=headlessui-dialog-panel]')
  },
}

/**
 * Captures the dashboard in both themes, with the results of a crawl of the sample site, and the image in the README.
 */
export async function takeScreenshots(browser: Browser): Promise<void> {
  await build()
  mkdirSync(FOLDER, { recursive: true })
  const state = mkdtempSync(join(tmpdir(), 'contactory-shots-'))
  const world = await startWorld({ state })
  await seedDemoAccounts(world.miniflare)
  const site = await serveSampleSite()
  // One account per theme, so that neither shows the other's crawls.
  for (const [colorScheme, account] of [
    ['light', 'demo'],
    ['dark', 'free'],
  ] as const) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      deviceScaleFactor: SCALE,
      colorScheme,
      reducedMotion: 'reduce',
    })
    const token = await signIn(world.url, account)
    await context.addInitScript(`localStorage.setItem('auth_token', '${token}'); ${COOKIES_REFUSED}; ${KEEP_PANEL}`)
    const page = await context.newPage()
    for (const [name, scene] of Object.entries(scenes)) {
      const subject = await scene(page, world.url, site.url)
      await page.evaluate(NAME_SITE)
      writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), await capture(page, subject))
      if (name === 'crawl' && colorScheme === 'light') await page.screenshot({ path: README_PICTURE })
    }
    await context.close()
  }
  site.stop()
  await world.stop()
  rmSync(state, { recursive: true, force: true })
}

/** Keeps the panel of a finished crawl open by disabling the timer that closes it. */
const KEEP_PANEL = `{ const set = setTimeout; setTimeout = (run, wait, ...rest) => (wait === ${PANEL_CLOSE_MS} ? 0 : set(run, wait, ...rest)) }`

/** Shows the sample site's own name in the image instead of its local address. */
const NAME_SITE = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    currentNode.data = currentNode.data.replace(/(https?:\\/\\/)?127\\.0\\.0\\.1:\\d+/g, 'lantern-yard.co.uk')
  }
  for (const input of document.querySelectorAll('input[name=url]')) input.value = 'https://lantern-yard.co.uk/'
})()`

/** Captures an element as WebP, which Playwright does not support. */
async function capture(page: Page, subject: Locator): Promise<Buffer> {
  await subject.scrollIntoViewIfNeeded()
  const box = await subject.boundingBox()
  if (!box) throw new Error('There is nothing to take a picture of')
  console.log(`${box.width} × ${box.height}`)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...box, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

async function signIn(appUrl: string, name: string): Promise<string> {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(name))
  const { path, init } = requestOf(auth.logIn, { body: { email: account!.email, password: account!.password } })
  const response = await fetch(appUrl + path, init)
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}
