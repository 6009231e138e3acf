/**
 * The facts known about a country. Every key is present; null means that the fact has not been researched yet.
 *
 * Lists of names are strings separated by `|`, lists of words or codes strings separated by spaces. These are shorter
 * to read and load than arrays, and `tables.ts` splits them once.
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /**
   * Decides between countries that match a page equally well: the lowest number wins. Null ranks after all numbers, by
   * code; new countries need no number.
   */
  readonly precedence: number | null
  readonly names: CountryNames
  readonly domains: CountryDomains
  /**
   * Languages of its websites: BCP 47 tags in lower case, each with the country's share of all pages in that language.
   */
  readonly languages: Readonly<Record<string, number>> | null
  /** The language whose name order applies to pages that declare no language, in two letters. */
  readonly namesLike: string | null
  readonly postcode: CountryPostcode | null
  /** How its addresses differ from those of most countries. */
  readonly addressHabits: readonly AddressHabit[] | null
  /** Its street words. Lists shared by several countries are in `shared/street-words.ts`. */
  readonly streets: readonly StreetWords[] | null
  /** Endings of one-word street names: `Friedrichstraße`. */
  readonly streetEndings: readonly StreetEndings[] | null
  /**
   * Its roads with a class or number instead of a name, with a house number, at the start of a part of an address:
   * `4120 US-1 South`. Patterns shared by several countries are in `shared/street-shapes.ts`.
   */
  readonly numberedRoads: readonly RegExp[] | null
  /** Its streets that only the shape of their whole part shows. */
  readonly wholeStreets: readonly WholeStreet[] | null
  /** What its addresses call their parts. Lists shared by several countries are in `shared/address-marks.ts`. */
  readonly addressMarks: readonly AddressMarks[] | null
  readonly regions: CountryRegions | null
  /**
   * Its provinces in its own script, where addresses begin with them and have no commas, as patterns; separated by `|`.
   */
  readonly ownScriptRegions: string | null
  /**
   * Endings of its cities and districts in Latin letters, after a hyphen: `Takayama-shi`; separated by spaces.
   */
  readonly placeEndings: string | null
  /**
   * Capitals and the largest cities; for countries without postcodes, the towns and districts that addresses end with.
   * In common spelling, without accents in Latin script; separated by `|`.
   */
  readonly cities: string | null
  readonly phones: CountryPhones | null
  /**
   * Labels of its registers and taxes, which precede a number: `SIRET|SIREN|TVA`, as written. Letter case and full
   * stops do not matter. Labels of fewer than three letters count only before a colon or a number.
   */
  readonly registers: string | null
  /** Legal forms. Lists shared by several countries are in `shared/legal-forms.ts`. */
  readonly legalForms: readonly LegalForms[] | null
  /** Signs that a page belongs to this country, with their points; a certain sign has 2 or more. */
  readonly signs: readonly (readonly [sign: PageSign, points: number])[] | null
}

export interface CountryNames {
  /**
   * Names in use that the locale data of runtimes lacks: short, old and official forms, folded and separated by `|`.
   */
  readonly aliases: string | null
  /** Whether its name is known in all `NAMING_LANGUAGES` instead of only in English: each name costs microseconds. */
  readonly isKnownEverywhere: boolean
}

export interface CountryDomains {
  /** Whether its country-code domain is sold worldwide because of what its letters spell (`.io`, `.tv`). */
  readonly isSoldWorldwide: boolean
  /** Other top-level domains: those of its cities and regions, separated by spaces. */
  readonly others: string | null
}

/** The side of a postcode on which its town is written. */
export type PostcodeSide = 'before' | 'after' | 'either'

export interface CountryPostcode {
  /** The possible lengths of codes made only of digits; empty without such codes. */
  readonly digits: readonly (4 | 5 | 6 | 7)[]
  /** The possible grouping of such digits: `3 2` is `110 01`. */
  readonly groups: '3 2' | '3 3' | null
  /** Codes with letters or a specific grouping, likeliest first. */
  readonly shapes: readonly PostcodeShape[] | null
  /** Prefixes of the code, used mostly in mail from abroad: `D` and `DE` in `D-10115`. Separated by spaces. */
  readonly prefixes: string | null
  /** Whether plain digits follow their town (`Sydney NSW 2000`) instead of preceding it (`10115 Berlin`). */
  readonly isPlaceFirst: boolean
}

export interface PostcodeShape {
  readonly pattern: RegExp
  readonly place: PostcodeSide
  /** Whether hardly anything but a postcode has this shape. */
  readonly isDistinct: boolean
}

export type AddressHabit =
  /** The state or province comes between town and code: `Portland, OR 97205`. */
  | 'region-before-code'
  /** The province follows the code: `6340 Bohol`. */
  | 'region-behind-code'
  /** A town and its state may look like a street: `Colorado Springs CO`. */
  | 'town-and-state'
  /** A hyphen joins the number of a box and the code: `P.O. Box 12-20100, Elmko`. */
  | 'code-behind-box'
  /** The code precedes the town, also in addresses with separate fields. */
  | 'code-before-town'
  /** The house number follows the street. */
  | 'number-behind-street'
  /** Houses nearly always have numbers, so a town alone is not an address. */
  | 'numbered-houses'
  /** A code covers only a few houses, so with two names it is an address: `Belfield, Dublin 4, D04 V1W8`. */
  | 'code-names-houses'
  /** A hamlet or an estate replaces the street: `Gut Neuhof`, `Le Bourg`. */
  | 'estates'
  /** The street word is omitted: `San Martín 456`. */
  | 'bare-street-names'
  /** Cities number their districts: `Dublin 24`, `Praha 10`. */
  | 'numbered-districts'
  /** A dash replaces the comma between the parts of an address. */
  | 'dashes-for-commas'
  /** The main street, the side street and the lane are listed in a row. */
  | 'streets-in-row'
  /** Region names are an adjective and a word for a region: `Свердловская обл.`. */
  | 'oblasts'
  /** Towns number their blocks and the houses in them: `Q7, 24`. */
  | 'blocks'

/**
 * The position of a street word: `12 High Street` (after the name, number first), `Berliner Straße 12` (after the name,
 * number last), `rue de Rome 12` and `12 rue de Rome` (before the name). An adjective makes a name of the street word
 * behind it (`Grande Rue`); a whole name needs no other word (`Grand-Rue`).
 */
export type StreetOrder = 'number-name-word' | 'name-word-number' | 'word-name' | 'adjective' | 'whole'

export interface StreetWords {
  readonly order: StreetOrder
  /** Folded, with abbreviations; separated by spaces. */
  readonly words: string
}

export interface StreetEndings {
  /** Folded; separated by `|`. */
  readonly endings: string
}

/** A street that has no street word in its usual position: `152 Sejong-daero`, `100 m sur del Banco Nacional`. */
export interface WholeStreet {
  /** From the start of a part of an address. */
  readonly pattern: RegExp
  /** What each such text contains, or null: cheaper than the pattern. */
  readonly sign: RegExp | null
  readonly isNumbered: boolean
}

/**
 * Words and abbreviations that say what part of an address a name is, in lower case, without full stops and separated by
 * `|`. `_` stands for the name or number: `г _`, `_ обл`. A mark without it is a whole part.
 */
export interface AddressMarks {
  /** Towns, villages, districts and regions. */
  readonly places: string
  /** Quarters, estates and blocks within a town. */
  readonly quarters: string
  readonly streets: string
  /** Houses and what is in them: entrances, floors, flats. */
  readonly houses: string
}

export interface CountryRegions {
  /** Abbreviations, which count in capitals only; separated by spaces. */
  readonly abbreviations: string | null
  /** States, provinces and counties in common spelling; separated by `|`. */
  readonly names: string | null
}

/** Facts about a country's phone numbers that libphonenumber lacks. */
export interface CountryPhones {
  /**
   * Whether labelled numbers are tried in this country even if the page does not indicate it: a large country with
   * distinctive formats.
   */
  readonly isTriedUnasked: boolean
  /** Whether a dash separates the extension, so that `Tel. -41` is one. */
  readonly hasDashedExtensions: boolean
  /** A former prefix at the start of national numbers. */
  readonly formerPrefix: RegExp | null
  /** The former beginning of mobile numbers, including the calling code, and its replacement. */
  readonly formerMobile: { readonly pattern: RegExp; readonly now: string } | null
  /** Groupings of national numbers, without a trunk prefix, that are as usual as the one of the format data. */
  readonly ownGroups: readonly RegExp[] | null
  /**
   * Local numbers of a length that only one area has, and the national numbers that they stand for: in Argentina those
   * of eight digits are in Buenos Aires.
   */
  readonly soleAreas: readonly { readonly pattern: RegExp; readonly national: string }[] | null
  /** The number of digits in an area code, if local numbers differ in length. */
  readonly areaDigits: number | null
  /**
   * Whether area codes differ in length and local numbers end in two pairs: `(49237) 2-14-65`, which the format data
   * groups otherwise.
   */
  readonly hasLocalPairs: boolean
  /** A number in which a group of one digit is valid. */
  readonly singleDigit: RegExp | null
  /** Whether the script runs from right to left, so that a number may begin with its end: `88745162-021`. */
  readonly isTypedFromRight: boolean
  /** Whether digits after a dash are an extension instead of the last line of a range. */
  readonly endsWithExtension: boolean
}

/**
 * The legal forms of companies, in lists separated by `|`.
 *
 * Each form is written with all its dots. A form of three or more letters matches in any case and without its dots.
 * Words of five or more letters, and two letters without dots, match as written or in capitals. Forms after `=` match
 * only as written.
 */
export interface LegalForms {
  /** Forms after the name. */
  readonly forms?: string
  /**
   * Forms that are also words, codes or initials, matched as written: they count in their countries or with other
   * evidence.
   */
  readonly ambiguous?: string
  /** Ambiguous forms known beyond their countries: they count wherever only a firm or a person can be named. */
  readonly known?: string
  /** Forms before the name, matched as written. */
  readonly prefixes?: string
  /** Forms before the name that are also other abbreviations: they count before a name in quotation marks. */
  readonly quoted?: string
  /** Forms written out after the name, each with its abbreviation: `Aktiengesellschaft = AG`. */
  readonly writtenOut?: string
  /** Forms written out before the name, each with its abbreviation. */
  readonly writtenOutBefore?: string
  /** Forms of scripts without spaces, directly before or after the name. */
  readonly touching?: string
  /** Those of the forms above that make a person a firm: `e.K.`. */
  readonly soleTraders?: string
}

export interface PageSign {
  /** Postcodes and streets; registers, forms and currencies; both in non-Latin scripts; number formats. */
  readonly kind: 'postal' | 'national' | 'other-script-postal' | 'other-script' | 'dialling'
  readonly pattern: RegExp
  /**
   * The capitalised words, cut to four letters, and symbols that the pattern needs in a line without digits. Collecting
   * these from the text once is cheaper than running every pattern.
   */
  readonly marks: readonly string[]
}

/** @param marks see `PageSign.marks`, separated by spaces */
export const sign = (kind: PageSign['kind'], pattern: RegExp, marks = ''): PageSign => ({
  kind,
  pattern,
  marks: marks === '' ? [] : marks.split(' '),
})

/** Creates a postcode shape. Hardly anything else has it, unless `isDistinct` is false. */
export const shape = (pattern: RegExp, place: PostcodeSide, isDistinct = true): PostcodeShape => ({
  pattern,
  place,
  isDistinct,
})

/** Creates postcodes made only of digits, which precede their town. */
export const digits = (...lengths: CountryPostcode['digits']): CountryPostcode => ({
  digits: lengths,
  groups: null,
  shapes: null,
  prefixes: null,
  isPlaceFirst: false,
})

/** Creates the phone facts of a country from those that are unusual. */
export const phoneHabits = (own: Partial<CountryPhones>): CountryPhones => ({
  isTriedUnasked: false,
  hasDashedExtensions: false,
  formerPrefix: null,
  formerMobile: null,
  ownGroups: null,
  soleAreas: null,
  areaDigits: null,
  hasLocalPairs: false,
  singleDigit: null,
  endsWithExtension: false,
  isTypedFromRight: false,
  ...own,
})

/** `8 (49237) 2-14-65`: what is left of a local number before its two pairs may be one digit. */
export const LOCAL_PAIRS = /^(?:[78][ -]?)?\(?0?\d{4,5}\)?[ -]?\d[ -]\d{2}[ -]\d{2}$/
/** Three digits before a town: only on a page of such a country, or before one of its known towns. */
export const THREE_DIGITS: PostcodeShape = {
  pattern: /(?<!\S|\d )\d{3}(?= \p{Lu}\p{L})/u,
  place: 'after',
  isDistinct: false,
}
/** Nine digits, which two countries group in the same way. */
export const FIVE_AND_FOUR_DIGITS: PostcodeShape = {
  pattern: /(?<![\d.,/+-])\d{5}[-–]\d{4}(?![\d-])/,
  place: 'before',
  isDistinct: false,
}
