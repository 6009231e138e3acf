import { compilePattern } from '../../lib/compile-pattern.ts'
import { leadingRegisterLabel } from '../register-labels.ts'
import { anyOf, anyWordOf } from './address-texts.ts'
import { placeNamed } from './places.ts'

/**
 * Parses the name of a place, known or unknown, at the start of a text: `München`, `RUNGIS CEDEX`, `Frankfurt am Main`,
 * `Lecco (LC)`.
 *
 * @returns the end of the name and whether prose follows it, or null
 */
export function placeNameAtStart(text: string): { end: number; isInProse: boolean } | null {
  let end = 0
  let count = 0
  let letters = false
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const token = match[0]
    if (match.index > end + GAP_MAX || count === NAME_WORDS_MAX) break
    if (CONNECTOR.test(token) && NAME_FOLLOWS.test(text.slice(TOKEN.lastIndex, TOKEN.lastIndex + 24))) {
      count++
      continue
    }
    const isName = NAME.test(token) && !NO_PLACE.test(token) && leadingRegisterLabel(text.slice(match.index)) === 0
    const isDistrict = letters && DISTRICT.test(token)
    if (!isName && !isDistrict) return letters ? { end, isInProse: LOWER.test(token) } : null
    letters ||= isName
    count++
    end = match.index + token.replace(/[.]$/, (stop) => (token.length <= 4 ? stop : '')).length
    if (isName && count > 1 && placeNamed(token.replace(/[.,]$/, ''))?.named) break
  }
  return letters ? { end, isInProse: false } : null
}

const TOKEN = /\S+/g
const GAP_MAX = 8
const NAME_WORDS_MAX = 6
const NAME =
  /^[("'’]?(?:\p{Lu}[\p{L}\p{M}.'’\ufffd/()-]*|[dls]['’]\p{Lu}[\p{L}\p{M}'’-]*|\p{Lo}[\p{L}\p{M}]*|['’][st]-\p{Lu}[\p{L}-]*|г\.|м\.|с\.)[).]?$/u
const CONNECTOR = new RegExp(`^(?:${anyWordOf(({ places }) => places?.connectors)}|-|–|/)$`)
const NAME_FOLLOWS = /^ (?:\S{1,4} )?[("'’dl]{0,2}\p{Lu}/u
const DISTRICT = /^(?:\d{1,2}|cedex|\d{1,2}(?:e|er|ème|º|ª|°)|[IVX]{1,5}\.?)$/
const NO_PLACE = compilePattern(
  `^\\(?(?:${anyOf(({ surroundings }) => surroundings?.notPlaces)})(?!\\p{L}|-(?:l[eè][sz]|d[eu]|sur)-)`,
  'iu',
)
const LOWER = /^\p{Ll}{2,}/u
