import type { Street } from './street-orders.ts'

/**
 * The street that a part is as a whole where no street word leads to it by its place: a crossing, a Turkish address with its
 * number mark, a kilometre of a road, a romanised Korean road. Null for anything else.
 *
 * @param text one part: a line or what stands between commas
 */
export function readWholePart(text: string): Street | null {
  if (CORNER.test(text)) return whole(text, true, '')
  if (CROSSING_WORD.test(text) && CROSSING.test(text)) return whole(text, false, '')
  if (text.length > TEXT_LENGTH_MAX || !DIGIT.test(text)) return null
  const turkish = NUMBER_MARK.test(text) ? TURKISH.exec(text) : null
  if (turkish) return { ...whole(turkish[0], true, 'TR'), end: turkish[0].length }
  if ((KILOMETRE_WORD.test(text) && (KILOMETRE.test(text) || DISTANCE.test(text))) || KOREAN.test(text))
    return whole(text, true, '')
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

/** `Corner of Oak and Main`: as exact as a house number. */
const CORNER = /^(?:corner of|corner|cnr\.?|intersection of) (?=\p{Lu}).{4,40} (?:and|&) (?=\p{Lu}).{3,30}$/iu
/** Without one of these no streets cross: one cheap look. */
const CROSSING_WORD = / (?:y|esq|e\/|entre)/iu
/** Two streets that meet: `Suárez y Territorial`. */
const CROSSING =
  /^\p{Lu}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,3} (?:y|esq\.?|esquina|e\/|entre) \p{Lu}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,3}$/iu

/** `Metal İş Sanayi Sitesi 12. Blok No: 44`, `10027 Sokak No:9`: the words before the mark may be numbers themselves. */
const NUMBER_MARK = /(?:^|[ .])no ?[:.]? ?\d/i
const TURKISH =
  /^[\p{Lu}\d].{2,70}?(?:mah|mahallesi|cad|cadde|caddesi|cd|sok|sokak|sokağı|sk|bulvarı?|bulv|bölgesi|o\.?s\.?b|sitesi|san|blok|yolu|mevkii)\.?(?: .{1,30}?)? ?no ?[:.]? ?\d{1,4}(?:[-/]?[\dA-Za-z]{1,3})?(?![\p{L}\d])/iu

const KILOMETRE_WORD = /k\.?m/iu
/** `Ctra. N-340 Km 12,5`, `S.S. 16 Adriatica Km 800`. */
const KILOMETRE =
  /^(?:Ctra|Carretera|Carr|Crta|S\.? ?S|S\.? ?P|S\.? ?R|Strada|Via|Rod|Rodovia|BR|SP|Estrada|Autopista|Ruta|National|Route|RN|N|Old|Jl|Jalan|Highway)[ .-].{0,40}[ ,-]km\.? ?\d{1,4}(?:[.,]\d{1,3})?$/iu

/** `3.5 KM Multan Road`, `22-K.M. Off Ferozepur Road`. */
const DISTANCE =
  /^\d{1,3}(?:\.\d{1,2})?(?:st|nd|rd|th)?[ -]?k\.?m\.?,? (?:off |from )?(?:\p{Lu}[\p{L}'’–-]{1,20} ){1,4}(?:road|rd|highway|expressway|bypass)\.?$/iu

/** `Teheran-ro 4-gil`, `152 Sejong-daero`. */
const KOREAN =
  /^(?:\d{1,4}(?:-\d{1,4})?,? )?\p{Lu}\p{L}{1,20}(?:-\p{Ll}{2,12})?-(?:daero|ro|gil)(?: ?\d{1,3}(?:beon)?-gil)?(?:,? \d{1,4}(?:-\d{1,4})?)?$/u
