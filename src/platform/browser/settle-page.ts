import type { Page } from '@cloudflare/puppeteer'
import type { PageRequests } from './page-requests.ts'

const IDLE_MS = 400
const IDLE_WAIT_MS = 4_000
/** On the whole: what a page has not shown by then is not waited for. */
const SETTLE_MS = 8_000
const SCROLL_WAIT_MS = 250

/** Consent dialogs of the tools that most sites use, the button that refuses before the one that accepts. */
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

/** Runs in the page: presses the first of the buttons that shows, and tells whether there was one. */
const PRESS_CONSENT = `(() => {
  for (const selector of ${JSON.stringify(CONSENT_BUTTONS)}) {
    const button = document.querySelector(selector)
    if (!button || button.offsetParent === null) continue
    button.click()
    return true
  }
  return false
})()`
/** Runs in the page: goes to its end, and tells whether that made it longer. */
const SCROLL_DOWN = `(async () => {
  const before = document.documentElement.scrollHeight
  if (before <= innerHeight) return false
  scrollTo(0, before)
  await new Promise((resolve) => setTimeout(resolve, ${SCROLL_WAIT_MS}))
  return document.documentElement.scrollHeight > before
})()`

/**
 * Waits until a page has shown what it has: its requests are answered, consent dialogs are out of the way, and scrolling
 * brings nothing more. A page that goes on for ever is taken as it stands.
 */
export async function settlePage(page: Page, requests: PageRequests): Promise<void> {
  const until = Date.now() + SETTLE_MS
  const waitUntilIdle = () => requests.whenIdle(IDLE_MS, Math.min(IDLE_WAIT_MS, until - Date.now()))
  await waitUntilIdle()
  if (await page.evaluate(PRESS_CONSENT)) await waitUntilIdle()
  while (Date.now() < until && (await page.evaluate(SCROLL_DOWN))) await waitUntilIdle()
}
