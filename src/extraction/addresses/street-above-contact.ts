import { leadStart } from './locate.ts'
import type { Scan } from './scan.ts'

/**
 * The part with a house in a street, or with a post office box, that begins the address in the lines or the cell above the phone
 * or the email address in part `contact`; null without one. What follows it is its town, known or not.
 */
export function streetAboveContact(scan: Scan, contact: number): number | null {
  const { parts, read } = scan
  let found: number | null = null
  for (let at = contact - 1; at >= 0 && contact - at <= PARTS_MAX; at--) {
    const { text, gap, isLabel } = parts[at]!
    if (scan.isTaken(at) || isLabel || gap === 'sentence' || scan.isHeading(at) || text.length > LENGTH_MAX) break
    const { street, box, isForeign } = read(at)
    if (isForeign) break
    const isStreet = street?.isNumbered === true && street.isRouteOnly !== true && leadStart(text, street.start) === 0
    if (isStreet || box?.start === 0) found = at
    // Cells and what stands between rules are borders.
    if (gap === 'cell' || gap === 'rule') break
  }
  return found
}

const PARTS_MAX = 6
const LENGTH_MAX = 70
