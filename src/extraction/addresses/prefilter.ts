import { wordsUnder } from './address-texts.ts'
import { type Part, partAt } from './parts.ts'

const STREET_LENGTH_MIN = 5
const TEXT_LENGTH_MAX = 240
const CODE = /\d{3}|\d[A-Z]|[A-Z]\d/
/**
 * Separate patterns by first letter: a search for capitals skips everything else, and Latin texts contain none of the
 * other scripts.
 */
const STREETS = [/^\p{Lu}/u, /^\p{Lo}/u, /^\p{Ll}/u].map((first) => {
  const words = wordsUnder(({ streetWords }) => streetWords?.signs).filter((word) => first.test(word))
  return new RegExp(words.join('|'), 'g')
})
/** A house number or floor in the part after a street without a number: `Praça da Sé, s/n`. */
const NUMBER_NEXT = /^(?:\d|[Kk][Mm]\.? ?\d|[SsdдDN]\/?[nN]?[.°º]? ?\d|[Ss]\/[Nn]|(?:[Nn][ord]|№|#)[.:°º]{0,2} ?\d)/

/** `15, rue de Fès` */
const NUMBER_BEFORE = /^(?:رقم )?\d{1,4}(?: ?(?:bis|ter|[A-Z]))?$/

/**
 * Prefilter: whether a part that is not a phone number may contain a postcode. It is cheap and has no false negatives.
 */
export const mayHoldCode = ({ text, hasDigit }: Part) => hasDigit && text.length <= TEXT_LENGTH_MAX && CODE.test(text)

/**
 * Prefilter: marks the parts at which an address without a postcode may begin. No other part is tried.
 *
 * @param text the page's text, which the parts make up
 * @returns 1 or 0 per part
 */
export function readStreetStarts(text: string, parts: readonly Part[]): Uint8Array {
  const starts = new Uint8Array(parts.length)
  for (const street of STREETS) {
    street.lastIndex = 0
    while (street.test(text)) starts[partAt(parts, street.lastIndex) - 1] = 1
  }
  for (let at = 0; at < parts.length; at++) {
    const { length } = parts[at]!.text
    if (length < STREET_LENGTH_MIN || length > TEXT_LENGTH_MAX) starts[at] = 0
    else if (parts[at]!.hasDigit) starts[at] = 1
    else if (parts[at + 1]?.gap === 'comma' && NUMBER_NEXT.test(parts[at + 1]!.text)) starts[at] = 1
    else if (parts[at]!.gap === 'comma' && parts[at - 1]!.hasDigit && NUMBER_BEFORE.test(parts[at - 1]!.text))
      starts[at] = 1
  }
  return starts
}
