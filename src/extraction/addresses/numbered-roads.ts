import { sharedBy } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf } from './address-texts.ts'
import type { Street } from './street-orders.ts'

/**
 * Parses a numbered road at the start of a part: `4120 US-1 South`, `5501 Farm to Market Road 2100`,
 * `Strada Provinciale 12, n. 45`, `An der B 27 Nr. 4`, `Carretera N-340`. Returns null for anything else.
 *
 * @param text one part: a line or the text between commas
 */
export function readNumberedRoad(text: string): Street | null {
  for (const [pattern, countries] of ROADS) {
    const match = pattern.exec(text)
    if (match) return road(match[0], true, countries)
  }
  const named = NAMED.exec(text)
  return named && road(named[0], HOUSE_BEFORE.test(text), '')
}

const road = (text: string, isNumbered: boolean, countries: string): Street => ({
  start: 0,
  end: text.length,
  isNumbered,
  takesNumberAfter: !isNumbered,
  isLongRoad: !isNumbered,
  countries,
})

const ROADS = sharedBy(({ numberedRoads }) => numberedRoads).map(
  ({ item, countries }) => [item, countries.join(' ')] as const,
)
const HOUSE_BEFORE = /^\d/
/** Names of numbered roads that a house number or a kilometre follows. */
const NAMED = compilePattern(
  `^(?:\\d{1,5}(?: ?(?:bis|ter))?,? )?(?:${anyOf(({ roads }) => roads?.numbered)})(?: N[°º.]{0,2}| nr?\\.)? ?(?:[A-Z]{1,3}(?:-[A-Z]{1,2})?[- ]?)?\\d{1,4}[A-Z]?(?: \\p{Lu}\\p{L}{2,20}(?:-\\p{Lu}\\p{L}{2,20})?)?(?=$|,)`,
  'u',
)
