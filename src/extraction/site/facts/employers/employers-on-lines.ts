import { wordsOf } from '../../../companies/company-key.ts'
import { namesOrganisation } from '../../../companies/company-words.ts'
import type { Finding } from '../../../finding.ts'
import { lineAt, type Page } from '../../../page.ts'
import { foundOrganisation } from '../found-organisation.ts'

/** Below what makes a name alone a contact: the organisation is one if it employs somebody of the site. */
export const EMPLOYER = 0.65
const NAMES_MAX = 40
/** Occurrences of a name that are looked at. */
const OCCURRENCES_MAX = 20

/**
 * Finds the employers of people whose names say that they are organisations and have a line of their own, although the
 * page's rules found none there: the heading `Elm Fire Company No. 1` above an address and a list of roles.
 *
 * @param employers the organisations of the page's people
 * @param known the organisations that the page's rules found
 */
export function findEmployersOnLines(page: Page, employers: readonly string[], known: readonly Finding[]): Finding[] {
  const names = new Set(employers)
  for (const { value } of known) names.delete(value)
  return [...names].slice(0, NAMES_MAX).flatMap((name) => {
    const start = namesOrganisation(wordsOf(name)) ? startOnLine(page, name) : null
    if (start === null) return []
    return [foundOrganisation(page, { start, end: start + name.length }, { confidence: EMPLOYER, method: 'text' })]
  })
}

/** Where a name is all that its line says, also behind a label or before a comma, or null. */
function startOnLine(page: Page, name: string): number | null {
  let start = page.text.indexOf(name)
  for (let seen = 0; start >= 0 && seen < OCCURRENCES_MAX; seen++) {
    const line = lineAt(page, start)
    const before = page.text.slice(line.start, start)
    const behind = page.text.slice(start + name.length, line.end)
    if (/^(?:.{0,40}[:：] ?)?$/.test(before) && /^[,:]? ?$/.test(behind)) return start
    start = page.text.indexOf(name, start + name.length)
  }
  return null
}
