import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf } from './address-texts.ts'
import { nameWordNumber, numberNameWord, type Street, wholeName, wordName } from './street-orders.ts'
import { CAPITAL, type Token, tokenize } from './street-tokens.ts'
import { compoundCountries } from './street-words.ts'

/**
 * Parses the street in a part of an address by its street word and house number. Returns null without a street.
 *
 * @param text one part: a line or the text between commas
 */
export function readStreet(text: string): Street | null {
  const tokens = tokenize(text)
  let found: Street | null = null
  for (let at = 0; at < tokens.length; at++) {
    const street = streetAt(tokens, at)
    // A second number with five digits is a postcode: `Goethestr. 14, 60313 Frankfurt am Main`.
    if (!street || (found?.isNumbered && LONG_NUMBER.test(text.slice(street.start, street.end)))) continue
    found = found ? join(found, street) : street
  }
  return found
}

const LONG_NUMBER = /^\d{5}/

function join(one: Street, other: Street): Street {
  if (one.isNumbered !== other.isNumbered) return one.isNumbered ? one : other
  if (!one.isNumbered) return one
  return { ...one, start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}

/** Whether a part is only a house number: `12`, `No. 5a`, `n° 3-5`, `д. 7`, `s/n`. */
export const isHouseNumber = (text: string) => text.length <= 16 && LONE_NUMBER.test(text)

const LONE_NUMBER = compilePattern(
  `^(?:${anyOf(({ numberMarks }) => numberMarks?.alone)})?[.:°º]{0,2} ?(?:(?:\\d{1,5}|[A-Z]-?\\d{1,4})[A-Za-zА-Яа-я]?(?: ?[-–/+&.,] ?\\d{0,5}[A-Za-zА-Яа-я]?){0,4}|s/n[°º]?|s\\.? ?n\\.? ?c\\.?|[A-Z]-\\d{1,4})(?: ?(?:bis|ter|quater))?$`,
  'iu',
)

function streetAt(tokens: readonly Token[], at: number): Street | null {
  const { key, text, orders, isWay, isCompound } = tokens[at]!
  let best: Street | null = null
  const isBox = key === 'po' && tokens[at + 1]?.key === 'box'
  if (!isBox && (key.length > 1 || /[./]$|^[\u0600-\u06ff]/.test(text))) {
    for (const { order, countries } of orders) {
      const street =
        order === 'number-name-word'
          ? numberNameWord(tokens, at, countries)
          : order === 'word-name'
            ? wordName(tokens, at, countries)
            : order === 'adjective'
              ? wholeName(tokens, at, at + 1, countries)
              : order === 'whole'
                ? wholeName(tokens, at, at, countries)
                : nameWordNumber(tokens, at, countries, 1)
      // "Gran Vía López de Haro": the longer of two interpretations with the same start.
      const isLonger = best !== null && street?.start === best.start && street.end > best.end
      if (street && (!best || (street.isNumbered && !best.isNumbered) || (isLonger && !best.isNumbered))) best = street
    }
  }
  if (!best && isWay && CAPITAL.test(text)) best = numberNameWord(tokens, at, '')
  if (!best && isCompound && CAPITAL.test(text)) {
    const street = nameWordNumber(tokens, at, compoundCountries(key), 0)
    // `Bearing` and `Delegate` also end like streets: only the clearest compounds count without a number.
    if (street?.isNumbered || PLAIN_COMPOUND.test(key)) best = street
  }
  return best
}

const PLAIN_COMPOUND = new RegExp(`(?:${anyOf(({ streetWords }) => streetWords?.plainEndings)})$`)
