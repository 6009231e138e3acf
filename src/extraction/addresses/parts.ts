import { compilePattern } from '../../lib/compile-pattern.ts'
import { isPhoneLabel } from '../phones/phone-labels.ts'
import { registerNumberIn } from '../register-labels.ts'
import { indexWords, isCapitalCode, type WordIndex, WordTable } from '../word-index.ts'
import { anyOf, anyWordOf } from './address-texts.ts'
import { postcodeLabelStart } from './postcode-labels.ts'
import { readStreetWord } from './street-words.ts'

/** The separator before a part, from the weakest to the strongest. */
export type Gap = 'comma' | 'dash' | 'label' | 'sentence' | 'rule' | 'cell' | 'line'

/** Whether a gap (undefined: the end of the text) separates more strongly than a comma. */
export const isBreak = (gap: Gap | undefined) => gap === undefined || gap === 'line' || gap === 'cell' || gap === 'rule'

/** The trimmed text between two separators. Offsets refer to the whole text. */
export interface Part {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly gap: Gap
  /** Whether a colon follows. */
  readonly isLabel: boolean
  /** Whether the part contains an ASCII digit. */
  readonly hasDigit: boolean
}

/** A separator that is no character of the text. */
export interface Cut {
  readonly at: number
  /** The separator before what follows. */
  readonly gap: Gap
}

/**
 * Splits a page's text wherever an address may begin or end: at lines, table cells, commas, rules (`|`, `•`), spaced
 * dashes, the colon after a label, lead-ins to an address, and sentence ends. Linear in the length of the text.
 *
 * @param words the index of the text's words
 * @param cuts further separators, without characters of their own, ascending
 */
export function splitParts(text: string, words = indexWords(text), cuts: readonly Cut[] = []): Part[] {
  const parts: Part[] = []
  let from = 0
  let gap: Gap = 'line'
  let lastDigit = -1
  let digits = 0
  let isBroken = false
  const close = (end: number, next: Gap) => {
    let start = from
    let stop = end
    while (start < stop && BLANK.has(text.charCodeAt(start))) start++
    while (stop > start && BLANK.has(text.charCodeAt(stop - 1))) stop--
    if (stop > start) {
      const hasDigit = lastDigit >= start
      const shown = isBroken ? text.slice(start, stop).replaceAll('\n', ' ') : text.slice(start, stop)
      const whole: Part = { text: shown, start, end: stop, gap, isLabel: next === 'label', hasDigit }
      const label = whole.isLabel ? postcodeLabelStart(shown) : 0
      const isLabelled = label > 0 && label < shown.length && !ENDS_IN_PROSE.test(shown.slice(0, label))
      const part = isLabelled ? headOf(whole, label) : whole
      const mayHoldPhone = digits >= PHONE_DIGITS_MIN || (hasDigit && part.isLabel)
      const phone =
        (mayHoldPhone ? phoneIn(part.text, part.isLabel) : null) ??
        (digits >= REGISTER_DIGITS_MIN ? registerIn(part.text) : null)
      if (phone === null) parts.push(part)
      else {
        const [head, rest] = [part.text.slice(0, phone.from), part.text.slice(phone.at)]
        parts.push({ ...part, text: head, end: start + head.length, isLabel: false })
        parts.push({ ...part, text: rest, start: start + phone.at, gap: 'rule', hasDigit: DIGIT.test(rest) })
      }
      if (isLabelled) parts.push(labelOf(whole, label))
      gap = next
    } else if (STRENGTH[next] > STRENGTH[gap]) gap = next
    digits = 0
    isBroken = false
  }
  const leads = leadsIn(text, words)
  let cut = 0
  let nextCut = cuts[0]?.at ?? Number.POSITIVE_INFINITY
  let lead = 0
  for (let at = 0; at < text.length; at++) {
    while (at >= nextCut) {
      close(at, cuts[cut]!.gap)
      from = at
      cut++
      nextCut = cuts[cut]?.at ?? Number.POSITIVE_INFINITY
    }
    if (at === leads[lead]) {
      lead++
      close(at, 'label')
      from = at
    }
    const sign = SIGNS[text.charCodeAt(at)]!
    if (sign === SIGN.none) continue
    if (sign === SIGN.digit) {
      lastDigit = at
      digits++
      continue
    }
    let end = at + 1
    if (sign === SIGN.dash) while (SIGNS[text.charCodeAt(end)] === SIGN.dash) end++
    const kind = sign === SIGN.break || text[end] === ' ' ? separates(text, at, end - at) : null
    if (kind) {
      close(text[at] === '.' ? end : at, kind)
      from = end
    } else if (sign === SIGN.break) isBroken ||= text[at] === '\n'
    at = end - 1
  }
  close(text.length, 'line')
  return parts
}

/** `512 Vila Nova CEP:`: what precedes the label of a postcode, and the label. */
function headOf(part: Part, label: number): Part {
  const text = part.text.slice(0, label)
  return { ...part, text, end: part.start + label, isLabel: false, hasDigit: part.hasDigit && DIGIT.test(text) }
}

function labelOf(part: Part, label: number): Part {
  const rest = part.text.slice(label)
  const text = rest.replace(SEPARATORS, '')
  return { ...part, text, start: part.end - text.length, gap: 'comma', hasDigit: false }
}

const SEPARATORS = /^[\s,–(-]{1,3}/
/** `Enter your ZIP:` */
const ENDS_IN_PROSE = /(?<!\S)\p{Ll}+$/u

/** Returns the index of the first part that begins at `offset` or later. */
export function partAt(parts: readonly Part[], offset: number): number {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (parts[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** A clear phone number: a plus sign, an area code in brackets, or a phone word, followed by digits. */
const PHONE = new RegExp(
  `(?:\\(0\\d{1,4}\\)|\\+\\d{1,3}[ (.-]|(?:${anyOf(({ surroundings }) => surroundings?.phones)})[.:]{0,2} ?[(+]?\\d)[\\d ()./-]{4,20}`,
  'gi',
)
const PHONE_WORD = / (?:t[eé]l|ph|fax|mob|cell)/i
const STOP_BEHIND_NUMBER = /\d\p{L}?\.$/u
const PHONE_DIGITS_MIN = 7
const LAST_WORD = / (\p{L}+)\.?$/u
const DIGIT = /\d/
/** The end of the text before a phone number, optionally with a one-letter label. */
const BEFORE_PHONE = /[\p{L}\d)][.,;]? (?:[TPMF][.:]? )?$/u
const BEFORE_PHONE_LENGTH = 6

/**
 * Returns the start of a phone number or its label after other words of a part, and the end of those words:
 * `Elmstead 3199. (03) 9555 0107`.
 */
function phoneIn(text: string, isLabel: boolean): { from: number; at: number } | null {
  if (text.length > PART_LENGTH_MAX) return null
  const label = isLabel ? LAST_WORD.exec(text) : null
  if (label && isPhoneLabel(label[1]!))
    return { from: label.index - (STOP_BEHIND_NUMBER.test(text.slice(0, label.index)) ? 1 : 0), at: label.index + 1 }
  // Most parts with many digits are only a phone number.
  if (!(text.indexOf('(0') > 0 || text.indexOf('+') > 0 || PHONE_WORD.test(text))) return null
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    const lead = BEFORE_PHONE.exec(text.slice(Math.max(0, index - BEFORE_PHONE_LENGTH), index))?.[0]
    if (lead === undefined || phone.replace(/\D/g, '').length < PHONE_DIGITS_MIN) continue
    return { from: index - lead.length + 1, at: index }
  }
  return null
}

/** The shortest register numbers, such as the Nigerian `RC 12345`. */
const REGISTER_DIGITS_MIN = 5

/**
 * Returns the start of a register label after other words of a part, and the end of those words:
 * `Dublin 2 VAT IE1234567A`.
 */
function registerIn(text: string): { from: number; at: number } | null {
  const at = text.length > PART_LENGTH_MAX ? null : registerNumberIn(text)
  return at === null ? null : { from: text.slice(0, at).trimEnd().length, at }
}

/** Longer parts are prose. */
const PART_LENGTH_MAX = 240

const STRENGTH: Readonly<Record<Gap, number>> = { comma: 0, dash: 1, label: 2, sentence: 3, rule: 4, cell: 5, line: 6 }
const BLANK = new Set([0x20, 0xa0, 0x3000, 0x09, 0x0a])
/**
 * The role of a character between parts. Full stops and dashes separate only before a space, and several dashes count
 * as one.
 */
const SIGN = { none: 0, digit: 1, break: 2, stop: 3, dash: 4 } as const
/** The `SIGN` of each UTF-16 code unit. */
const SIGNS = new Uint8Array(0x10000)
for (const [sign, chars] of [
  [SIGN.digit, '0123456789'],
  [SIGN.break, '\n\t|•●▪■◆∙‣¦│｜»›;,،؛，、。:：՝'],
  [SIGN.stop, '.'],
  [SIGN.dash, '*·>–—‐~/\\-'],
] as const) {
  for (const char of chars) SIGNS[char.charCodeAt(0)] = sign
}
const COMMA = ',;،؛，、'
/** A comma inside a number: `1,250 m²` and `12,5`. */
const DIGITS_AFTER = /^\d{1,3}(?!\d)/
const SENTENCE_START = /^ ["'“„«(]?\p{Lu}/u
const CODE_FOLLOWS = /^ [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Za-z\d])/
/** Abbreviations of more than three letters, which end no sentence. Shorter words never do. */
const ABBREVIATION = new RegExp(`(?:${anyOf(({ sentences }) => sentences?.abbreviations)})$`, 'i')
const SHORT_LENGTH_MAX = 3
/** `No: 12`, `Kat: 3`: the mark belongs to the number after the colon. */
const NUMBER_MARK = compilePattern(`(?<!\\p{L})(?:${anyOf(({ numberMarks }) => numberMarks?.beforeColons)})$`, 'iu')
const MARK_LENGTH_MAX = 12
const COUNTRY_INITIALS = new Set(['USA', 'UK', 'UAE', 'RSA'])
const POSTCODE = /^\d{4,6}$/
const TURKISH_STREET = /^ (?:Cad|Sok|Cd|Sk|Bul)/

function separates(text: string, at: number, length: number): Gap | null {
  const code = text[at]!
  if (code === '\n') return isInBox(text, at) ? null : 'line'
  if (code === '\t') return 'cell'
  if (code === '。') return 'sentence'
  if (COMMA.includes(code)) {
    const isInNumber = isDigit(text.charCodeAt(at - 1)) && DIGITS_AFTER.test(text.slice(at + 1, at + 6))
    return isInNumber && code === ',' ? null : 'comma'
  }
  if (code === ':' || code === '：') {
    const next = text[at + 1] ?? ' '
    if (code === ':' && (next === '/' || (isDigit(text.charCodeAt(at - 1)) && isDigit(next.charCodeAt(0))))) return null
    return NUMBER_MARK.test(text.slice(Math.max(0, at - MARK_LENGTH_MAX), at)) ? null : 'label'
  }
  // An Armenian pause, which labels end with.
  if (code === '՝') return 'label'
  if (code === '.') return gapAfterStop(text, at)
  if (length > 1 || '|•●▪■◆∙‣¦│｜»›'.includes(code)) return length > 1 && text[at - 1] !== ' ' ? null : 'rule'
  if (text[at - 1] !== ' ') return null
  if (code !== '*' && isInRoad(text, at, length)) return null
  if (code === '/' && isInStreetNumber(text, at)) return null
  return code === '*' || code === '·' || code === '>' || code === '~' ? 'rule' : 'dash'
}

const ROAD_LENGTH_MAX = 40
const ROAD = compilePattern(`(?<!\\p{L})(?:${anyOf(({ roads }) => roads?.betweenTowns)})[. ][^\\n,;]{2,30}$`, 'iu')
const ROAD_END = /^ \p{Lu}[^\n,;:]{2,30}? (?:km|kil[oó]metro)\.? ?\d/iu

/** Whether a dash connects the ends of a road, followed by a kilometre: `Carr. León - Silao Km. 5`. */
const isInRoad = (text: string, at: number, length: number) =>
  ROAD_END.test(text.slice(at + length, at + length + ROAD_LENGTH_MAX)) &&
  ROAD.test(text.slice(Math.max(0, at - ROAD_LENGTH_MAX), at))

/** Whether a slash stands in the number of a street without a name: `2305 / 2 Sok.`. */
const isInStreetNumber = (text: string, at: number) =>
  isDigit(text.charCodeAt(at - 2)) &&
  isDigit(text.charCodeAt(at + 2)) &&
  readStreetWord(NUMBER_WORD.exec(text.slice(at + 1, at + ROAD_LENGTH_MAX))?.[1] ?? '').orders.some(
    ({ order }) => order === 'name-word-number',
  )
const NUMBER_WORD = /^ \d{1,4}\.? (\p{L}{2,12}\.?)(?!\p{L})/u

const BOX_AT_END = new RegExp(`(?:${anyOf(({ boxes }) => boxes?.endings)})$`, 'i')
const BOX_LENGTH = 10
/** The number of a box followed by a postcode. Without the postcode, the number itself may be the code. */
const NUMBER_AND_CODE = /^\d{1,5} [^\n\d]{0,30}\d{4,6}(?!\d)/
const NUMBER_AND_CODE_LENGTH = 48

/** Whether a line break separates a box from its number: `Postboks` above `417 Sentrum, 0105 Oslo`. */
const isInBox = (text: string, at: number) =>
  isDigit(text.charCodeAt(at + 1)) &&
  BOX_AT_END.test(text.slice(Math.max(0, at - BOX_LENGTH), at)) &&
  NUMBER_AND_CODE.test(text.slice(at + 1, at + 1 + NUMBER_AND_CODE_LENGTH))

/**
 * A full stop before a space ends a sentence unless it ends an abbreviation. Before a postcode it counts as a comma.
 */
function gapAfterStop(text: string, at: number): Gap | null {
  const mayBeCode = isDigit(text.charCodeAt(at + 3)) || isDigit(text.charCodeAt(at + 4))
  // `London. WC1R 4BX`
  if (mayBeCode && CODE_FOLLOWS.test(text.slice(at + 1, at + 11))) return 'comma'
  if (!isCapital(text.charCodeAt(at + 2)) && !SENTENCE_START.test(text.slice(at + 1, at + 4))) return null
  if (isMailboxBefore(text, at)) return 'sentence'
  const word = wordBefore(text, at)
  // `20121 Milano (MI). All rights reserved.`
  if (word.endsWith(')')) return 'sentence'
  if (word.length <= SHORT_LENGTH_MAX) return word === '' || COUNTRY_INITIALS.has(word) ? 'sentence' : null
  if (ABBREVIATION.test(word)) return null
  const isPlain = !/\d/.test(word) || (POSTCODE.test(word) && !TURKISH_STREET.test(text.slice(at + 1, at + 6)))
  return isPlain ? 'sentence' : null
}

/** `jane@elm.org.au. Letters to`: the short end of a host is no abbreviation. */
function isMailboxBefore(text: string, at: number): boolean {
  // Only this much is searched, as every full stop of a page asks.
  const before = text.slice(Math.max(0, at - HOST_LENGTH_MAX), at)
  const sign = before.lastIndexOf('@')
  return sign >= 0 && !HOST_END.test(before.slice(sign))
}
const HOST_LENGTH_MAX = 60
const HOST_END = /[\s,;]/

const WORD_LENGTH_MAX = 24
const WORD_AT_END = /[\p{L}\d)]{1,24}$/u

/**
 * Returns the letters, digits and brackets directly before a full stop, up to the length of the longest abbreviation.
 */
function wordBefore(text: string, at: number): string {
  const lowest = Math.max(0, at - WORD_LENGTH_MAX)
  let start = at
  for (; start > lowest; start--) {
    const code = text.charCodeAt(start - 1)
    if (code > 0x7f) return WORD_AT_END.exec(text.slice(lowest, at))?.[0] ?? ''
    if (!isDigit(code) && !isLetter(code) && code !== 0x29) break
  }
  return text.slice(start, at)
}

/** ASCII only, as are all three functions. */
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const isCapital = (code: number) => code >= 0x41 && code <= 0x5a
const isLetter = (code: number) => isCapital(code & ~0x20)

const LEAD_LENGTH_MAX = 60
/** Lead-ins to an address in a sentence: `Visit us at`, `Our shop is located at`, `Besøg os på`, `Najdete nás na`. */
const LEAD = compilePattern(`(?<!\\p{L})(?:${anyOf(({ sentences }) => sentences?.leads)})$`, 'iu')
const PLACES: ReadonlySet<string> = new Set(['at', 'on', 'in', 'på', 'na'])
/** Lead-ins that precede nothing but an address. */
const ADDRESS_LEADS = [' na adrese ', 'se sídlem ']
/**
 * Short lead-ins, which count only before a house number with a name or before a unit: `Mail it to 12 Mill Lane`,
 * `is Flat 3`.
 */
const SHORT_LEADS: ReadonlySet<string> = new Set(['at', 'to', 'is', 'by', 'from'])
const LEADING_WORDS = new WordTable([...PLACES, ...SHORT_LEADS, 'adrese', 'sídlem'])
const LEADING_WORD_LENGTH_MAX = 6
const SPACE = 0x20
const HOUSE = compilePattern(
  `^(?:\\d{1,5}[a-z]?(?:-\\d{1,5})? (?:[NSEW]{1,2}\\.? )?\\p{Lu}\\p{Ll}|(?:${anyWordOf(({ sentences }) => sentences?.units)}) \\d)`,
  'u',
)
const HOUSE_LENGTH_MAX = 24

/** Returns the end offsets of lead-ins, ascending. */
function leadsIn(text: string, words: WordIndex): number[] {
  const ends: number[] = []
  for (let at = LEADING_WORDS.next(words, 0); at < words.count; at = LEADING_WORDS.next(words, at + 1)) {
    const start = words.starts[at]!
    let end = start + 1
    while (end - start <= LEADING_WORD_LENGTH_MAX && text.charCodeAt(end) !== SPACE) end++
    if (beginsPart(text, end + 1) && isLead(text, start, end)) ends.push(end)
  }
  return ends
}

const beginsPart = (text: string, at: number) =>
  at < text.length && (isDigit(text.charCodeAt(at)) || isCapitalCode(text.charCodeAt(at)))

function isLead(text: string, start: number, end: number): boolean {
  if (ADDRESS_LEADS.some((lead) => text.endsWith(lead, end + 1))) return true
  if (text[start - 1] !== ' ') return false
  const word = text.slice(start, end)
  if (text[end] !== ' ') return false
  return (
    (PLACES.has(word) && LEAD.test(text.slice(Math.max(0, start - 1 - LEAD_LENGTH_MAX), start - 1))) ||
    (SHORT_LEADS.has(word) && HOUSE.test(text.slice(end + 1, end + 1 + HOUSE_LENGTH_MAX)))
  )
}
