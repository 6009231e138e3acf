import type { Locator, Page } from 'playwright-core'
import { waitUntil } from '../../support/wait.ts'

/** Ids that are known only once the product runs. */
export interface Made {
  readonly crawlId: string
  readonly optOutToken: string
  /** A draft with a follow-up. */
  readonly campaignId: string
  /** A payment of the account `buyer`. */
  readonly paymentId: string
}

/** A screen and how to open it, for checks that cover all screens. */
export interface Screen {
  readonly name: string
  /** A function if it needs an id that is known only once the product runs. */
  readonly path: string | ((made: Made) => string)
  /** The account; a visitor by default. */
  readonly as?: 'demo' | 'admin' | 'buyer'
  readonly width?: number
  /** Must be visible before the screen is checked. */
  readonly shows: (page: Page) => ReturnType<Page['getByRole']>
  /** Interaction before the check. */
  readonly press?: (page: Page) => Promise<void>
  /** The screen leaves automatically after this time; the timer is disabled. */
  readonly staysBeyondMs?: number
}

export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 })
export const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
/** Presses the button until it works: it is outside its island, which does not replay early presses. */
export const openCookieSettings = (page: Page) =>
  waitUntil(async () => {
    await click('Cookie Settings')(page)
    return page.getByRole('button', { name: 'Customize' }).first().isVisible()
  })
export const openOwnPage = click('Paste your own')
/** Width in pixels. */
export const PHONE = 390

/** A script for a page: disables timers of exactly this duration. */
export const withoutTimer = (ms: number) =>
  `{ const set = setTimeout; setTimeout = (run, wait, ...rest) => (wait === ${ms} ? 0 : set(run, wait, ...rest)) }`

/**
 * Waits until an element is visible.
 *
 * @throws Error with the text that the page shows instead
 */
export async function appearsIn(page: Page, element: Locator): Promise<void> {
  try {
    await element.waitFor()
  } catch (cause) {
    throw new Error(`It shows: ${await page.textContent('body')}`, { cause })
  }
}

/** Waits until all transitions have ended: intermediate colours and positions must not be checked. */
export const SETTLED = `(async () => {
  for (let still = 0; still < 5; still++) {
    await new Promise(requestAnimationFrame)
    if (document.getAnimations().some((one) => one.playState === 'running')) still = 0
  }
})()`
