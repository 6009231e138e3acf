/**
 * What the product knows of a country. Every key is there: null says that nobody has covered it yet.
 *
 * Lists of names are strings parted by `|`, lists of words or codes strings parted by spaces: they are shorter to read and to
 * load than arrays, and `tables.ts` splits them once.
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /**
   * Which country is taken where a page fits several equally well: the one with the lowest number. Null comes behind all
   * numbers, by code; new countries need none.
   */
  readonly precedence: number | null
  readonly names: CountryNames
  readonly domains: CountryDomains
  /** Languages of its websites: tags of BCP 47 in lower case, each with the country's share of all pages in that language. */
  readonly languages: Readonly<Record<string, number>> | null
  /** The language whose way of ordering names a page follows that declares none, in two letters. */
  readonly namesLike: string | null
  readonly postcode: CountryPostcode | null
  /** How its addresses differ from what most countries write. */
  readonly addressHabits: readonly AddressHabit[] | null
  /** Words of its streets; lists that countries share stand in `shared/street-words.ts`. */
  readonly streets: readonly StreetWords[] | null
  /** Endings that make one word of a street: `Friedrichstraße`. */
  readonly streetEndings: readonly StreetEndings[] | null
  readonly regions: CountryRegions | null
  /**
   * Capitals, the largest cities, and for countries without postcodes the towns and districts that addresses end with, as
   * people write them, without accents where the script is Latin; parted by `|`.
   */
  readonly cities: string | null
  readonly phones: CountryPhones | null
  /**
   * Labels of its registers and taxes, which stand before a number: `SIRET|SIREN|TVA`, as written. Letter case and full stops
   * do not matter; labels of fewer than three letters count only with a colon or a number behind them.
   */
  readonly registers: string | null
  /** Legal forms; lists that countries share stand in `shared/legal-forms.ts`. */
  readonly legalForms: readonly LegalForms[] | null
  /** What tells on a page that it belongs to this country, each with its points; one certain sign has 2 or more. */
  readonly signs: readonly (readonly [sign: PageSign, points: number])[] | null
}

export interface CountryNames {
  /** What people write and the locale data of runtimes lacks: short, old and official forms, folded and parted by `|`. */
  readonly aliases: string | null
  /** Whether its name is known in each language of `tables.ts`, not only in English: each name costs microseconds. */
  readonly isKnownEverywhere: boolean
}

export interface CountryDomains {
  /** Whether its country-code domain is sold all over the world for what its letters spell (`.io`, `.tv`). */
  readonly isSoldWorldwide: boolean
  /** Top-level domains beside its own: those of its cities and regions, parted by spaces. */
  readonly others: string | null
}

/** On which side of a postcode its town is written. */
export type PostcodeSide = 'before' | 'after' | 'either'

export interface CountryPostcode {
  /** How many digits a code has that is nothing but digits; empty where none is. */
  readonly digits: readonly (4 | 5 | 6 | 7)[]
  /** How such digits may be parted: `3 2` is `110 01`. */
  readonly groups: '3 2' | '3 3' | null
  /** Codes with letters or groups of their own, likeliest first. */
  readonly shapes: readonly PostcodeShape[] | null
  /** What is written before the code, most often from abroad: `D` and `DE` in `D-10115`. Parted by spaces. */
  readonly prefixes: string | null
  /** Whether plain digits stand behind their town (`Sydney NSW 2000`) rather than before it (`10115 Berlin`). */
  readonly isPlaceFirst: boolean
}

export interface PostcodeShape {
  readonly pattern: RegExp
  readonly place: PostcodeSide
  /** Whether hardly anything but a postcode looks like this. */
  readonly isDistinct: boolean
}

export type AddressHabit =
  /** The state or province stands between town and code: `Portland, OR 97205`. */
  | 'region-before-code'
  /** The province follows the code: `6340 Bohol`. */
  | 'region-behind-code'
  /** A town and its state may look like a street: `Colorado Springs CO`. */
  | 'town-and-state'
  /** The code stands before the town, also where the parts of an address are given one by one. */
  | 'code-before-town'
  /** The number of the house follows the street. */
  | 'number-behind-street'
  /** Houses have numbers nearly always, so that a town alone is no address. */
  | 'numbered-houses'
  /** The code names a few houses, so that it makes an address of two names: `Belfield, Dublin 4, D04 V1W8`. */
  | 'code-names-houses'
  /** A hamlet or an estate stands in place of a street: `Gut Neuhof`, `Le Bourg`. */
  | 'estates'
  /** The word for a street is left out: `San Martín 456`. */
  | 'bare-street-names'
  /** Cities count their districts: `Dublin 24`, `Praha 10`. */
  | 'numbered-districts'
  /** A dash does for a comma between the parts of an address. */
  | 'dashes-for-commas'
  /** The main street, the side street and the lane are named in a row. */
  | 'streets-in-row'
  /** Regions are an adjective and the word for one: `Свердловская обл.`. */
  | 'oblasts'
  /** Towns count blocks and the houses in them: `Q7, 24`. */
  | 'blocks'

/**
 * Where a street word stands: `12 High Street` (after the name, number first), `Berliner Straße 12` (after the name, number
 * last), `rue de Rome 12` and `12 rue de Rome` (before the name).
 */
export type StreetOrder = 'number-name-word' | 'name-word-number' | 'word-name'

export interface StreetWords {
  readonly order: StreetOrder
  /** Folded, with abbreviations; parted by spaces. */
  readonly words: string
}

export interface StreetEndings {
  /** Folded; parted by `|`. */
  readonly endings: string
}

export interface CountryRegions {
  /** Abbreviations, which count in capitals only; parted by spaces. */
  readonly abbreviations: string | null
  /** States, provinces and counties as people write them; parted by `|`. */
  readonly names: string | null
}

/** What libphonenumber does not know of how a country writes and dials its numbers. */
export interface CountryPhones {
  /** Whether a labelled number is tried in this country where the page suggests none: a large country with telling formats. */
  readonly isTriedUnasked: boolean
  /** Whether a dash parts the extension, so that `Tel. -41` is one. */
  readonly hasDashedExtensions: boolean
  /** What was dialled before a national number once, at its start. */
  readonly formerPrefix: RegExp | null
  /** How mobile numbers began once, calling code and all, and how they begin now. */
  readonly formerMobile: { readonly pattern: RegExp; readonly now: string } | null
  /** Groups of numbers that the format data does not know. */
  readonly ownGroups: RegExp | null
  /** How many digits an area code has, where local numbers differ in length. */
  readonly areaDigits: number | null
  /** A number in which a group of one digit stands rightly. */
  readonly singleDigit: RegExp | null
  /** Whether the script runs from right to left, where a number typed so begins with its end: `88745162-021`. */
  readonly isTypedFromRight: boolean
  /** Whether digits behind a dash are an extension rather than the last line of a range. */
  readonly endsWithExtension: boolean
}

/**
 * How companies name their legal form, in lists parted by `|`.
 *
 * A form is written with all its dots. From three letters on it matches in any case and without its dots; words of five
 * letters and more, and two letters without dots, match as they stand or in capitals; forms after `=` as they stand.
 */
export interface LegalForms {
  /** Forms behind the name. */
  readonly forms?: string
  /** Forms that are also words, codes or initials, as they stand: they count at home or beside other evidence. */
  readonly ambiguous?: string
  /** Such forms that are known beyond their countries: where nothing but a firm or a person can stand they are the form. */
  readonly known?: string
  /** Forms before the name, as they stand. */
  readonly prefixes?: string
  /** Forms before the name that are also other abbreviations: they count before a name in quotation marks. */
  readonly quoted?: string
  /** Forms written out behind the name, each with what it is short for: `Aktiengesellschaft = AG`. */
  readonly writtenOut?: string
  /** Forms written out before the name, each with what it is short for. */
  readonly writtenOutBefore?: string
  /** Forms of scripts without spaces, which touch the name on either side. */
  readonly touching?: string
}

export interface PageSign {
  /** Postcodes and streets; registers, forms and currencies; both in letters other than Latin; how numbers are written. */
  readonly kind: 'postal' | 'national' | 'other-script-postal' | 'other-script' | 'dialling'
  readonly pattern: RegExp
  /**
   * The capitalised words, cut to four letters, and symbols that the pattern needs where the line has no digit: reading
   * them off the text once is cheaper than searching it for every pattern.
   */
  readonly marks: readonly string[]
}

/** @param marks see `PageSign.marks`, parted by spaces */
export const sign = (kind: PageSign['kind'], pattern: RegExp, marks = ''): PageSign => ({
  kind,
  pattern,
  marks: marks === '' ? [] : marks.split(' '),
})

/** A shape of postcodes that hardly anything else has, unless `isDistinct` is false. */
export const shape = (pattern: RegExp, place: PostcodeSide, isDistinct = true): PostcodeShape => ({
  pattern,
  place,
  isDistinct,
})

/** Codes of nothing but digits, behind which their town stands. */
export const digits = (...lengths: CountryPostcode['digits']): CountryPostcode => ({
  digits: lengths,
  groups: null,
  shapes: null,
  prefixes: null,
  isPlaceFirst: false,
})

/** What is unusual of how a country writes and dials numbers. */
export const phoneHabits = (own: Partial<CountryPhones>): CountryPhones => ({
  isTriedUnasked: false,
  hasDashedExtensions: false,
  formerPrefix: null,
  formerMobile: null,
  ownGroups: null,
  areaDigits: null,
  singleDigit: null,
  endsWithExtension: false,
  isTypedFromRight: false,
  ...own,
})

/** Three digits before a town: on a page of such a country only, or before a town of one that is known. */
export const THREE_DIGITS: PostcodeShape = {
  pattern: /(?<!\S|\d )\d{3}(?= \p{Lu}\p{L})/u,
  place: 'after',
  isDistinct: false,
}
/** Nine digits, which two countries part alike. */
export const FIVE_AND_FOUR_DIGITS: PostcodeShape = {
  pattern: /(?<![\d.,/+-])\d{5}[-–]\d{4}(?![\d-])/,
  place: 'before',
  isDistinct: false,
}
