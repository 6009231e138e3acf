import { memoizeByObject } from '../../../../lib/memoize-by-object.ts'
import { titledFirms } from '../../../companies/titled-firms.ts'
import { lineAt, type Page } from '../../../page.ts'
import type { Place } from '../../../places.ts'
import { type KnownNames, knownAt } from './employer-beside.ts'
import { isOrganisationName } from './shown-organisation.ts'

/** Limits: characters of a line with a title, and words by which the beginning of a name is looked up. */
const LENGTH_MAX = 120
const BEGINNING_WORDS_MAX = 4
const SEPARATOR = /^\s?[,–—|·•:-]\s?/

/**
 * Returns the organisation that follows a person's title without a separator, below the name or behind it, or null:
 * `Jane Roe` above `Chair Elmtal`. A name that does not say that it is an organisation has to be known from elsewhere on the
 * page, or from the list that the person is in.
 */
export function employerOfTitle(page: Page, person: Place, known: KnownNames): string | null {
  const place = titlePlace(page, person)
  if (place === null || place.end - place.start > LENGTH_MAX) return null
  const written = page.text.slice(place.start, place.end)
  const shown = written.trim()
  const from = place.start + written.indexOf(shown)
  for (const { firm, start, isClear } of titledFirms(shown)) {
    const name = knownAt(known, from + start)
    if (name !== null && name.length >= firm.length) return name
    if (isClear && isOrganisationName(firm)) return firm
    const longer = beginnings(known).get(firm)
    if (longer !== undefined) return longer
  }
  return null
}

/** The rest of a person's line, or the line below where the name fills its own. */
function titlePlace(page: Page, { start, end }: Place): Place | null {
  const line = lineAt(page, start)
  const behind = page.text.slice(end, line.end)
  const separator = SEPARATOR.exec(behind)
  if (separator) return { start: end + separator[0].length, end: line.end }
  if (behind.trim() !== '' || line.end >= page.text.length) return null
  return lineAt(page, line.end + 1)
}

/** The known names by what they begin with: `Elm & Oak Ltd` by `Elm`, as titles shorten them. */
const beginnings = memoizeByObject(({ names }: KnownNames): ReadonlyMap<string, string> => {
  const byBeginning = new Map<string, string>()
  for (const name of names) {
    const words = name.split(' ')
    for (let count = 1; count <= Math.min(words.length, BEGINNING_WORDS_MAX); count++) {
      const beginning = words.slice(0, count).join(' ')
      if (!byBeginning.has(beginning)) byBeginning.set(beginning, name)
    }
  }
  return byBeginning
})
