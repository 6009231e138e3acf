import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf, anyWordOf } from './address-texts.ts'
import { isAddressLabel } from './labels.ts'
import { CAPITAL, CONNECTOR, HOUSE, isName, NUMBER_MARK, NUMBER_TAIL, type Token } from './street-tokens.ts'

/** A street in a short text. Offsets refer to that text. */
export interface Street {
  readonly start: number
  readonly end: number
  /** Whether the street has a house number. */
  readonly isNumbered: boolean
  /** Whether a house number may follow in its own part: after `rue de Rome`, but not after `High Street`. */
  readonly takesNumberAfter: boolean
  /** Whether the number is the road's own and not a house number: `Highway 101`, `Road 12`. */
  readonly isRouteOnly?: boolean
  /** Whether it is an address only with a house number, a kilometre or a postcode: `Ruta 40` crosses half a country. */
  readonly isLongRoad?: boolean
  /** The countries whose language has the street word, separated by spaces; '' for any. */
  readonly countries: string
}

/**
 * Parses `12 High Street`, `435 West 116th Street NW`, `One Harbour Square`; without a number, the capitalised words
 * before the street word.
 */
export function numberNameWord(tokens: readonly Token[], word: number, countries: string): Street | null {
  if (!CAPITAL.test(tokens[word]!.text)) return null
  if (tokens[word]!.key === 'cir' && COURT_OF_APPEALS.test(tokens[word - 1]?.text ?? '')) return null
  let end = word
  const next = tokens[word + 1]
  const isRoute = ROUTE.test(tokens[word]!.key) && next !== undefined && HOUSE.test(next.text)
  if (isRoute) end++
  while (end + 1 < tokens.length && DIRECTION.test(tokens[end + 1]!.text)) end++
  const street = (start: number, isNumbered: boolean): Street => ({
    start: tokens[start]!.start,
    end: tokens[end]!.end,
    isNumbered,
    takesNumberAfter: false,
    countries,
  })
  let first = word
  for (let at = word - 1; at >= 0 && at >= word - NAME_TOKENS_MAX; at--) {
    const token = tokens[at]!
    const isNumber = HOUSE.test(token.text) || (NUMBER_WORD.test(token.text) && at === 0)
    if (isNumber && (at < word - 1 || NAMELESS.test(tokens[word]!.key))) {
      if (tokens.slice(at + 1, word).every((name) => CONNECTOR.test(name.text)) && at < word - 1) return null
      return street(firstOfNumber(tokens, at), true)
    }
    if (!isName(token) || /[,;]$/.test(token.text)) break
    first = at
  }
  while (first < word && CONNECTOR.test(tokens[first]!.text)) first++
  if (isRoute) return { ...street(first, true), isRouteOnly: true }
  return first === word ? null : street(first, false)
}

/** Returns the first token of the house number, such as `12 - 14` or `No. 12`, that ends at token `at`. */
function firstOfNumber(tokens: readonly Token[], at: number): number {
  let start = at
  while (start > 1 && /^(?:[-–/&]|and)$/.test(tokens[start - 1]!.text) && HOUSE.test(tokens[start - 2]!.text))
    start -= 2
  return start > 0 && NUMBER_MARK.test(tokens[start - 1]!.text) ? start - 1 : start
}

/** Parses `rue de Rome 12`, `12 bis rue de Rome`, `Calle 72 # 10-34`, `ul. Długa 5/7`. */
export function wordName(tokens: readonly Token[], word: number, countries: string): Street | null {
  const name = tokens[word + 1]
  if (!name || (HOUSE.test(name.text) ? !hasNumberedName(tokens, word) : !isName(name))) return null
  let lastName = word + 1
  while (lastName + 1 < tokens.length && CONNECTOR.test(tokens[lastName]!.text)) lastName++
  if (!CAPITAL.test(tokens[lastName]!.text)) return null
  // "Carrera de 10 km", but "rue du 8 mai 1945": a number after a connector is part of a name only if the name
  // continues.
  const isCounted = lastName > word + 1 && HOUSE.test(tokens[lastName]!.text)
  if (isCounted && !isNameOn(tokens[lastName + 1])) return null

  // "Gran Vía de Colón 12"
  const first = tokens[word - 1]?.key === 'gran' ? word - 1 : word
  let before = first - 1
  while (before > 0 && NUMBER_TAIL.test(tokens[before]!.text)) before--
  if (before >= 0 && HOUSE.test(tokens[before]!.text)) {
    const end = endOfName(tokens, word + 1)
    while (before > 1 && /^[-–/&]$/.test(tokens[before - 1]!.text) && HOUSE.test(tokens[before - 2]!.text)) before -= 2
    return { start: tokens[before]!.start, end: tokens[end]!.end, isNumbered: true, takesNumberAfter: false, countries }
  }
  for (let at = word + 2; at < tokens.length && at <= word + NAME_TOKENS_MAX + 2; at++) {
    const token = tokens[at]!
    if (NUMBER_MARK.test(token.text) && at + 1 < tokens.length && HOUSE.test(tokens[at + 1]!.text)) continue
    const isDay = token.text.endsWith('.') && tokens.slice(at + 1).some((later) => HOUSE.test(later.text))
    if (isCounted && at === lastName) continue
    if (LONG_CODE.test(token.text)) break
    // "IMPASSE DU FOUR 13210 SAINT REMY"
    if (FIVE_DIGITS.test(token.text) && CAPITAL.test(tokens[at + 1]?.text ?? '')) break
    if (HOUSE.test(token.text) && !isDay) {
      return {
        start: tokens[first]!.start,
        end: tokens[endOfNumber(tokens, at)]!.end,
        isNumbered: true,
        takesNumberAfter: false,
        countries,
      }
    }
    if (!isName(token) && !(isCounted && at === lastName + 1)) break
  }
  if (!CAPITAL.test(tokens[first]!.text) && first > 0) return null
  return {
    start: tokens[first]!.start,
    end: tokens[endOfName(tokens, word + 1)]!.end,
    isNumbered: false,
    takesNumberAfter: true,
    countries,
  }
}

/**
 * Parses `Grande Rue 12`, `12, Grand-Rue`: the words `first` to `last` are all of the name, with the house number before
 * or behind them.
 */
export function wholeName(tokens: readonly Token[], first: number, last: number, countries: string): Street | null {
  const word = tokens[last]
  if (!word || !CAPITAL.test(tokens[first]!.text) || !CAPITAL.test(word.text)) return null
  if (last > first && !word.orders.some(({ order }) => order === 'word-name')) return null
  const next = tokens[last + 1]?.text
  const isNumberBehind = next !== undefined && HOUSE.test(next) && !FIVE_DIGITS.test(next)
  if (next !== undefined && !isNumberBehind && !FIVE_DIGITS.test(next)) return null
  let before = first - 1
  while (before > 0 && NUMBER_TAIL.test(tokens[before]!.text)) before--
  const isNumberBefore = before >= 0 && HOUSE.test(tokens[before]!.text)
  return {
    start: tokens[isNumberBefore ? before : first]!.start,
    end: tokens[isNumberBehind ? endOfNumber(tokens, last + 1) : last]!.end,
    isNumbered: isNumberBefore || isNumberBehind,
    takesNumberAfter: true,
    countries,
  }
}

/** `Al Khobar 34429-2811` */
const LONG_CODE = /^\d{5}-\d{4}$/
const FIVE_DIGITS = /^\d{5}$/
const MONTH = new RegExp(`^(?:${anyOf(({ streetNames }) => streetNames?.months)})[,.]?$`, 'i')
/** Whether a name continues after a number in it: `8 Mai`, `12 de Octubre`, `25 novembre`, `1912 года`. */
const isNameOn = (token: Token | undefined) =>
  token !== undefined &&
  (MONTH.test(token.text) ||
    (/\p{Lu}/u.test(token.text) && isName(token)) ||
    /^(?:de|di|of)$/.test(token.text) ||
    OF_YEARS.test(token.text))

/** Parses `Berliner Straße 12`, `Storgatan 5 B`, `Kossuth Lajos utca 3.`, `Atatürk Cad. No: 7`. */
export function nameWordNumber(
  tokens: readonly Token[],
  word: number,
  countries: string,
  namesMin: number,
): Street | null {
  let number = word + 1
  if (number < tokens.length && NUMBER_MARK.test(tokens[number]!.text)) number++
  const after = tokens[number]?.text ?? ''
  const isNumbered = HOUSE.test(after) && !POSTCODE.test(after)
  let first = word
  while (first > 0 && word - first < 5 && isName(tokens[first - 1]!) && !HOUSE.test(tokens[first - 1]!.text)) first--
  // In the middle of other words, only the adjective before a separate street word certainly belongs to the name.
  if (first > 0 || word - first > 4) first = Math.max(first, word - namesMin)
  // A compound is already a name: the words before it are an adjective (`Kleine Johannisstraße`) or unrelated.
  if (namesMin === 0)
    while (first < word && (!ADJECTIVE.test(tokens[first]!.key) || isAddressLabel(tokens[first]!.text))) first++
  if (word - first < namesMin) return null
  if (
    !isNumbered &&
    (first > 0 ||
      (tokens[word]!.key.length < 4 && !tokens[word]!.text.endsWith('.') && tokens[first]!.key !== 'gran') ||
      !CAPITAL.test(tokens[first]!.text))
  )
    return null
  const end = isNumbered ? endOfNumber(tokens, number) : word
  return { start: tokens[first]!.start, end: tokens[end]!.end, isNumbered, takesNumberAfter: !isNumbered, countries }
}

/** `Memphis TN 38103`: some state abbreviations equal abbreviated street words of other countries. */
const POSTCODE = /^\d{5}/

function endOfNumber(tokens: readonly Token[], at: number): number {
  let end = at
  while (end + 1 < tokens.length && NUMBER_TAIL.test(tokens[end + 1]!.text)) {
    const next = tokens[end + 1]!.text
    const isJoint = /^[-–/&+]$/.test(next)
    if (isJoint && !(end + 2 < tokens.length && HOUSE.test(tokens[end + 2]!.text))) break
    end += isJoint ? 2 : 1
  }
  return end
}

/** Returns the last token of a name: capitalised words, and connectors that lead to another one. */
function endOfName(tokens: readonly Token[], from: number): number {
  let end = from
  for (let at = from; at < tokens.length && at < from + NAME_TOKENS_MAX; at++) {
    const token = tokens[at]!
    if ((HOUSE.test(token.text) && at > from) || PREFIXED_CODE.test(token.text)) break
    if (CONNECTOR.test(token.text) && !CAPITAL.test(token.text)) continue
    if (!CAPITAL.test(token.text)) break
    end = at
  }
  return end
}

/** `rue Roger Salengro F-59260 Hellemmes` */
const PREFIXED_CODE = /^[A-Z]{1,3}-\d{4,6}$/
/** `(7th Cir. 2012)`: the citation of a United States court of appeals. */
const COURT_OF_APPEALS = /^\(?(?:\d{1,2}(?:st|nd|rd|th|d)|Fed\.|D\.C\.)$/
const NAME_TOKENS_MAX = 6
const NUMBER_WORD = new RegExp(`^(?:${anyWordOf(({ streetNames }) => streetNames?.numerals)})$`, 'i')
const DIRECTION = new RegExp(`^(?:${anyWordOf(({ streetNames }) => streetNames?.directions)})[.,]?$`, 'i')
/** Roads with a number instead of a name: `Highway 61`, `County Road 550`. */
const ROUTE = new RegExp(`^(?:${anyWordOf(({ streetWords }) => streetWords?.routes)})$`)
/** Streets that need no name besides the word. */
const NAMELESS = compilePattern(`^(?:${anyWordOf(({ streetWords }) => streetWords?.nameless)}|\\p{L}{3,}way)$`, 'u')
/** Street words whose names may be numbers: `Calle 72 # 10-34`. */
const NUMBERED_NAME = new RegExp(`^(?:${anyWordOf(({ streetWords }) => streetWords?.numbered)})$`)
/** `ул. 1912 года`, `ул. 50 лет Октября` */
const OF_YEARS = /^(?:года|лет|років)$/
/** `Calle 72 # 10-34`, and dates: `ul. 3 Maja 12`. */
const hasNumberedName = (tokens: readonly Token[], word: number) =>
  NUMBERED_NAME.test(tokens[word]!.key) ||
  OF_YEARS.test(tokens[word + 2]?.text ?? '') ||
  (tokens[word + 2] !== undefined && /^\p{Lu}\p{Ll}{2}/u.test(tokens[word + 2]!.text)) ||
  (tokens[word + 2]?.key === 'de' && MONTH.test(tokens[word + 3]?.text ?? ''))
const ADJECTIVE = new RegExp(
  `(?:e|er|en|a|st|sankt|sint)$|^(?:${anyWordOf(({ streetNames }) => streetNames?.beforeCompounds)})$`,
)
