const DATE =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01]) ?[./-] ?(?:0?[1-9]|1[0-2]) ?[./-] ?(?:19|20)\d\d|(?:19|20)\d\d ?([./-]) ?(?:0?[1-9]|1[0-2]) ?\1 ?(?:0?[1-9]|[12]\d|3[01])|(?:0[1-9]|1[0-2])[./-](?:0[1-9]|[12]\d|3[01])[./-](?:19|20)\d\d|(?:19|20)\d\d-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])(?= |$))(?!\d)/
const YEARS = /^(?:19|20)\d\d ?[-/.] ?(?:(?:19|20)\d\d|\d\d)(?: |$)/
const YEARS_IN_ROW = /^(?:19|20)\d\d (?:19|20)\d\d(?: |$)/
const IPV4 = /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/
const THOUSANDS = /^[1-9]\d{0,2}(?:([ .])\d{3})(?:\1\d{3})*$/
const PAIRS = /^\d\d(?:\.\d\d){3}$/
/** A third group behind another full stop makes it a number of a phone: `010.5012.3405`. */
const DECIMALS = /^-?\d{1,3}\.\d{4,}(?:[^\d.]|\.(?!\d)|$)/
const PAGE_RANGE = /\d{1,5}-+\d{1,5} {0,4}\(\d{1,4}/
const CARD = /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}/

/** `08.00-17.00`, `9:30 – 12:15`, `8.30-12.00 14.30-18.00` */
const HOURS =
  /^(?:[01]?\d|2[0-4])[.:][0-5]\d ?[-–] ?(?:[01]?\d|2[0-4])[.:][0-5]\d(?:[ /]{1,3}(?:[01]?\d|2[0-4])[.:][0-5]\d.*)?$/

/** `22.09.19`, `06/21/84`: the day or the month first. */
const SHORT_DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])([./])(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])([./])(?:0?[1-9]|[12]\d|3[01]))(?:\1|\2)\d\d$/
const RANGE = /^(\d{1,4})-+(\d{1,4})$/
const PAGE_LETTER = /(?<!\p{L})(?:pp?|S|s|с|С)\. ?$/u

/**
 * Whether digits look like a date with a two-digit year. In some towns six-digit phone numbers are written like that
 * too.
 */
export const looksLikeShortDate = (shown: string) => SHORT_DATE.test(shown)

/** Whether a number after `before` is a page range in a book: `p. 263-267`. */
export function looksLikePages(shown: string, before: string): boolean {
  const [, first, last] = RANGE.exec(shown) ?? []
  return first !== undefined && first.length === last!.length && first < last! && PAGE_LETTER.test(before)
}

/**
 * Whether digits are a date, a range of years or the endings of a series, which are not a phone number even with a
 * label.
 */
export const looksLikeDate = (shown: string) => DATE.test(shown) || YEARS.test(shown) || isSeries(shown)

/**
 * Whether digits have the form of another kind of number: years, opening hours, an IP address, coordinates, a bank
 * card, an ISBN or EAN, journal pages.
 *
 * @param shown the number with its separators, in ASCII
 */
export function looksLikeOtherNumber(shown: string): boolean {
  if (YEARS_IN_ROW.test(shown) || PAGE_RANGE.test(shown) || HOURS.test(shown)) return true
  if (DECIMALS.test(shown) || CARD.test(shown)) return true
  if (IPV4.test(shown) && !PAIRS.test(shown)) return true
  const digits = shown.replace(/\D/g, '')
  return (digits.length === 13 && /^97[89]/.test(digits)) || isIsbn10(shown, digits)
}

const ENDINGS = /^\d\d(?:\/\d\d){2,5}$/

/** Whether digits are the endings of further numbers: `33074700` followed by `/01/02/03/04`. */
const isSeries = (shown: string) =>
  ENDINGS.test(shown) &&
  shown
    .split('/')
    .map(Number)
    .every((ending, at, all) => at === 0 || ending === all[at - 1]! + 1)

/** Whether digits are in groups of three like amounts, a grouping that some countries also use for phone numbers. */
export const looksLikeAmount = (shown: string) => THOUSANDS.test(shown)

/** Whether a number has four groups with ten digits in total, the last a check digit. */
function isIsbn10(shown: string, digits: string): boolean {
  if (digits.length !== 10 || !/^\d{1,5}([- ])\d{1,7}\1\d{1,7}\1\d$/.test(shown)) return false
  let sum = 0
  for (let at = 0; at < 10; at++) sum += Number(digits[at]) * (10 - at)
  return sum % 11 === 0
}

const SPACE = /\s/
/** Characters of web addresses, code and user handles. */
const CODE_SIGN = /:\/\/|www\.|[@=_%\\{}^`]/
const ENDS_IN_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]['’]?$/u
const ENDS_IN_JOINED_WORD = /\p{Lu}-$|\d\S{0,40}-$|[\p{L}\d]\/$|\d[.,]$/u
const MONEY_BEFORE =
  /(?:[$£€¥₦₹₽₺₩₴₫฿₪]|(?<!\p{L})(?:usd|eur|gbp|chf|ngn|inr|rs\.?|ksh|kr\.?|kč|zł|cad|aud|zar|jpy|cny))\s?$/iu
const UNIT_AFTER =
  /^ ?(?:[$£€¥₦₹₽₺₩₴₫฿₪%°²³=@_]|\\(?![\\ ])|,-|(?:usd|eur|gbp|chf|ngn|inr|rub|pln|sek|nok|dkk|czk|huf|kr|kč|zł|ft|руб|грн|kg|km|cm|mm|m²|m2|sq|kb|mb|gb|px|pcs|stück|einwohner|円|万|元|원|号|號|views?|people|followers)(?!\p{L}))/iu
const WORD_AFTER = /^[-_]?[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** A capitalised word without the space before it, as in `854-2640Fax`, or an extension. */
const JOINED_LABEL_AFTER = /^(?:\p{Lu}\p{Ll}{2}|(?:x|ext|extn|доб)\.? ?\d|[-]?fax\b|tel\b)/u
/** `0731 502-…`, `212-342-xxxx`: the shared digits before the extensions of an organisation. */
const STEM_AFTER = /^ ?[-/] ?(?:…|\.{2,3}|x{2,4}(?!\p{L}))/iu
const IBAN_BEFORE = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){0,7} ?[A-Z\d]{0,4}$/u

/**
 * Whether a number is part of something else, judged by its surroundings: a web address, a bank account, money, a
 * measure, a word.
 *
 * @param text the page's text with ASCII digits
 * @param isMarked whether the number begins with a plus sign or bracket, or may touch a label directly before it
 */
export function standsInOtherThing(text: string, start: number, end: number, isMarked: boolean): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  let tokenStart = before.length
  while (tokenStart > 0 && !SPACE.test(before[tokenStart - 1]!)) tokenStart--
  const token = before.slice(tokenStart)
  if (token !== '') {
    if (CODE_SIGN.test(token)) return true
    if (!isMarked && (ENDS_IN_WORD.test(token) || ENDS_IN_JOINED_WORD.test(token))) return true
  }
  const after = text.slice(end, end + 14)
  if (MONEY_BEFORE.test(before) || UNIT_AFTER.test(after)) return true
  if (/^(?:,\d{1,2}(?!\d)|\.\d)/.test(after) || STEM_AFTER.test(after)) return true
  if (WORD_AFTER.test(after) && !JOINED_LABEL_AFTER.test(after)) return true
  return !isMarked && IBAN_BEFORE.test(before)
}
