import axe, { type RunOptions } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { type SampleSite, serveSampleSite } from '../../scripts/local/sample-site.ts'
import type * as campaignContract from '../../src/contracts/campaigns/campaign.ts'
import * as campaigns from '../../src/contracts/campaigns/campaigns.ts'
import * as followUps from '../../src/contracts/campaigns/follow-ups.ts'
import * as schedules from '../../src/contracts/crawls/crawl-schedules.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import * as notifications from '../../src/contracts/notifications/notifications.ts'
import * as optOuts from '../../src/contracts/opt-outs/opt-outs.ts'
import type * as emailConfig from '../../src/contracts/senders/email-config.ts'
import * as senders from '../../src/contracts/senders/senders.ts'
import { shareOf } from '../support/share-of-run.ts'
import { waitFor, waitUntil } from '../support/wait.ts'
import { ADMINISTRATION_SCREENS } from './support/administration-screens.ts'
import { sendAndAnswer } from './support/answered-campaign.ts'
import { buyPlan } from './support/bought-plan.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { DASHBOARD_SCREENS } from './support/dashboard-screens.ts'
import { RunningProduct } from './support/product.ts'
import { appearsIn, type Screen, SETTLED, withoutTimer } from './support/screen.ts'
import { VISITOR_SCREENS } from './support/visitor-screens.ts'

const product = new RunningProduct(inject('productUrl'))
let site: SampleSite
let browser: Browser
const stored = new Map<string, string>()
const made = { crawlId: '', optOutToken: '', campaignId: '', paymentId: '' }

beforeAll(async () => {
  browser = await launchBrowser()
  site = await serveSampleSite()
  const demo = await product.signIn('demo@contactory.test', 'demo-password')
  // Rows to display: contacts, recent activity, a notification, changes since the previous crawl, and a schedule.
  const crawl = { url: site.url, types: ['emails', 'phones', 'names'], run_in_background: true }
  await demo(crawls.start, { body: crawl })
  await waitFor(
    async () => {
      const { data } = (await demo(notifications.list, {})) as { data: unknown[] }
      expect(data).not.toHaveLength(0)
    },
    { interval: 250 },
  )
  const again = (await demo(crawls.start, { body: { ...crawl, run_in_background: false } })) as {
    data: crawls.CrawlResult
  }
  made.crawlId = again.data.crawl.id
  const request = { types: ['emails'], urls: [site.url] }
  await demo(schedules.createSchedule, { body: { frequency: 'weekly', request } })
  const sender = {
    name: 'Newsletter',
    host: 'smtp.out.example',
    from_email: 'a@out.example',
    username: 'a',
    password: 'b',
  }
  const { data: added } = (await demo(senders.createEmailConfig, { body: sender })) as {
    data: { config: emailConfig.EmailConfig }
  }
  const texts = {
    name: 'Reminders',
    provider: 'twilio' as const,
    from_number: '+15551234567',
    api_key: 'a',
    api_secret: 'b',
  }
  await demo(senders.createSmsConfig, { body: texts })
  await sendAndAnswer(product, demo)
  const campaign = {
    name: 'Spring offer',
    subject: 'An offer',
    subject_b: 'Another offer',
    subject_test: {},
    content: '<p>Hello {{name|there}}</p>',
    email_config_id: added.config.id,
    manual: [{ email: 'ada@out.example', name: 'Ada' }],
  }
  const { data: drafted } = (await demo(campaigns.createCampaign, { body: campaign })) as {
    data: { campaign: campaignContract.Campaign }
  }
  made.campaignId = drafted.campaign.id
  const follow_ups = [{ after_hours: 72, content: '<p>Did you see it?</p>', stop_on_click: true }]
  await demo(followUps.putFollowUps, { params: { id: made.campaignId }, body: { follow_ups } })
  await demo(optOuts.requestPerson, { body: { email: 'leave.me@out.example' } })
  made.optOutToken = await tokenInMail()
  const buyer = ['buyer@contactory.test', 'demo-password'] as const
  made.paymentId = await buyPlan(product, await product.signIn(...buyer), 'pro')
  stored.set('buyer', await product.tokenOf(...buyer))
  for (const account of ['demo', 'admin'])
    stored.set(account, await product.tokenOf(`${account}@contactory.test`, `${account}-password`))
})

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

const contexts = new Map<string, Promise<BrowserContext>>()

async function openFor({ as, width = 1280 }: Screen): Promise<BrowserContext> {
  const context = await openContext(browser, {
    viewport: { width, height: 860 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript({ content: axe.source })
  await context.addInitScript(COOKIES_REFUSED)
  const token = as && stored.get(as)
  if (token) await context.addInitScript(`localStorage.setItem('auth_token', '${token}')`)
  return context
}

/** Idle pages by account and width. An open page loads the next screen faster than a new one. */
const idle = new Map<string, Page[]>()

const keyOf = ({ as, width }: Screen) => `${as} ${width}`

async function openPage(screen: Screen): Promise<Page> {
  const key = keyOf(screen)
  if (!contexts.has(key)) contexts.set(key, openFor(screen))
  // Init scripts stay on a page, so these screens need a new one.
  const page = (!screen.staysBeyondMs && idle.get(key)?.pop()) || (await (await contexts.get(key)!).newPage())
  if (screen.staysBeyondMs) await page.addInitScript(withoutTimer(screen.staysBeyondMs))
  await page.emulateMedia({ colorScheme: 'light' })
  return page
}

async function leavePage(screen: Screen, page: Page): Promise<void> {
  if (screen.staysBeyondMs) return page.close()
  const key = keyOf(screen)
  idle.set(key, [...(idle.get(key) ?? []), page])
}

const SCREENS = [...VISITOR_SCREENS, ...DASHBOARD_SCREENS, ...ADMINISTRATION_SCREENS]

// Both themes are checked in one visit: the structure is the same, only the colours are checked again.
test.concurrent.each(shareOf(SCREENS, 6, inject('turn')))(
  'axe finds no violations in either theme: $name',
  async (screen) => {
    const page = await openPage(screen)
    try {
      const path = typeof screen.path === 'string' ? screen.path : screen.path(made)
      await page.goto(product.url + path)
      await screen.press?.(page)
      await appearsIn(page, screen.shows(page).first())
      const light = await judge(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
      const dark = await judge(page, { runOnly: COLOURS })
      expect({ light: light.findings, dark: dark.findings }).toEqual({ light: [], dark: [] })
      expect(dark.passed).toContain('color-contrast')
    } finally {
      await leavePage(screen, page)
    }
  },
)

/** The rules of axe's default set whose result depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Judgement {
  /** One line per element that violates a rule. */
  readonly findings: readonly string[]
  /** Rules that passed. */
  readonly passed: readonly string[]
}

/** Returns details of violations only, without selectors, which take as long to compute as the rules. */
function judge(page: Page, choice: RunOptions = {}): Promise<Judgement> {
  const options: RunOptions = { ...choice, resultTypes: ['violations'], selectors: false }
  return page.evaluate<Judgement>(`${SETTLED}.then(() => axe.run(${JSON.stringify(options)})).then(({ violations, passes }) => ({
    findings: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? '')),
    ),
    passed: passes.map(({ id }) => id),
  }))`)
}

/** The token of the confirmation link in the latest email. */
async function tokenInMail(): Promise<string> {
  return waitUntil(async () => {
    const { data } = (await (await fetch(`${product.url}/api/dev/outbox`)).json()) as { data: { text: string }[] }
    const link = /https?:\/\/\S+\/opt-out\/confirm\S+/.exec(data[0]?.text ?? '')?.[0]
    return link && new URL(link).searchParams.get('token')
  })
}
