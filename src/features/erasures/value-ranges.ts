import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Start and end of a match in a text. */
export type Range = readonly [start: number, end: number]

/** Replacements for the at sign and for dots that people use to hide an address from programs. */
const AT = /\s{0,3}(?:@|%40|&#0?64;|[[({<]\s{0,3}(?:at|ät|@)\s{0,3}[\])}>]|\b(?:at|ät)\b)\s{0,3}/iy
const DOT = /\.|\s{0,3}(?:[[({<]\s{0,3}(?:dot|punkt|\.)\s{0,3}[\])}>]|\b(?:dot|punkt)\b)\s{0,3}/iy
const OF_ADDRESS = /[\p{L}\p{N}_+-]/u

/** Returns where a text contains an email address, including obfuscated spellings. */
export function emailRanges(text: string, email: string): Range[] {
  const sign = email.lastIndexOf('@')
  const [local, labels] = [email.slice(0, sign), email.slice(sign + 1).split('.')]
  const lower = lowered(text)
  const ranges: Range[] = []
  for (let at = lower.indexOf(local); at >= 0; at = lower.indexOf(local, at + 1)) {
    if (isPartBefore(text, at)) continue
    const end = endOfDomain(lower, matchAt(AT, lower, at + local.length), labels)
    if (end !== null) ranges.push([at, end])
  }
  return ranges
}

/** A preceding dot ends a sentence, unless a letter precedes it. */
const isPartBefore = (text: string, at: number) =>
  at > 0 && (OF_ADDRESS.test(text[at - 1]!) || (text[at - 1] === '.' && at > 1 && OF_ADDRESS.test(text[at - 2]!)))

function endOfDomain(text: string, start: number | null, labels: readonly string[]): number | null {
  let at = start
  for (const [place, label] of labels.entries()) {
    if (at !== null && place > 0) at = matchAt(DOT, text, at)
    if (at === null || !text.startsWith(label, at)) return null
    at += label.length
  }
  const goesOn = at !== null && (OF_ADDRESS.test(text[at] ?? ' ') || /^\.[\p{L}\p{N}]/u.test(text.slice(at, at + 2)))
  return goesOn ? null : at
}

function matchAt(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** Lower-cases without changing the length, so that positions stay valid. */
function lowered(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Digits with common separators; a comma or a word ends a number. */
const NUMBER = /\d(?:[\d\s()./\-–‑·\u00ad]*\d)?/g
/** Numbers with fewer digits match only as a whole. */
const DIGITS_MIN = 6

/** Returns the national digits, which all spellings of a number share, and the prefixes that may precede them. */
export function digitsOf(phone: string): { prefixes: readonly string[]; national: string } {
  const number = phone.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined
  if (!number) return { prefixes: ['', '0'], national: phone.replace(/\D/g, '').replace(/^0+(?=\d)/, '') }
  const code = number.countryCallingCode
  return { prefixes: ['', '0', '1', code, `${code}0`, `00${code}`, `00${code}0`], national: number.nationalNumber }
}

/** Returns where a text contains a phone number, with or without its country code, whatever its separators. */
export function phoneRanges(text: string, phone: string): Range[] {
  const { prefixes, national } = digitsOf(phone)
  if (!national) return []
  const ranges: Range[] = []
  for (const match of text.matchAll(NUMBER)) {
    const places = Array.from(match[0].matchAll(/\d/g), ({ index }) => match.index + index)
    const digits = places.map((place) => text[place]).join('')
    for (let at = digits.indexOf(national); at >= 0; at = digits.indexOf(national, at + 1)) {
      const isWhole = at + national.length === digits.length && prefixes.includes(digits.slice(0, at))
      const prefix = prefixes.toSorted((a, b) => b.length - a.length).find((one) => digits.slice(0, at).endsWith(one))!
      const start = at - prefix.length
      const end = at + national.length
      const isParted = (digit: number) =>
        digit <= 0 || digit >= digits.length || places[digit]! - places[digit - 1]! > 1
      if (!isWhole && !(national.length >= DIGITS_MIN && isParted(start) && isParted(end))) continue
      const hasPlus = text[places[start]! - 1] === '+'
      ranges.push([places[start]! - (hasPlus ? 1 : 0), places[end - 1]! + 1])
    }
  }
  return ranges
}
