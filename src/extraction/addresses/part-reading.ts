import { compilePattern } from '../../lib/compile-pattern.ts'
import { memoize } from '../memoize.ts'
import { anyOf, anyWordOf } from './address-texts.ts'
import { isContact, isElseForeign } from './foreign.ts'
import { readNumberedRoad } from './numbered-roads.ts'
import { type Places, placesAtEnd, placesAtStart } from './places.ts'
import { readPostbox } from './postbox.ts'
import { type Postcode, readPostcodes } from './postcode.ts'
import { isHouseNumber, readStreet } from './street.ts'
import type { Street } from './street-orders.ts'
import { unitKind } from './unit-words.ts'
import { readWholePart } from './whole-part-streets.ts'

/** Maximum number of parts cached across pages: menus, footers and address lines repeat on every page. */
const PARTS_MAX = 4_000

/** What a part may be in an address. Each property is computed on first access. */
export class PartReading {
  readonly #text: string
  /** Whether the part has more words than any address line. */
  readonly #isProse: boolean
  readonly #words: number
  #street: Street | null | undefined
  #box: { readonly start: number; readonly end: number } | null | undefined
  #unit: 'numbered' | 'named' | null | undefined
  #postcodes: readonly Postcode[] | undefined
  #isContact: boolean | undefined
  #isForeign: boolean | undefined
  #atEnd: Places | null | undefined
  #atStart: Places | null | undefined

  constructor(text: string) {
    this.#text = text
    this.#words = text.length > PART_LENGTH_MAX ? Number.POSITIVE_INFINITY : text.split(' ').length
    this.#isProse = this.#words > PART_WORDS_MAX
  }

  get street(): Street | null {
    if (this.#street === undefined) this.#street = this.#isProse ? null : readAnyStreet(this.#text)
    return this.#street
  }

  /** A post office box with its number, as a range of the part. */
  get box(): { readonly start: number; readonly end: number } | null {
    if (this.#box === undefined) this.#box = this.#isProse ? null : readPostbox(this.#text)
    return this.#box
  }

  /** A floor, a suite, a plot, or a named building or estate. */
  get unit(): 'numbered' | 'named' | null {
    if (this.#unit === undefined) {
      const kind = this.#words > UNIT_WORDS_MAX ? null : unitKind(this.#text)
      this.#unit = kind && this.isForeign ? null : kind
    }
    return this.#unit
  }

  get postcodes(): readonly Postcode[] {
    this.#postcodes ??= readPostcodes(this.#text)
    return this.#postcodes
  }

  get isHouseNumber(): boolean {
    return isHouseNumber(this.#text)
  }

  /** `Words 12` or `12 Words` without a street word: a street beside a postcode, but possibly anything elsewhere. */
  get isStreetShaped(): boolean {
    const text = this.#text
    return (
      !this.#isProse &&
      DIGIT.test(text) &&
      (WORDS_NUMBER.test(text) || NUMBER_WORDS.test(text)) &&
      !NOT_A_STREET.test(text.toLowerCase()) &&
      this.atEnd?.at !== 0 &&
      !this.isForeign
    )
  }

  /** A phone number, or text that begins with a word such as `Tel`. */
  get isContact(): boolean {
    this.#isContact ??= isContact(this.#text)
    return this.#isContact
  }

  /** Never inside an address: a phone number, an email address, a company, a date or a sentence. */
  get isForeign(): boolean {
    if (this.#isForeign === undefined) this.#isForeign = this.#isProse || this.isContact || isElseForeign(this.#text)
    return this.#isForeign
  }

  /** Short and capitalised: a town, district or building, even if no list contains it. */
  get isShort(): boolean {
    const text = this.#text
    return (
      this.#words <= SHORT_WORDS_MAX &&
      text.length <= SHORT_LENGTH_MAX &&
      CAPITAL.test(text) &&
      !PROSE_MARK.test(text) &&
      !this.isForeign
    )
  }

  /** The known places at the end of the part. */
  get atEnd(): Places | null {
    if (this.#atEnd === undefined) this.#atEnd = this.#isProse ? null : placesAtEnd(this.#text)
    return this.#atEnd
  }

  /** The known places at the start of the part. */
  get atStart(): Places | null {
    if (this.#atStart === undefined) this.#atStart = this.#isProse ? null : placesAtStart(this.#text)
    return this.#atStart
  }
}

/** Returns what a part's text may be in an address, regardless of its context. */
export const readPart: (text: string) => PartReading = memoize((text) => new PartReading(text), PARTS_MAX)

/** `#05-12 Anson Plaza`: a floor and door number in Singapore, and a building. */
const FLOOR_AND_DOOR = /^#[B\d]\d-\d{2,4}[A-Z]? /

function readAnyStreet(text: string): Street | null {
  if (FLOOR_AND_DOOR.test(text)) return null
  const road = ROAD_NUMBER.test(text) ? readNumberedRoad(text) : null
  if (road?.isNumbered) return road
  const street = readStreet(text) ?? road
  return street?.isNumbered ? street : (readWholePart(text) ?? street)
}

/** Prefilter: a text without a match contains no numbered road. */
const ROAD_NUMBER = /^.{0,60}[A-Za-z.ß°º][ -]?\d|County/

const PART_LENGTH_MAX = 240
const PART_WORDS_MAX = 30
const UNIT_WORDS_MAX = 10
const SHORT_WORDS_MAX = 6
const SHORT_LENGTH_MAX = 48

const CAPITAL =
  /^["'“(]?(?:\p{Lu}|\d|[^\P{L}\p{Ll}]|[ა-ჰ]|[dslDSL]['’]|der |den |de |la |le |nad |pod |sat |satul |comuna |orașul |vas |község |село |місто |гр\.? ?|с\. ?|\p{L}{1,5}\. ?\p{Lu})/u
/** Two consecutive lower-case words that are not part of place names. */
const PROSE_MARK = compilePattern(
  `[!?]|(?:^| )(?!(?:${anyWordOf(({ sentences }) => sentences?.connectors)}) )\\p{Ll}{2,} \\p{Ll}{2,}(?= |$)`,
  'u',
)

const DIGIT = /\d/
const WORDS_NUMBER =
  /^(?=.{3,48}$)(?:\d{1,2}(?:is|ης|ου|[ºª.]) )?[\p{Lu}\u05d0-\u05ea][\p{L}\p{M}.'’\ufffd-]{0,30}(?: [\p{L}\p{M}.'’\ufffd-]{1,30}){0,4},? (?:(?:nr?|[Nn][oº]|[Nn][uú]m)\.? ?|# ?)?\d{1,4} ?[a-zA-Z]?(?: ?[-–/+] ?\d{0,4} ?[a-zA-Z]?){0,2}\.?(?:,? (?:[Ii]nt|[Ii]nterior|[Dd]epto|[Ll]ocal|[Dd]esp|[Pp]iso)\.? ?[\dA-Z-]{1,4}| \d{1,2}[º°] ?[A-Z]?)?$/u
const NUMBER_WORDS =
  /^(?!(?:19|20)\d\d(?: | ?[–-] ?(?:19|20)?\d\d ))(?:(?:No\.?|Số|№) ?)?\d{1,5}[A-Za-z]?(?: ?[-–/] ?\d{1,5}[A-Za-z]?){0,3},? \p{Lu}[\p{L}\p{M}.'’-]{1,30}(?: [\p{L}\p{M}.'’&-]{1,30}){0,4}(?: \d{1,3})?(?: \(\p{L}{2,20}\))?$/u
/** In lower case, which compiles faster. */
const NOT_A_STREET = compilePattern(
  `^(?:${anyOf(({ surroundings }) => surroundings?.countsBefore)})(?!\\p{L})|(?:${anyOf(({ surroundings }) => surroundings?.countsBehind)})$`,
  'u',
)
