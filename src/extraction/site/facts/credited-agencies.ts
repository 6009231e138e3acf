import { endsInCredit } from '../../companies/credits.ts'
import { tidyName } from '../../companies/tidy-name.ts'
import { byTag, type Page, textOf, urlOfPage } from '../../page.ts'
import { isChromeAt } from './chrome.ts'

const NAME_LENGTH_MAX = 50
const LEAD_LENGTH_MAX = 60
const AGENCIES_MAX = 3
const LINKS_MAX = 40

/** Finds the agencies that links at the foot of a page credit for the site: `Webdesign by <a>Elm Studio</a>`. */
export function findCreditedAgencies(page: Page): { readonly name: string; readonly start: number }[] {
  const found = new Map<string, number>()
  const host = urlOfPage(page)?.host
  // Credits are at the end of the page.
  for (const link of byTag(page, 'a').slice(-LINKS_MAX).toReversed()) {
    if (found.size >= AGENCIES_MAX) break
    const { href = '' } = link.attributes
    if (!/^https?:/i.test(href) || link.end - link.start > NAME_LENGTH_MAX) continue
    const lead = page.text.slice(Math.max(0, link.start - LEAD_LENGTH_MAX), link.start)
    if (!endsInCredit(lead.slice(lead.lastIndexOf('\n') + 1)) || !isChromeAt(page, link.start)) continue
    if (URL.parse(href)?.host === host) continue
    const name = tidyName(textOf(page, link))
    if (/^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(name) && !name.includes('\n') && !/\.\p{Ll}{2,}$/u.test(name))
      found.set(name, link.start)
  }
  return [...found].map(([name, start]) => ({ name, start }))
}
