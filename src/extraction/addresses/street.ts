import { isAddressLabel } from './labels.ts'
import { compoundCountries, STREET_COMPOUND, streetKey, streetOrders } from './street-words.ts'

/** A street found in a short text; positions are those of that text. */
export interface Street {
  readonly start: number
  readonly end: number
  /** Whether a house number stands with it. */
  readonly isNumbered: boolean
  /** Whether a house number may follow in a part of its own: after `rue de Rome`, not after `High Street`. */
  readonly takesNumberAfter: boolean
  /** The countries whose language the street word belongs to, parted by spaces; '' for any. */
  readonly countries: string
}

/**
 * The street that a part of an address names, by its street word and house number, or null.
 *
 * @param text one part: a line or what stands between commas
 */
export function readStreet(text: string): Street | null {
  const tokens = tokenize(text)
  let found: Street | null = null
  for (let at = 0; at < tokens.length; at++) {
    const street = streetAt(tokens, at)
    // A second number of five digits is a postcode: `Goethestr. 14, 60313 Frankfurt am Main`.
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

/** Whether a part is a house number and nothing else: `12`, `No. 5a`, `n° 3-5`, `д. 7`, `s/n`. */
export const isHouseNumber = (text: string) => text.length <= 16 && LONE_NUMBER.test(text)

interface Token {
  readonly text: string
  readonly key: string
  readonly start: number
  readonly end: number
}

const PLAIN_COMPOUND = /(?:strasse|str|gasse|platz|straat|laan|plein|gracht|gatan|vagen|gade|veien)$/

const TOKEN =
  /(?:[vVpP]\.le|[pP]\.zz?a|[cC]\.(?:so|da)|[lL]\.go)(?!\p{L})|[cC]\/|\p{L}{1,24}\.(?=\d)|\p{L}{1,5}[.:](?=\p{L}{2}|\d)|\S+/gu
const TOKENS_MAX = 30
const HOUSE =
  /^[(#]?(?:s\/n|snc|s\.n\.|\d{1,5}(?:[A-Za-zА-Яа-я]{1,2}|[½¼¾])?(?:[-–—/+&.]\d{0,5}[A-Za-zА-Яа-я]{0,2}){0,4}|[A-Z][-/]?\d{1,4}[A-Z]?(?:[-/]\d{1,4})?)[,.)]?$/
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH|e|er|ème|º|ª|°)$/
const LONE_NUMBER =
  /^(?:no|nr|n|num|número|numero|núm|km|№|#|дом|д|буд|house no|h[./]? ?no|plot|kav|blok)?[.:°º]{0,2} ?(?:(?:\d{1,5}|[A-Z]-?\d{1,4})[A-Za-zА-Яа-я]?(?: ?[-–/+&.] ?\d{0,5}[A-Za-zА-Яа-я]?){0,4}|s\/n[°º]?|snc|[A-Z]-\d{1,4})(?: ?(?:bis|ter|quater))?$/iu
const NUMBER_MARK = /^(?:no|nr|n|num|numero|nº|n°|№|#|d|д|дом|km|номер|br)[.:°º]*$/i
const NUMBER_WORD = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)$/i
const NUMBER_TAIL = /^(?:bis|ter|quater|[a-zA-Z]|[-–/&+])$/
const CONNECTOR =
  /^(?:of|the|de|del|della|delle|dei|degli|di|da|do|dos|das|du|des|la|le|les|el|los|las|y|e|et|and|&|von|van|der|den|dem|des|zum|zur|am|an|im|in|auf|aan|het|ten|ter|op|sur|sous|aux|à|i|na|do|nad|pod|al|-|–)$/i
const CAPITAL = /^["“'‘(]?(?:[dls]['’]|dell['’]|all['’]|['’]s-)?(?:\p{Lu}|\d|[^\P{L}\p{Ll}])/u
const DIRECTION =
  /^(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West|Northeast|Northwest|Southeast|Southwest|Nord|Süd|Ost|Sud|Est|Ouest|Norte|Sur)[.,]?$/i
/** Streets that have numbers for names: `Calle 72 # 10-34`. */
const NUMBERED_NAME =
  /^(?:calle|cl|c|carrera|cra|cr|kra|avenida|av|avda|diagonal|diag|transversal|transv|jalan|jl|soi|moo|quadra)$/
/** `Calle 72 # 10-34`, and dates: `ul. 3 Maja 12`. */
const hasNumberedName = (tokens: readonly Token[], word: number) =>
  NUMBERED_NAME.test(tokens[word]!.key) ||
  (tokens[word + 2] !== undefined && /^\p{Lu}\p{Ll}{2}/u.test(tokens[word + 2]!.text))
/** Roads known by number: `Highway 61`, `County Road 550`. */
const ROUTE = /^(?:highway|hwy|route|rte|rt|road|rd)$/
/** Streets that need no name besides the word. */
const NAMELESS = /^(?:strand|esplanade|embankment|promenade|mall|broadwalk|\p{L}{3,}way)$/u
/** `Queensway`, `Kingsway`: streets of one word. */
const WAY = /^(?!norway|subway|gateway|railway|anyway|runway)\p{L}{3,}way$/u
/** Words that make the number before them something else: `5 Star Drive Hotels`, `3 Day Walk`. */
const NOT_A_NAME =
  /^(?:star|stars|ton|tons|lb|lbs|day|days|week|weeks|month|months|year|years|hour|hours|hrs|minute|minutes|min|mins|bed|beds|bedroom|bedrooms|bath|star-rated|x|mm|cm|kg|mb|gb|tb|pm|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|percent|million|billion|people|reviews|results|photos|comments|views|miles|km|usd|eur|gbp|gmbh|ag|kg|ltd|limited|inc|llc|srl|spa|sarl|sas|sa|bv|nv|ab|as|oy|aps|plc|pty|ug|ohg|gbr)$/
const ADJECTIVE =
  /(?:e|er|en|a|st|sankt|sint)$|^(?:am|an|zum|zur|im|in|auf|unter|hinter|vor|bei|der|dem|den|des|op|aan|van|het|von)$/
const NAME_TOKENS_MAX = 6

function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    if (tokens.length === TOKENS_MAX) break
    tokens.push({ text: match[0], key: streetKey(match[0]), start: match.index, end: match.index + match[0].length })
  }
  return tokens
}

function streetAt(tokens: readonly Token[], at: number): Street | null {
  const { key, text } = tokens[at]!
  let best: Street | null = null
  const isBox = key === 'po' && tokens[at + 1]?.key === 'box'
  if (!isBox && (key.length > 1 || /[./]$/.test(text))) {
    for (const { order, countries } of streetOrders(key)) {
      const street =
        order === 'number-name-word'
          ? numberNameWord(tokens, at, countries)
          : order === 'word-name'
            ? wordName(tokens, at, countries)
            : nameWordNumber(tokens, at, countries, 1)
      if (street && (!best || (street.isNumbered && !best.isNumbered))) best = street
    }
  }
  if (!best && WAY.test(key) && CAPITAL.test(text)) best = numberNameWord(tokens, at, '')
  if (!best && STREET_COMPOUND.test(key) && CAPITAL.test(text)) {
    const street = nameWordNumber(tokens, at, compoundCountries(key), 0)
    // `Bearing` and `Delegate` end like streets too: only the plainest compounds stand without a number.
    if (street?.isNumbered || PLAIN_COMPOUND.test(key)) best = street
  }
  return best
}

const isName = (token: Token) =>
  (CAPITAL.test(token.text) || CONNECTOR.test(token.text) || ORDINAL.test(token.text)) && !NOT_A_NAME.test(token.key)

/** `12 High Street`, `435 West 116th Street NW`, `One Harbour Square`; without a number the capitalised words before. */
function numberNameWord(tokens: readonly Token[], word: number, countries: string): Street | null {
  if (!CAPITAL.test(tokens[word]!.text)) return null
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
  if (isRoute) return street(first, true)
  return first === word ? null : street(first, false)
}

/** Where a house number such as `12 - 14` or `No. 12` begins that ends with token `at`. */
function firstOfNumber(tokens: readonly Token[], at: number): number {
  let start = at
  while (start > 1 && /^(?:[-–/&]|and)$/.test(tokens[start - 1]!.text) && HOUSE.test(tokens[start - 2]!.text))
    start -= 2
  return start > 0 && NUMBER_MARK.test(tokens[start - 1]!.text) ? start - 1 : start
}

/** `rue de Rome 12`, `12 bis rue de Rome`, `Calle 72 # 10-34`, `ul. Długa 5/7`. */
function wordName(tokens: readonly Token[], word: number, countries: string): Street | null {
  const name = tokens[word + 1]
  if (!name || (HOUSE.test(name.text) ? !hasNumberedName(tokens, word) : !isName(name))) return null
  let lastName = word + 1
  while (lastName + 1 < tokens.length && CONNECTOR.test(tokens[lastName]!.text)) lastName++
  if (!CAPITAL.test(tokens[lastName]!.text)) return null

  let before = word - 1
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
    if (HOUSE.test(token.text) && !isDay) {
      return {
        start: tokens[word]!.start,
        end: tokens[endOfNumber(tokens, at)]!.end,
        isNumbered: true,
        takesNumberAfter: false,
        countries,
      }
    }
    if (!isName(token)) break
  }
  if (!CAPITAL.test(tokens[word]!.text) && word > 0) return null
  return {
    start: tokens[word]!.start,
    end: tokens[endOfName(tokens, word + 1)]!.end,
    isNumbered: false,
    takesNumberAfter: true,
    countries,
  }
}

/** `Berliner Straße 12`, `Storgatan 5 B`, `Kossuth Lajos utca 3.`, `Atatürk Cad. No: 7`. */
function nameWordNumber(tokens: readonly Token[], word: number, countries: string, namesMin: number): Street | null {
  let number = word + 1
  if (number < tokens.length && NUMBER_MARK.test(tokens[number]!.text)) number++
  const isNumbered = number < tokens.length && HOUSE.test(tokens[number]!.text)
  let first = word
  while (first > 0 && word - first < 5 && isName(tokens[first - 1]!) && !HOUSE.test(tokens[first - 1]!.text)) first--
  // In the middle of other words only the adjective before a lone street word surely belongs to the name.
  if (first > 0 || word - first > 4) first = Math.max(first, word - namesMin)
  // A compound is a name already: what stands before it is an adjective (`Kleine Johannisstraße`) or another thing.
  if (namesMin === 0)
    while (first < word && (!ADJECTIVE.test(tokens[first]!.key) || isAddressLabel(tokens[first]!.text))) first++
  if (word - first < namesMin) return null
  if (
    !isNumbered &&
    (first > 0 ||
      (tokens[word]!.key.length < 4 && !tokens[word]!.text.endsWith('.')) ||
      !CAPITAL.test(tokens[first]!.text))
  )
    return null
  const end = isNumbered ? endOfNumber(tokens, number) : word
  return { start: tokens[first]!.start, end: tokens[end]!.end, isNumbered, takesNumberAfter: !isNumbered, countries }
}

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

/** The last token of a name: capitalised words, and connectors that lead to another one. */
function endOfName(tokens: readonly Token[], from: number): number {
  let end = from
  for (let at = from; at < tokens.length && at < from + NAME_TOKENS_MAX; at++) {
    const token = tokens[at]!
    if (HOUSE.test(token.text) && at > from) break
    if (CONNECTOR.test(token.text) && !CAPITAL.test(token.text)) continue
    if (!CAPITAL.test(token.text)) break
    end = at
  }
  return end
}
