import type { CreditTexts } from '../../facts/organisation-sentences.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { closest, elementAt, type Page } from '../page.ts'

const patternsOf = (kind: keyof CreditTexts) =>
  patternsOfLanguages(({ organisationSentences }) => organisationSentences?.credits?.[kind]).join('|')
const OBJECTS = [...new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.credits?.objects))]
const OBJECT = `(?: (?:&|www|${OBJECTS.join('|')})){0,9}`
/** `Designed by`, `Website: `, `Umsetzung` on the line above; in lower case, which compiles faster. */
const CREDIT = compilePattern(
  `(?<!\\p{L})(?:(?:${patternsOf('made')})${OBJECT}(?: (?:${patternsOf('makers')}))?[\\s:–—-]{0,9}|` +
    `(?:${patternsOf('making')})${OBJECT}(?: (?:${patternsOf('makers')}) | ?[:|–—-]+ ?\\n?|\\n))$|` +
    `(?:${patternsOf('signs')})[:：]?\\s{0,9}$`,
  'u',
)
const CREDIT_TAIL = new RegExp(`^\\s*(?:${patternsOf('behind')})\\b`, 'i')
const LEAD_LENGTH_MAX = 60
const TAIL_LENGTH_MAX = 30

/** Whether a text ends in words such as `Designed by` or `Webdesign: `. */
export const endsInCredit = (text: string) => CREDIT.test(text.toLowerCase())

/** Whether a name on a page is credited with making, hosting or decorating the site. */
export function isCredited(page: Page, start: number, end: number): boolean {
  const { text } = page
  const lead = text.slice(Math.max(0, start - LEAD_LENGTH_MAX), start)
  const line = lead.slice(lead.lastIndexOf('\n', lead.length - 2) + 1)
  return (
    (endsInCredit(line) && !isBelowLink(page, start, line)) || CREDIT_TAIL.test(text.slice(end, end + TAIL_LENGTH_MAX))
  )
}

/** Whether the line above a name is a link, as in cards: `<a>Visit their website</a><h3>Acme</h3>`. */
const isBelowLink = (page: Page, start: number, line: string) =>
  line.endsWith('\n') && closest(elementAt(page, start - 2), ({ tag }) => tag === 'a') !== null
