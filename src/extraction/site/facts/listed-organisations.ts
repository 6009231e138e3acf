import type { Finding } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { PlaceIndex, placesOf } from '../../places.ts'
import { isChromeAt } from './chrome.ts'
import { isNameOfOne } from './employers/shown-organisation.ts'
import { foundOrganisation } from './found-organisation.ts'
import { headingsOf, headingsOfLists } from './section-headings.ts'

const CONFIDENCE = 0.65

/**
 * Finds the organisations that the headings of a list name, each above what is said of it: the clubs of a town, the
 * partners of a firm.
 *
 * @param known the organisations that the page's rules found
 */
export function findListedOrganisations(page: Page, known: readonly Finding[]): Finding[] {
  const taken = new PlaceIndex(known.map((company) => placesOf(page, company)))
  return headingsOfLists(headingsOf(page), ({ text }) => isNameOfOne(text)).flatMap(({ element, text }) => {
    const start = page.text.indexOf(text, element.start)
    const place = { start, end: start + text.length }
    if (taken.overlapping(start, place.end) || isChromeAt(page, start)) return []
    return [foundOrganisation(page, place, { confidence: CONFIDENCE, method: 'text' })]
  })
}
