import type { Page } from '@cloudflare/puppeteer'
import type { PageRequests } from './page-requests.ts'

const IDLE_MS = 400
const IDLE_WAIT_MS = 4_000
/** The total limit; content that appears later is not waited for. */
const SETTLE_MS = 8_000
const SCROLL_WAIT_MS = 250

/** Buttons of the most common consent dialogs; each "reject" button comes before its "accept" button. */
const CONSENT_BUTTONS = [
  '#onetrust-reject-all-handler',
  '#onetrust-accept-btn-handler',
  '#CybotCookiebotDialogBodyButtonDecline',
  '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll',
  '.cky-btn-reject',
  '.cky-btn-accept',
  '#didomi-notice-disagree-button',
  '#didomi-notice-agree-button',
  '.cmplz-deny',
  '.cmplz-accept',
  '#usercentrics-root [data-testid="uc-deny-all-button"]',
  '.osano-cm-denyAll',
  '.iubenda-cs-reject-btn',
  '.iubenda-cs-accept-btn',
  '.cc-deny',
  '.cc-dismiss',
  '#cookie-reject',
  '#cookie-accept',
  '[aria-label="Reject all"]',
  '[aria-label="Accept all"]',
]

/** Runs in the page: clicks the first visible button of the list, and returns whether there was one. */
const PRESS_CONSENT = `(() => {
  for (const selector of ${JSON.stringify(CONSENT_BUTTONS)}) {
    const button = document.querySelector(selector)
    if (!button || button.offsetParent === null) continue
    button.click()
    return true
  }
  return false
})()`
/** Runs in the page: scrolls to its end, and returns whether that made it longer. */
const SCROLL_DOWN = `(async () => {
  const before = document.documentElement.scrollHeight
  if (before <= innerHeight) return false
  scrollTo(0, before)
  await new Promise((resolve) => setTimeout(resolve, ${SCROLL_WAIT_MS}))
  return document.documentElement.scrollHeight > before
})()`

/**
 * Waits until a page has loaded its content: no requests are pending, consent dialogs are closed, and scrolling adds
 * nothing. A page that never stops loading is used as it is.
 */
export async function settlePage(page: Page, requests: PageRequests): Promise<void> {
  const until = Date.now() + SETTLE_MS
  const waitUntilIdle = () => requests.whenIdle(IDLE_MS, Math.min(IDLE_WAIT_MS, until - Date.now()))
  await waitUntilIdle()
  if (await page.evaluate(PRESS_CONSENT)) await waitUntilIdle()
  while (Date.now() < until && (await page.evaluate(SCROLL_DOWN))) await waitUntilIdle()
}
