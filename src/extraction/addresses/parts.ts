/** What stands before a part, from the loosest bond to the strongest break. */
export type Gap = 'comma' | 'dash' | 'label' | 'sentence' | 'rule' | 'cell' | 'line'

/** Whether a gap (undefined: the end of the text) parts more than a comma does. */
export const isBreak = (gap: Gap | undefined) => gap === undefined || gap === 'line' || gap === 'cell' || gap === 'rule'

/** A stretch of text between two separators, trimmed; positions are those of the whole text. */
export interface Part {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly gap: Gap
  /** Whether a colon follows. */
  readonly isLabel: boolean
}

/**
 * Splits a page's text where an address may break: lines, table cells, commas, rules (`|`, `•`), spaced dashes, the colon
 * after a label and the end of a sentence. Linear in the length of the text.
 */
export function splitParts(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  let gap: Gap = 'line'
  const close = (end: number, next: Gap) => {
    let start = from
    let stop = end
    while (start < stop && BLANK.has(text.charCodeAt(start))) start++
    while (stop > start && BLANK.has(text.charCodeAt(stop - 1))) stop--
    if (stop > start) {
      parts.push({ text: text.slice(start, stop), start, end: stop, gap, isLabel: next === 'label' })
      gap = next
    } else if (STRENGTH[next] > STRENGTH[gap]) gap = next
  }
  SEPARATOR.lastIndex = 0
  for (let match = SEPARATOR.exec(text); match; match = SEPARATOR.exec(text)) {
    const kind = separates(text, match.index, match[0])
    if (!kind) continue
    close(match.index + (match[0] === '.' ? 1 : 0), kind)
    from = match.index + match[0].length
  }
  close(text.length, 'line')
  return parts
}

/** The index of the first part that begins at `offset` or later. */
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

const STRENGTH: Readonly<Record<Gap, number>> = { comma: 0, dash: 1, label: 2, sentence: 3, rule: 4, cell: 5, line: 6 }
const BLANK = new Set([0x20, 0xa0, 0x3000, 0x09, 0x0a])
const SEPARATOR = /[\n\t|•●▪■◆∙‣¦│｜»›;,，、。:：]|[*·>–—‐~/\\-]+(?= )|\.(?= )/g
const COMMA = ',;，、'
/** A comma inside a number: `1,250 m²` and `12,5`. */
const DIGITS_AFTER = /^\d{1,3}(?!\d)/
const SENTENCE_START = /^ ["'“„«(]?\p{Lu}/u
const CODE_FOLLOWS = /^ [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Za-z\d])/
/** The word before a full stop, when it can end a sentence; abbreviations cannot. */
const LAST_WORD = /[\p{L}\d)]{1,24}$/u
const ABBREVIATION =
  /(?:^.{1,3}|str|blvd|bldg|boul|avda|ctra|edif|prof|dipl|jend|gral|pque|prol|beds|berks|bucks|cambs|glos|hants|herts|lancs|leics|lincs|notts|northants|oxon|staffs|wilts|worcs|calif|mass|conn|penn|tenn|minn|mich|λεωφ|univ|dept|dist|prov|urb|apto|apdo|piso|terr|cresc?|sect|plot|door|floor|near|rues?|bvd|pkwy|просп?|корп|brgy|subd|bulv|opp|subdiv)$/i
/** `No: 12`, `Kat: 3` belong to the number after the colon. */
const NUMBER_MARK = /(?<!\p{L})(?:no|nr|num|kat|daire|d|blok|apt|km|n[°º]|box|bag|postfach|postbus|bp)$/iu
const COUNTRY_INITIALS = /^(?:USA|UK|UAE|RSA)$/

function separates(text: string, at: number, separator: string): Gap | null {
  const code = text[at]!
  if (code === '\n') return 'line'
  if (code === '\t') return 'cell'
  if (code === '。') return 'sentence'
  if (COMMA.includes(code)) {
    const isInNumber = isDigit(text.charCodeAt(at - 1)) && DIGITS_AFTER.test(text.slice(at + 1, at + 6))
    return isInNumber && code === ',' ? null : 'comma'
  }
  if (code === ':' || code === '：') {
    const next = text[at + 1] ?? ' '
    if (code === ':' && (next === '/' || (isDigit(text.charCodeAt(at - 1)) && isDigit(next.charCodeAt(0))))) return null
    return NUMBER_MARK.test(text.slice(Math.max(0, at - 7), at)) ? null : 'label'
  }
  if (code === '.') {
    // `London. WC1R 4BX`
    if (CODE_FOLLOWS.test(text.slice(at + 1, at + 11))) return 'comma'
    if (!SENTENCE_START.test(text.slice(at + 1, at + 4))) return null
    const word = LAST_WORD.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? ''
    return COUNTRY_INITIALS.test(word) ||
      (!ABBREVIATION.test(word) &&
        (!/\d/.test(word) || (/^\d{4,6}$/.test(word) && !/^ (?:Cad|Sok|Cd|Sk|Bul)/.test(text.slice(at + 1, at + 6)))))
      ? 'sentence'
      : null
  }
  if (separator.length > 1 || '|•●▪■◆∙‣¦│｜»›'.includes(code))
    return separator.length > 1 && text[at - 1] !== ' ' ? null : 'rule'
  if (text[at - 1] !== ' ') return null
  return code === '*' || code === '·' || code === '>' || code === '~' ? 'rule' : 'dash'
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39
