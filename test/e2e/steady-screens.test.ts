import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { type SampleSite, serveSampleSite } from '../../scripts/local/sample-site.ts'
import type * as contactContract from '../../src/contracts/contacts/contact.ts'
import * as contacts from '../../src/contracts/contacts/contacts.ts'
import * as schedules from '../../src/contracts/crawls/crawl-schedules.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import { TOAST_MS } from '../../web/ui/toast-ms.ts'
import { shareOf } from '../support/share-of-run.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'
import { SETTLED, withoutTimer } from './support/screen.ts'

const product = new RunningProduct(inject('productUrl'))
let site: SampleSite
let browser: Browser
let token = ''
let newcomersToken = ''
let crawlId = ''
let contactId = ''

beforeAll(async () => {
  browser = await launchBrowser()
  site = await serveSampleSite()
  token = await product.tokenOf('steady@contactory.test', 'demo-password')
  newcomersToken = await product.tokenOf('newcomer@contactory.test', 'demo-password')
  const demo = await product.signIn('steady@contactory.test', 'demo-password')
  const body = { url: site.url, types: ['emails', 'phones', 'names', 'addresses', 'companies'], limit: 50 }
  await demo(crawls.start, { body: { ...body, limit: 4 } })
  const again = (await demo(crawls.start, { body })) as { data: crawls.CrawlResult }
  crawlId = again.data.crawl.id
  const { data } = (await demo(contacts.listContacts, { query: { kind: 'person' } })) as {
    data: contactContract.ListedContact[]
  }
  contactId = data[0]!.id
  await demo(schedules.createSchedule, {
    body: { frequency: 'weekly', request: { types: ['emails'], urls: [site.url] } },
  })
})

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

interface Screen {
  name: string
  path: () => string
  /** Visible when the screen has loaded. */
  shows: string | RegExp
  /** The call that fails. */
  failing?: string
  /** For an account without data. */
  isNew?: boolean
}

const screens: readonly Screen[] = [
  { name: 'overview', path: () => '/dashboard', shows: /^\d+ items on / },
  {
    name: 'overview without its figures',
    path: () => '/dashboard',
    shows: 'Demo Mode',
    failing: '/dashboard/statistics',
  },
  { name: "a new account's overview", path: () => '/dashboard', shows: 'Try with Sample Data', isNew: true },
  { name: 'new crawl', path: () => '/dashboard/crawl', shows: /^\d+ items on / },
  { name: 'a crawl in place', path: () => `/dashboard/crawl?crawl=${crawlId}`, shows: 'Recent crawls' },
  { name: 'a crawl on its page', path: () => `/dashboard/crawl/${crawlId}`, shows: /\d+ new, \d+ gone/ },
  { name: 'crawl history', path: () => '/dashboard/crawl?history=1', shows: '2 crawls' },
  { name: 'schedules', path: () => '/dashboard/schedules', shows: /^Next / },
  { name: 'downloads', path: () => '/dashboard/download-website', shows: /downloads left today/ },
  { name: 'contacts', path: () => '/dashboard/contacts', shows: /^\d+ contacts$/ },
  { name: 'a contact', path: () => `/dashboard/contacts/${contactId}`, shows: 'Sources' },
  { name: 'erasing a person', path: () => '/dashboard/erase-person', shows: 'Allow again' },
  { name: 'data', path: () => '/dashboard/data', shows: /^\d+ items$/ },
  { name: 'notifications', path: () => '/dashboard/notifications', shows: 'All Notifications' },
  { name: 'pricing', path: () => '/dashboard/pricing', shows: 'Current Plan' },
  { name: 'subscription', path: () => '/dashboard/subscription', shows: 'Plan features' },
]
const PHONE = 390
const WIDE = 1280
const widths = [PHONE, WIDE]
/** Web Vitals rate up to 0.1 as good; half of that goes unnoticed. */
const SHIFT_MAX = 0.05
const THUMB_PX = 40
/** How long screens wait for the subscription, which this test delays like all other calls. */
const SUBSCRIPTION_MS = 3_000
/** Shorter than the test's timeout, so that a failure can report what was shown. */
const HOPELESS_MS = 300_000

const contexts = new Map<string, Promise<BrowserContext>>()

async function openFor(width: number, isNew = false): Promise<BrowserContext> {
  const isPhone = width === PHONE
  const context = await openContext(browser, {
    viewport: { width, height: 844 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    `localStorage.setItem('auth_token', '${isNew ? newcomersToken : token}'); ${COOKIES_REFUSED}; ${RECORD_SHIFTS}; ${withoutTimer(SUBSCRIPTION_MS)}`,
  )
  return context
}

/** Pages of the same width and account share a browser context. */
function contextFor(width: number, isNew = false): Promise<BrowserContext> {
  const key = `${width} ${isNew}`
  const context = contexts.get(key) ?? openFor(width, isNew)
  contexts.set(key, context)
  return context
}

const sizedScreens = screens.flatMap((screen) => widths.map((width) => ({ ...screen, width })))

// Responses are delivered one at a time, last request first: the worst order a slow connection can produce.
test.concurrent.each(shareOf(sizedScreens, 3, inject('turn')))(
  'the layout is stable while loading, and all controls are large enough to touch: $name at $width px',
  async ({ path, shows, failing, width, isNew }) => {
    const page = await (await contextFor(width, isNew)).newPage()
    try {
      const held: Route[] = []
      await page.route('**/api/**', (route) => void held.push(route))
      await page.goto(product.url + path())
      const sign = page.getByText(shows).filter({ visible: true }).first()
      const from = performance.now()
      for (let quiet = 0; quiet < 3; ) {
        if (performance.now() - from > HOPELESS_MS) throw new Error(`It shows: ${await page.textContent('body')}`)
        const next = held.pop()
        if (next) {
          if (failing && next.request().url().includes(failing)) await next.abort()
          // Sent over the test's own connection, which reconnects if the server has just closed it.
          else await next.fulfill({ response: await next.fetch({ maxRetries: 5 }) })
        }
        await page.evaluate(TWO_FRAMES)
        quiet = next || !(await sign.isVisible()) ? 0 : quiet + 1
      }
      const shifts = await page.evaluate<{ value: number; moved: string }[]>('window.shifts')
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, shifts.map(({ moved }) => moved).join('\n')).toBeLessThan(SHIFT_MAX)
      expect(await page.getByRole('navigation', { name: 'Dashboard' }).isVisible()).toBe(width === WIDE)
      if (width === PHONE) expect(await page.evaluate<string[]>(SMALL_TARGETS)).toEqual([])
    } finally {
      await page.close()
    }
  },
)

test.concurrent.each([
  { path: '/dashboard/crawl', of: 'dashboard', other: 'guest' },
  { path: '/login', of: 'guest', other: 'dashboard' },
])(
  'a page’s skeleton is shown before its scripts load, and the page replaces it: $path',
  async ({ path, of, other }) => {
    const context = of === 'guest' ? await openContext(browser) : await openFor(WIDE)
    try {
      const page = await context.newPage()
      const held: Route[] = []
      let holds = true
      await page.route('**/assets/*.js', (route) => (holds ? void held.push(route) : route.continue()))
      await page.goto(product.url + path, { waitUntil: 'commit' })
      const frameOf = (name: string) => page.locator(`.first-frame[data-of="${name}"]`)
      await frameOf(other).waitFor({ state: 'hidden' })
      await frameOf(of).waitFor()
      holds = false
      for (const route of held) await route.continue()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await frameOf(of).isVisible()).toBe(false)
    } finally {
      await context.close()
    }
  },
)

/** A page with buttons at the top, and three permanent notices, the longest last. */
async function openWithNotices(width: number): Promise<Page> {
  const page = await (await contextFor(width)).newPage()
  await page.addInitScript(withoutTimer(TOAST_MS))
  await page.goto(`${product.url}/dashboard/data`)
  await page.getByRole('checkbox', { name: 'Select all rows' }).waitFor()
  const header = page.getByRole('main').locator('header')
  const exportAll = async () => {
    await header.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  }
  await header.getByRole('button', { name: 'Delete' }).click()
  await exportAll()
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await exportAll()
  await page.getByText('Please select a specific data type (Emails, Phones, etc.) to export').waitFor()
  return page
}

test.concurrent.each(widths)('notices cover no control, and the search box is wide enough, at %i px', async (width) => {
  const page = await openWithNotices(width)
  try {
    expect(await page.evaluate<string[]>(`${SETTLED}.then(() => ${COVERED})`)).toEqual([])
    for (const filters of ['', '?type=emails&source_type=crawl&min_confidence=0.5&search=x']) {
      await page.goto(`${product.url}/dashboard/data${filters}`)
      await page.getByRole('searchbox', { name: 'Search data' }).waitFor()
      expect(await page.evaluate<number>(ROOM)).toBeGreaterThan(WORDS_PX)
    }
  } finally {
    await page.close()
  }
})

/** The width of "harbour-bakery.example" in the search box. */
const WORDS_PX = 190
/** The width available for text in the page's search box. */
const ROOM = `(() => {
  const input = document.querySelector('main input[type=search]')
  const { paddingLeft, paddingRight } = getComputedStyle(input)
  return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
})()`

/** Controls of the page that are covered by a notice. */
const COVERED = `(() => {
  const notices = [...document.querySelectorAll('[data-sonner-toast]')].map((one) => one.getBoundingClientRect())
  if (notices.length < 3) throw new Error('the notices are gone')
  return [...document.querySelectorAll('main :is(a[href], button, input)')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return notices.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top)
    })
    .map((control) => control.textContent || control.getAttribute('aria-label'))
})()`

const TWO_FRAMES =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))'

const RECORD_SHIFTS = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) =>
            value.toFixed(4) + ' ' + (node?.outerHTML ?? node?.textContent ?? '?').slice(0, 120) +
            ' from ' + previousRect.y + ' to ' + currentRect.y).join(' | '),
        })
  }).observe({ type: 'layout-shift', buffered: true })`

/** Controls whose touch target is smaller than ${THUMB_PX} px square. Links within text are exempt. */
const SMALL_TARGETS = `(() => {
  const reach = ${THUMB_PX} / 2 - 1
  const isSmall = (element) => {
    const style = getComputedStyle(element)
    if (element.disabled || element.closest('[inert], [aria-hidden=true]') || style.visibility === 'hidden') return false
    if (element.tagName === 'A' && style.display === 'inline' && !element.classList.contains('touch-target')) return false
    // The whole row is clickable.
    if (element.tagName === 'BUTTON' && element.closest('tr.cursor-pointer') && element.closest('td > button')) return false
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || top < 0 || left < 0) return false
    const [x, y] = [left + width / 2, top + height / 2]
    const answers = (atX, atY) => {
      const hit = document.elementFromPoint(atX, atY)
      return hit === element || element.contains(hit) || hit?.closest('label')?.control === element
    }
    const isWide = width >= ${THUMB_PX} - 0.5 || (answers(x - reach, y) && answers(x + reach, y))
    const isTall = height >= ${THUMB_PX} - 0.5 || (answers(x, y - reach) && answers(x, y + reach))
    return !isWide || !isTall
  }
  const controls = 'a[href], button, input, select, textarea, summary, [role=switch], [role=radio], [role=tab]'
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.textContent !== 'Skip to content' && isSmall(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (element.getAttribute('aria-label') || element.textContent || element.name).trim() + ', ' + Math.round(width) + ' by ' + Math.round(height)
    })
})()`
