import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import axe, { type AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROOT } from '../../scripts/local/build.ts'
import { type SampleSite, serveSampleSite } from '../../scripts/local/sample-site.ts'
import * as schedules from '../../src/contracts/crawl-schedules.ts'
import * as crawls from '../../src/contracts/crawls.ts'
import * as optOuts from '../../src/contracts/do-not-collect.ts'
import * as notifications from '../../src/contracts/notifications.ts'
import { launchBrowser } from './support/browser.ts'
import { Product } from './support/product.ts'

const state = mkdtempSync(join(tmpdir(), 'contactory-accessibility-'))
let product: Product
let site: SampleSite
let browser: Browser
const stored = new Map<string, string>()
const made = { crawlId: '', optOutToken: '' }

beforeAll(async () => {
  ;[product, browser] = await Promise.all([Product.start(state), launchBrowser()])
  site = await serveSampleSite()
  const demo = await product.signIn('demo@contactory.test', 'demo-password')
  // Rows to look at: contacts, recent activity, a notification, changes against the crawl before, and a schedule.
  const crawl = { url: site.url, types: ['emails', 'phones', 'names'], run_in_background: true }
  await demo(crawls.start, { body: crawl })
  await vi.waitFor(
    async () => {
      const { data } = (await demo(notifications.list, {})) as { data: unknown[] }
      expect(data).not.toHaveLength(0)
    },
    { timeout: 20_000, interval: 250 },
  )
  const again = (await demo(crawls.start, { body: { ...crawl, run_in_background: false } })) as {
    data: crawls.CrawlResult
  }
  made.crawlId = again.data.crawl.id
  const request = { types: ['emails'], urls: [site.url] }
  await demo(schedules.createSchedule, { body: { frequency: 'weekly', request } })
  await demo(optOuts.requestPerson, { body: { email: 'leave.me@out.example' } })
  made.optOutToken = await tokenInMail()
  for (const account of ['demo', 'admin'])
    stored.set(account, await product.tokenOf(`${account}@contactory.test`, `${account}-password`))
}, 90_000)

afterAll(async () => {
  await browser?.close()
  site?.stop()
  await product?.stop()
  rmSync(state, { recursive: true, force: true })
})

interface Screen {
  readonly name: string
  /** A function for what is known only once the product runs. */
  readonly path: string | ((known: typeof made) => string)
  /** Who looks; a visitor when left out. */
  readonly as?: 'demo' | 'admin'
  readonly width?: number
  /** What must be on the screen before it is judged. */
  readonly shows: (page: Page) => ReturnType<Page['getByRole']>
  /** What to press first. */
  readonly press?: (page: Page) => Promise<void>
  /** The screen leaves by itself after so long: that timer never rings. */
  readonly staysBeyondMs?: number
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 })
const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const PHONE = 390

const publicPages = globSync('web/site/pages/*.page.tsx', { cwd: ROOT })
  .map((file) => basename(file, '.page.tsx'))
  .filter((name) => name !== 'not-found')
  .map((name) => (name === 'home' ? '/' : `/${name}`))

const screens: readonly Screen[] = [
  { name: 'login', path: '/login', shows: heading('Welcome back') },
  {
    name: 'login refused',
    path: '/login',
    shows: (page) => page.getByText('Email is required'),
    press: click('Sign in'),
  },
  { name: 'register', path: '/register', shows: heading('Create your account') },
  { name: 'forgot password', path: '/forgot-password', shows: heading('Forgot your password?') },
  { name: 'reset password', path: '/reset-password?token=t&email=a%40b.c', shows: heading('Choose a new password') },
  {
    name: 'reset password, dead link',
    path: '/reset-password',
    shows: heading('Invalid password reset link'),
    staysBeyondMs: 2_000,
  },
  { name: 'verify email, no link', path: '/verify-email', shows: heading('Verification Failed') },
  { name: 'do not collect', path: '/do-not-collect', shows: heading('Do not collect me') },
  {
    name: 'do not collect, proof of a site',
    path: '/do-not-collect',
    shows: (page) => page.getByText('_contactory-opt-out'),
    press: async (page) => {
      await page.getByLabel('Domain').fill('leave-us-out.example')
      await page.getByRole('button', { name: 'Show me how' }).click()
    },
  },
  {
    name: 'confirm opt-out',
    path: ({ optOutToken }) => `/do-not-collect/confirm?token=${encodeURIComponent(optOutToken)}`,
    shows: (page) => page.getByText('You are out'),
  },
  {
    name: 'confirm opt-out, dead link',
    path: '/do-not-collect/confirm?token=dead',
    shows: (page) => page.getByRole('link', { name: 'Ask again' }),
  },
  { name: 'outbox', path: '/dev/outbox', shows: (page) => page.getByRole('heading') },
  { name: 'contact', path: '/contact', shows: heading('Ask us anything') },
  {
    name: 'contact refused',
    path: '/contact',
    shows: (page) => page.getByText('Name is required'),
    press: click('Send Message'),
  },
  { name: 'status', path: '/status', shows: (page) => page.getByText(/^Last updated/) },
  { name: 'status on a phone', path: '/status', width: PHONE, shows: (page) => page.getByText(/^Last updated/) },
  { name: 'test', path: '/test', shows: (page) => page.getByText('Answers').first() },
  { name: 'error tests', path: '/error-test', shows: heading('Error tests') },
  {
    name: 'the fallback screen',
    path: '/error-test',
    shows: heading('Something went wrong'),
    press: click('Fail in a component'),
  },
  {
    name: 'progress demo',
    path: '/progress-demo',
    shows: (page) => page.getByText('Just found'),
    press: click('Start'),
  },
  { name: 'no page', path: '/nowhere', shows: heading('There is no page here') },

  { name: 'overview', as: 'demo', path: '/dashboard', shows: (page) => page.getByText(/^\d+ items? on /).first() },
  { name: 'overview, empty', as: 'admin', path: '/dashboard', shows: (page) => page.getByText('Nothing yet') },
  { name: 'new crawl', as: 'demo', path: '/dashboard/crawl', shows: heading('New Crawl') },
  {
    name: 'new crawl with its options open',
    as: 'demo',
    path: '/dashboard/crawl',
    shows: (page) => page.getByLabel('Page limit'),
    press: click(/^Advanced Options/),
  },
  {
    name: 'new crawl by keyword',
    as: 'demo',
    path: '/dashboard/crawl',
    shows: (page) => page.getByRole('textbox', { name: 'Keyword' }),
    press: (page) => page.getByRole('radio', { name: 'Keyword' }).click(),
  },
  {
    name: 'a crawl',
    as: 'demo',
    path: ({ crawlId }) => `/dashboard/crawl/${crawlId}`,
    shows: (page) => page.getByRole('table', { name: 'Contacts of the crawl' }).getByRole('row').nth(1),
  },
  {
    name: 'what a crawl changed',
    as: 'demo',
    path: ({ crawlId }) => `/dashboard/crawl/${crawlId}`,
    shows: (page) => page.getByRole('table', { name: 'Changes against the crawl before' }),
    press: (page) => page.getByRole('radio', { name: /^Still there/ }).click(),
  },
  {
    name: 'scheduling a crawl',
    as: 'demo',
    path: ({ crawlId }) => `/dashboard/crawl/${crawlId}`,
    shows: (page) => page.getByRole('dialog').getByText('How often'),
    press: click('Schedule'),
  },
  { name: 'schedules', as: 'demo', path: '/dashboard/schedules', shows: (page) => page.getByText(/^Next /) },
  {
    name: 'schedules, empty',
    as: 'admin',
    path: '/dashboard/schedules',
    shows: (page) => page.getByText('Nothing is scheduled'),
  },
  { name: 'data', as: 'demo', path: '/dashboard/data', shows: (page) => page.getByRole('row').nth(3) },
  {
    name: 'data with a selection',
    as: 'demo',
    path: '/dashboard/data',
    shows: (page) => page.getByRole('region', { name: 'Selection' }),
    press: (page) => page.getByRole('checkbox', { name: 'Select all rows' }).check(),
  },
  {
    name: 'data on a phone with its filters open',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/data?type=emails',
    shows: (page) => page.getByRole('button', { name: /^Mailbox/ }),
    press: click('Filters (1)'),
  },
  { name: 'data, empty', as: 'admin', path: '/dashboard/data', shows: (page) => page.getByText('Start Crawling') },
  {
    name: 'notifications',
    as: 'demo',
    path: '/dashboard/notifications',
    shows: (page) => page.getByText('Mark as Read'),
  },
  {
    name: 'notifications, empty',
    as: 'admin',
    path: '/dashboard/notifications',
    shows: (page) => page.getByText('No notifications found'),
  },
  { name: 'pricing', as: 'demo', path: '/dashboard/pricing', shows: (page) => page.getByText('Current Plan') },
  {
    name: 'confirming a plan',
    as: 'demo',
    path: '/dashboard/pricing',
    shows: (page) => page.getByRole('button', { name: 'Proceed to Payment' }),
    press: click('Choose Enterprise'),
  },
  { name: 'subscription', as: 'demo', path: '/dashboard/subscription', shows: (page) => page.getByText(/^2 of 500$/) },
  {
    name: 'subscription, none',
    as: 'admin',
    path: '/dashboard/subscription',
    shows: (page) => page.getByText('View All Plans'),
  },
  {
    name: 'a page to come',
    as: 'demo',
    path: '/dashboard/api-docs',
    shows: (page) => page.getByText('Not available yet'),
  },
  { name: 'no page in the dashboard', as: 'demo', path: '/dashboard/x', shows: heading('There is no page here') },
  { name: 'no access', as: 'demo', path: '/dashboard/admin', shows: (page) => page.getByText('Access Denied') },
  {
    name: 'the bell',
    as: 'demo',
    path: '/dashboard/api-docs',
    shows: (page) => page.getByRole('link', { name: 'View all notifications' }),
    press: click(/^Notifications/),
  },
  {
    name: 'the drawer of small screens',
    as: 'admin',
    width: PHONE,
    path: '/dashboard/api-docs',
    shows: (page) => page.getByRole('button', { name: 'Close navigation' }),
    press: click('Open navigation'),
  },

  ...publicPages.map((path) => ({ name: `public page ${path}`, path, shows: heading(/./) })),
  ...publicPages.map((path) => ({ name: `public page ${path} on a phone`, path, width: PHONE, shows: heading(/./) })),
  {
    name: 'the menu of the public pages on a phone',
    path: '/about',
    width: PHONE,
    shows: (page) => page.locator('[popover] nav'),
    press: click('Menu'),
  },
  {
    name: 'the choice of cookies',
    path: '/about',
    shows: (page) => page.getByRole('button', { name: 'Accept Selected' }),
    press: async (page) => {
      await page.getByRole('button', { name: 'Cookie Settings' }).click()
      await click('Customize')(page)
    },
  },
  {
    name: 'a pasted page, read',
    path: '/',
    shows: (page) => page.getByText('Nothing found'),
    press: async (page) => {
      await click('Paste your own')(page)
      await page.getByLabel('HTML or text to read').fill('no contact here')
      await click('Find contacts')(page)
    },
  },
]

const contexts = new Map<string, Promise<BrowserContext>>()

async function openContext({ as, width = 1280 }: Screen): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 860 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript({ content: axe.source })
  const token = as && stored.get(as)
  if (token) await context.addInitScript(`localStorage.setItem('auth_token', '${token}')`)
  return context
}

/** Keeps a timer of the page from ringing. */
const withoutTimer = (ms: number) =>
  `{ const set = setTimeout; setTimeout = (run, wait, ...rest) => (wait === ${ms} ? 0 : set(run, wait, ...rest)) }`

// Both themes in one visit: the structure is the same, and only its colours are judged again.
test.concurrent.each(screens)(
  'axe finds nothing wrong in either theme with: $name',
  async (screen) => {
    const key = `${screen.as} ${screen.width}`
    if (!contexts.has(key)) contexts.set(key, openContext(screen))
    const page = await (await contexts.get(key)!).newPage()
    try {
      if (screen.staysBeyondMs) await page.addInitScript(withoutTimer(screen.staysBeyondMs))
      const path = typeof screen.path === 'string' ? screen.path : screen.path(made)
      await page.goto(product.url + path)
      await screen.press?.(page)
      await screen.shows(page).first().waitFor({ timeout: 15_000 })
      const light = await page.evaluate<AxeResults>(`${SETTLED}.then(() => axe.run())`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
      const dark = await page.evaluate<AxeResults>(`${SETTLED}.then(() => axe.run({ runOnly: ${COLOURS} }))`)
      expect({ light: findingsOf(light), dark: findingsOf(dark) }).toEqual({ light: [], dark: [] })
      expect(dark.passes.map(({ id }) => id)).toContain('color-contrast')
    } finally {
      await page.close()
    }
  },
  40_000,
)

/** The rules of axe's default set whose answer depends on the theme. */
const COLOURS = JSON.stringify({ type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
/** Nothing moves any more: a colour half-way through its transition is nobody's. */
const SETTLED = `(async () => {
  for (let still = 0; still < 5; still++) {
    await new Promise(requestAnimationFrame)
    if (document.getAnimations().some((one) => one.playState === 'running')) still = 0
  }
})()`

/** One line for each element that breaks a rule. */
const findingsOf = ({ violations }: AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )

/** The token of the confirming link in the newest mail. */
async function tokenInMail(): Promise<string> {
  return vi.waitUntil(
    async () => {
      const { data } = (await (await fetch(`${product.url}/api/dev/outbox`)).json()) as { data: { text: string }[] }
      const link = /https?:\/\/\S+\/do-not-collect\/confirm\S+/.exec(data[0]?.text ?? '')?.[0]
      return link && new URL(link).searchParams.get('token')
    },
    { timeout: 10_000 },
  )
}
