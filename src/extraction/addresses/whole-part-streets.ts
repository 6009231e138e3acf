import { sharedBy } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf, anyWordOf } from './address-texts.ts'
import type { Street } from './street-orders.ts'

/**
 * Parses a part that is a street as a whole, although no street word is in its usual position: a crossing, a Turkish
 * address with its number mark, a kilometre of a road, a romanised Korean road. Returns null for anything else.
 *
 * @param text one part: a line or the text between commas
 */
export function readWholePart(text: string): Street | null {
  if (CORNER.test(text)) return whole(text, true, '')
  if (CROSSING_WORD.test(text) && CROSSING.test(text)) return whole(text, false, '')
  if (text.length > TEXT_LENGTH_MAX) return null
  if (ROAD_CODE.test(text) || ZONE.test(text)) return { ...whole(text, false, ''), takesNumberAfter: true }
  if (WITHOUT_NUMBER_MARK.test(text) && WITHOUT_NUMBER.test(text)) return whole(text, true, '')
  const hasDigit = DIGIT.test(text)
  for (const { pattern, sign, isNumbered, countries } of STREETS_OF_COUNTRIES) {
    if ((isNumbered && !hasDigit) || sign?.test(text) === false) continue
    const street = pattern.exec(text)
    if (street) return { ...whole(street[0], isNumbered, countries), takesNumberAfter: !isNumbered }
  }
  if (!hasDigit) return null
  if (KILOMETRE_WORD.test(text)) {
    const lead = LEAD.exec(text)?.[0].length ?? 0
    if (isKilometre(text.slice(lead))) return { ...whole(text, true, ''), start: lead }
  }
  if (KOREAN.test(text)) return whole(text, true, '')
  if (NUMBER_BEHIND_WORD.test(text) && WORD_NUMBER.test(text)) return whole(text, true, '')
  if (DATE_MARK.test(text) && DATE_NUMBER.test(text)) return whole(text, true, 'AR UY PY CL MX PE EC BO')
  return null
}

const whole = (text: string, isNumbered: boolean, countries: string): Street => ({
  start: 0,
  end: text.length,
  isNumbered,
  takesNumberAfter: false,
  countries,
})

const TEXT_LENGTH_MAX = 100
const DIGIT = /\d/
const STREETS_OF_COUNTRIES = sharedBy(({ wholeStreets }) => wholeStreets).map(({ item, countries }) => ({
  ...item,
  countries: countries.join(' '),
}))
/** `Barrio El Carmen s/n`: the mark "without number" identifies a place as an address. */
const WITHOUT_NUMBER = /^\p{Lu}[\p{L}.'’-]{1,24}(?: [\p{L}.'’-]{1,24}){1,5} s\/n[°º.]?$/iu
const WITHOUT_NUMBER_MARK = / s\/n/i

/** `Corner of Oak and Main`: as exact as a house number. */
const CORNER = /^(?:corner of|corner|cnr\.?|intersection of) (?=\p{Lu}).{4,40} (?:and|&) (?=\p{Lu}).{3,30}$/iu
/** Prefilter: a text without a match contains no crossing. */
const CROSSING_WORD = / (?:y|esq|e\/|entre)/iu
/** Two streets that meet: `Suárez y Territorial`. */
const CROSSING =
  /^\p{Lu}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,3} (?:y|esq\.?|esquina|e\/|entre) \p{Lu}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,3}$/iu

/** A single point on a road, not a section between two. */
const isKilometre = (text: string) =>
  (KILOMETRE.test(text) && text.match(/(?<!\p{L})k(?:m|il[oó]metro)/giu)?.length === 1) ||
  DISTANCE.test(text) ||
  ORDINAL_KILOMETRE.test(text) ||
  KILOMETRE_FIRST.test(text)

/** `Nos encontramos en Carr. Nacional km 12` */
const LEAD = /^\p{Lu}[\p{L} ]{2,40} (?:en|na|no|em|au|sur la|alla) (?=\p{Lu})/u
/** Road codes that a kilometre follows: `BR-101`, `EN 125`. */
const ROAD_CODE =
  /^(?:BR-\d{3}|EN ?\d{1,3}|RN ?\d{1,4}|RD ?\d{1,4}|DN ?\d{1,3}[A-Z]?|[NR]\d{2,4}|[AB]\d{3,4}|A\d{2}|M\d{1,2})$/
/** Zones that replace a street. */
const ZONE = compilePattern(
  `^(?:${anyOf(({ roads }) => roads?.zones)}) (?:d(?:e|es|u|e la) |de l['’]|d['’]|l[ae]s? )?\\p{Lu}[\\p{L}'’ -]{1,40}$`,
  'iu',
)
const KILOMETRE_WORD = /k\.?m|kil[oó]m|χλμ|км/iu
/** `Ctra. N-340 Km 12,5`, `S.S. 16 Adriatica Km 800`. */
const KILOMETRE = compilePattern(
  `^(?:${anyOf(({ roads }) => roads?.beforeKilometres)})(?=[ .-])(?:[ .-].{0,60})?[ ,-](?:km|kil[oó]metro)\\.? ?\\d{1,4}(?:[.,+]\\d{1,3})?(?: s/n[°º]?)?$`,
  'iu',
)
/** `Km 7 vía Medellín-Bogotá`, `Kilómetro 19 Carretera Central`. */
const KILOMETRE_FIRST = compilePattern(
  `^(?:km|kil[oó]metro)\\.? ?\\d{1,4}(?:[.,+]\\d{1,3})? (?:(?:de la|de|en|por) )?(?:${anyOf(({ roads }) => roads?.behindKilometres)}) ?\\.? ?\\p{Lu}[\\p{L}\\d .–-]{1,50}$`,
  'iu',
)

/** `3.5 KM Multan Road`, `22-K.M. Off Ferozepur Road`. */
const DISTANCE = compilePattern(
  `^\\d{1,3}(?:\\.\\d{1,2})?(?:st|nd|rd|th)?[ -]?k\\.?m\\.?,? (?:off |from )?(?:\\p{Lu}[\\p{L}'’–-]{1,20} ){1,4}(?:${anyWordOf(({ roads }) => roads?.behindDistances)})\\.?$`,
  'iu',
)

/** `4-es főút 12. km`, `5ο χλμ. Λάρισας - Βόλου`, `Київське шосе, 12 км`. */
const ORDINAL_KILOMETRE =
  /^(?:(?:\d{1,3}-?\p{L}{0,3}\.? )?(?:sz\. )?(?:fő)?út,? \d{1,4}(?:[.,]\d{1,3})?\.? ?km|\d{1,3}(?:[.,]\d)? ?(?:ο|ο\.|ό)? ?χλμ?\.? \p{Lu}.{3,60}|(?:\p{L}{3,20} )?(?:шоссе|шосе),? \d{1,4}(?:-?\p{L}{1,2})? км)$/u

/** English street words where the house follows: `HaGefen St 14`, `Ermou Street, 12`. */
const WORD_BEFORE = anyWordOf(({ streetWords }) => streetWords?.beforeNumbers)
const NUMBER_BEHIND_WORD = new RegExp(`(?:${WORD_BEFORE})\\.?,? (?:No\\.? ?)?\\d`)
const WORD_NUMBER = compilePattern(
  `^(?:\\p{Lu}[\\p{L}'’.-]{1,20} ){1,4}(?:${WORD_BEFORE})\\.?,? (?:No\\.? ?)?\\d{1,3}[A-Za-z]?(?:[-/]\\d{1,3}[A-Za-z]?)?$`,
  'u',
)
/** Streets called by a date: `18 de Julio 1142`. */
const DATE_MARK = /^\d{1,2}º? de \p{L}/u
const DATE_NUMBER =
  /^\d{1,2}º? de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]tiembre|octubre|noviembre|diciembre)(?: de (?:18|19)\d\d)? (?:N[º°o]\.? ?)?(?!(?:18|19|20)\d\d$)\d{2,5}$/iu

/** `Teheran-ro 4-gil`, `152 Sejong-daero`. */
const KOREAN =
  /^(?:\d{1,4}(?:-\d{1,4})?,? )?\p{Lu}\p{L}{1,20}(?:-\p{Ll}{2,12})?-(?:daero|ro|gil)(?: ?\d{1,3}(?:beon)?-gil)?(?:,? \d{1,4}(?:-\d{1,4})?)?$/u
