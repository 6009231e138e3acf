import { byTag, type Page, type PageElement, textOf } from '../page.ts'
import type { CompanyMention } from './mention.ts'
import { segmentsOf } from './owner-metadata.ts'
import { pageLeadLength, withoutPageTerm } from './page-lead.ts'

const HEADINGS_MAX = 3
/** Maximum number of headings checked for a greeting. */
const GREETINGS_MAX = 40
const LENGTH_MAX = 90
const WEIGHT = 0.1
/** Nordic `Elmklubbens bestyrelse`: whose board it is, in the genitive. */
const OF_A_BOARD = /^(?<owner>\p{Lu}.{2,60})s (?:bestyrelse|styrelse|styre)$/u
/** `About Acme` names the owner of the page. */
const GREETING_WEIGHT = 0.15

/**
 * Finds names in first headings and in greetings such as `Welcome to Acme`. They support a candidate for the owner but
 * are not sufficient alone.
 */
export function findHeadingNames(page: Page): CompanyMention[] {
  const first = byTag(page, 'h1').slice(0, HEADINGS_MAX)
  const greetings = [...first, ...byTag(page, 'h2'), ...byTag(page, 'h3')].slice(0, GREETINGS_MAX)
  return [
    ...first.flatMap((heading) => nameIn(page, heading, WEIGHT)),
    ...greetings.flatMap((heading) => nameIn(page, heading, GREETING_WEIGHT, true)),
  ]
}

function nameIn(page: Page, heading: PageElement, weight: number, isLed = false): CompanyMention[] {
  if (heading.end - heading.start > LENGTH_MAX) return []
  const written = textOf(page, heading).trim()
  if (isLed && pageLeadLength(written) === 0) return []
  const [shown = ''] = segmentsOf((isLed ? withoutPageTerm(written) : written).replace(/\s+/g, ' '))
  const name = OF_A_BOARD.exec(shown)?.groups?.owner ?? shown
  const start = page.text.indexOf(name, heading.start)
  if (name === '' || !/^["“„«]?[\p{Lu}\p{Lo}\p{N}]/u.test(name) || start < 0 || start > heading.end) return []
  return [{ name, kind: 'heading', method: 'text', weight, start, end: start + name.length }]
}
