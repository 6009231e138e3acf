import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf, wordsUnder } from './address-texts.ts'
import { isPostcodeLabel } from './postcode-labels.ts'

/** Whether a text, without its colon, announces an address: `Address`, `Anschrift`, `Visit us`, `Siège social`. */
export function isAddressLabel(text: string): boolean {
  if (text.length > LABEL_LENGTH_MAX) return false
  const last = lastWordOf(text).toLowerCase()
  if (!LAST_WORDS.has(last) && !TAIL_WORDS.has(last) && !last.endsWith(')')) return false
  const lower = text.toLowerCase()
  return announcesAddress(lower) && !OTHER_ADDRESS.test(lower)
}

function announcesAddress(lower: string): boolean {
  if (endsWithAddressWords(lower)) return true
  const bare = lower.endsWith(')') ? lower.replace(IN_BRACKETS, '') : lower
  if (bare !== lower && endsWithAddressWords(bare)) return true
  const tail = bare.lastIndexOf(' ')
  return tail >= 0 && TAIL_WORDS.has(bare.slice(tail + 1)) && endsWithAddressWords(bare.slice(0, tail))
}

/** A pin, which stands before a place on a map: `📍 Elmstead, Essex`. */
const PIN = /^(?:\u{1f4cd}|\u{1f5fa}\ufe0f?)$/u
/** Whether a text is only the sign of a place. */
export const isPin = (text: string) => (text.length <= PIN_LENGTH_MAX && PIN.test(text)) || ICON_NAMES.has(text)
const PIN_LENGTH_MAX = 3
/** Names that icon fonts display as the sign of a place. */
export const ICON_NAMES: ReadonlySet<string> = new Set(['location_on', 'place', 'pin_drop', 'fmd_good', 'home_pin'])

/** Other kinds of address: of machines and speeches. */
const OTHER_ADDRESS = compilePattern(
  `^(?:(?:your|our|my) )?(?:${anyOf(({ labels }) => labels?.others)})(?!\\p{L})`,
  'u',
)

/** Words for a company's location that need not announce an address: `Location: Springfield`. */
const LOOSE_LABEL = compilePattern(`(?:${anyOf(({ labels }) => labels?.locations)})$`, 'iu')

/** Whether a label can only announce an address: `Address`, `Registered office`, `Visit us`, but not `Location`. */
export const isPlainAddressLabel = (text: string) =>
  isAddressLabel(text) && (!LOOSE_LABEL.test(text) || SURE_LABEL.test(text))

const SURE_LABEL = compilePattern(`^(?:.{0,20} )?(?:${anyOf(({ labels }) => labels?.sure)})$`, 'iu')

/** Words that can only mean an address, optionally after a qualifier. */
const CLEAR_LABEL = compilePattern(
  `^(?:(?:${anyOf(({ labels }) => labels?.qualifiers)}) ){0,2}(?:${anyOf(({ labels }) => labels?.clear)})[ :]{0,2}(?=(?:\\p{Lu}\\p{L}|\\d).*[ ,])`,
  'iu',
)
const CAPITAL_OR_DIGIT = /^[\p{Lu}\d]/u

/**
 * Returns the length of a label that is joined to the address after it: `Address Worth Park`, `AddressWorth Park`; 0
 * without one.
 */
export function leadingLabel(text: string): number {
  const label = CLEAR_LABEL.exec(text)?.[0] ?? ''
  // The pattern ignores case and therefore also matches `Addressee`.
  return label !== '' && CAPITAL_OR_DIGIT.test(text.slice(label.length)) ? label.length : 0
}

/** Whether a text names one field inside an address: `City`, `PLZ/Ort`, `Zip code`. */
export const isFieldLabel = (text: string) =>
  text.length <= LABEL_LENGTH_MAX && (FIELD_LABEL.test(text) || isPostcodeLabel(text))

const LABEL_LENGTH_MAX = 48

const ADDRESS_WORDS = new Set(wordsOfLanguages(({ addressLabels }) => addressLabels, '|'))
/** Last words of labels, a quick test that excludes nearly all other texts. */
const LAST_WORDS = new Set([...ADDRESS_WORDS].map(lastWordOf))
/** Text that may follow an address word: `Office address`, `Sede legale (Milano)`. */
const IN_BRACKETS = / \(.{2,24}\)$/u
const TAIL_WORDS = new Set(wordsUnder(({ labels }) => labels?.tails))
const LEADING_WORD = /^\p{L}{2,14} /u
const LEADING_WORDS_MAX = 2

/** Whether a lower-case text ends with an address word, after at most two other words. */
function endsWithAddressWords(lower: string): boolean {
  if (!LAST_WORDS.has(lastWordOf(lower))) return false
  let rest = lower
  for (let left = LEADING_WORDS_MAX; !ADDRESS_WORDS.has(rest); left--) {
    const lead = left > 0 && LEADING_WORD.exec(rest)
    if (!lead) return false
    rest = rest.slice(lead[0].length)
  }
  return true
}

function lastWordOf(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1)
}

const FIELD_LABEL = compilePattern(`^(?:${anyOf(({ labels }) => labels?.fields)})$`, 'iu')
