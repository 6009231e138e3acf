import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { leadingRegisterLabel } from '../register-labels.ts'
import { anyOf } from './address-texts.ts'

/**
 * Whether a part is a phone number or begins with a word such as `Tel`, `Fax` or `USt-ID`, so that its digits are not a
 * postcode.
 */
export const isContact = (text: string) =>
  isPhone(text) || CONTACT.test(text.toLowerCase()) || leadingRegisterLabel(text.replace(LEADING_MARKS, '')) > 0

const LEADING_MARKS = /^[^\p{L}\d]{1,3}/u

/** Whether a part that is not a contact is something else that occurs near addresses but never inside one. */
export function isElseForeign(text: string): boolean {
  const lower = text.toLowerCase()
  return ELECTRONIC.test(text) || LEGAL_FORM.test(lower) || isTime(lower) || isContactTitle(lower)
}

/** The title of a contact page, on a line of its own: `Hubungi kami`. Some titles also begin names: `Kontakt Straße`. */
function isContactTitle(lower: string): boolean {
  if (lower.length > TITLE_LENGTH_MAX || DIGIT.test(lower) || !lower.includes(' ')) return false
  contactTitles ??= new Set(
    wordsOfLanguages(({ contactPages }) => contactPages?.terms, '|').filter((term) => /^\p{L}{5,}$/u.test(term)),
  )
  return contactTitles.has(lower.slice(0, lower.indexOf(' ')))
}
const TITLE_LENGTH_MAX = 24
let contactTitles: ReadonlySet<string> | null = null

/**
 * Seven or more digits with phone punctuation, except for hyphenated postcodes. What begins with more digits than a
 * postcode has is a phone number, whatever words follow: `0555 010-1090 to 99 Reception`.
 */
export const isPhone = (text: string) =>
  LONG_PHONE.test(text) ||
  (PHONE.test(text) && !HYPHENATED_CODE.test(text) && !DATE.test(text) && countDigits(text) >= PHONE_DIGITS_MIN)

const countDigits = (text: string) => text.match(/\d/g)?.length ?? 0

const PHONE_DIGITS_MIN = 7
const LONG_PHONE = /^[(+]{0,2}(?:\d[ ()./–-]{0,2}){10}/
const PHONE = /^[(+]{0,2}\d[\d ()./–-]{5,40}(?: ?(?:ext|x).{0,8})?$/i
const DATE = /^\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d$/
const HYPHENATED_CODE = /^(?:\d{5}-\d{3,4}|\d{4}-\d{3}|\d{3}-\d{4}|\d{7}|\d{2}\.\d{3}-\d{3})$/

/** Signs that addresses do not have, among them the stars of a rating. */
const ELECTRONIC = /@|\[at\]|\(at\)|https?:|www\.|[©®™]|[★☆⭐]\ufe0f?[★☆⭐]/i

/** In lower case, like all patterns with many words here: case-insensitive ones take three times as long to compile. */
const CONTACT = compilePattern(
  `^[^\\p{L}\\d]{0,3}(?:(?:${anyOf(({ surroundings }) => surroundings?.contacts)})(?![\\p{L}'’-])(?! ?(?:aviv|code|stop|road|street|st|drive|lane)(?!\\p{L}))|[tfemp][.:]? ?(?:[(+]|0\\d|$)|ms\\.? \\p{L}|registered in)`,
  'u',
)
/** Legal forms that follow names near addresses, except those that are also towns: Sac, Sau and Sapa. */
const LEGAL_FORM =
  /(?:^|[ ,])(?:gmbh|mbh|ltd|limited|inc|llc|llp|plc|s\.?r\.?l|s\.?p\.?a|sarl|s\.a\.r\.l|s\.a\.s|s\.l\.u?|s\.a|b\.v|n\.v|oy|oyj|aps|a\/s|pvt|pte|pty|kft|zrt|s\.r\.o|sp\. ?z\.? ?o\.? ?o|e\.v|e\.k|e\. v|ohg|kgaa|ag|kg|corp|corporation|incorporated|lda|ltda|sdn|bhd|ооо|зао|оао|ао|тов|株式会社|有限公司)\.?(?=$|[ ,)])/u
const DAYS = new Set(wordsOfLanguages(({ days }) => days))
const MONTHS = new Set(wordsOfLanguages(({ months }) => months))
const CLOCK = /\d{1,2}[:.]\d{2} ?(?:uhr|h|am|pm|[-–])|\d ?(?:am|pm)(?!\p{L})|^[012]\d[:.]\d{2}$/u
/** `Mon-Fri`, and `Mo 9` at the start of a text. */
const WORD_PAIR = /(?<!\p{L})(\p{L}+)\.? ?[-–—&/+] ?(?=(\p{L}+))/gu
const PAIR_SIGN = /[-–—&/+]/
const WORD_NUMBER = /^(\p{L}+)\.? \d/u
/** `Monday to Friday` */
const DAYS_TO = compilePattern(
  `^(\\p{L}+)s? (?:${anyOf(({ surroundings }) => surroundings?.rangeWords)}) (\\p{L}+)`,
  'u',
)
/** `March 2024` and `3rd of March, 2024`, with any word for the month. */
const MONTH_NUMBER = /^(\p{L}+)\.? \d{1,4}$/u
const NUMBER_MONTH = /^(?:\p{L}{2,10} )?\d{1,2}(?:st|nd|rd|th|\.|º)? (?:de )?(\p{L}+)\.?(?:,? (?:de )?\d{4})?$/u

const DIGIT = /\d/

/**
 * Whether a text is opening hours or a date.
 *
 * @param lower the text in lower case
 */
export function isTime(lower: string): boolean {
  const hasDigit = DIGIT.test(lower)
  if (hasDigit && (CLOCK.test(lower) || DAYS.has(WORD_NUMBER.exec(lower)?.[1] ?? ''))) return true
  if (PAIR_SIGN.test(lower)) {
    for (const [, first, second] of lower.matchAll(WORD_PAIR)) if (DAYS.has(first!) && DAYS.has(second!)) return true
  }
  const days = DAYS_TO.exec(lower)
  if (days && DAYS.has(days[1]!) && DAYS.has(days[2]!)) return true
  return hasDigit && MONTHS.has((MONTH_NUMBER.exec(lower) ?? NUMBER_MONTH.exec(lower))?.[1] ?? '')
}
