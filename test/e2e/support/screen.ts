import type { Locator, Page } from 'playwright-core'
import { waitUntil } from '../../support/wait.ts'

/** What is made before anybody looks, known only once the product runs. */
export interface Made {
  readonly crawlId: string
  readonly optOutToken: string
  /** A draft with a follow-up. */
  readonly campaignId: string
  /** One that was made by `buyer`. */
  readonly paymentId: string
}

/** A screen as somebody brings it about, for what is judged of every one of them. */
export interface Screen {
  readonly name: string
  /** A function for what is known only once the product runs. */
  readonly path: string | ((made: Made) => string)
  /** Who looks; a visitor when left out. */
  readonly as?: 'demo' | 'admin' | 'buyer'
  readonly width?: number
  /** What must be on the screen before it is judged. */
  readonly shows: (page: Page) => ReturnType<Page['getByRole']>
  /** What to press first. */
  readonly press?: (page: Page) => Promise<void>
  /** The screen leaves by itself after so long: that timer never rings. */
  readonly staysBeyondMs?: number
}

export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 })
export const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
/** Pressed until something comes of it: the button stands outside of its island, which keeps presses of its own alone. */
export const openCookieSettings = (page: Page) =>
  waitUntil(async () => {
    await click('Cookie Settings')(page)
    return page.getByRole('button', { name: 'Customize' }).first().isVisible()
  })
export const openOwnPage = click('Paste your own')
/** Pixels across. */
export const PHONE = 390

/** A script for a page: keeps a timer of so long from ringing. */
export const withoutTimer = (ms: number) =>
  `{ const set = setTimeout; setTimeout = (run, wait, ...rest) => (wait === ${ms} ? 0 : set(run, wait, ...rest)) }`

/** Waits until an element is visible. @throws with what the page shows instead */
export async function appearsIn(page: Page, element: Locator): Promise<void> {
  try {
    await element.waitFor()
  } catch (cause) {
    throw new Error(`It shows: ${await page.textContent('body')}`, { cause })
  }
}

/** Nothing moves any more: a colour or a place half-way through its transition is nobody's. */
export const SETTLED = `(async () => {
  for (let still = 0; still < 5; still++) {
    await new Promise(requestAnimationFrame)
    if (document.getAnimations().some((one) => one.playState === 'running')) still = 0
  }
})()`
