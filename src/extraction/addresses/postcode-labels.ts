import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'

/** Short marks, which are other words elsewhere and count only before a code: `CEP 01310-200`, `(C.P. 03940)`. */
const MARKS = 'PIN|C\\.?P\\.?|C\\.?A\\.?P\\.?|P\\.?C\\.?|〒'
const SEPARATORS = '[\\s,–(-]{0,3}'

/** Built on first use. */
let atEnd: RegExp | undefined
let whole: RegExp | undefined
let beforeCode: RegExp | undefined

const labelsOfLanguages = () =>
  wordsOfLanguages(({ postcodeLabels }) => postcodeLabels, '|')
    .map((label) => label.replaceAll('.', '\\.?'))
    .join('|')

/** Whether a text is only a label of a postcode: `Zip code`, `PSČ`, `Τ.Κ.`. */
export function isPostcodeLabel(text: string): boolean {
  if (text.length > LABEL_MAX) return false
  whole ??= compilePattern(`^(?:${labelsOfLanguages()}|${MARKS}|C\\.?P|CAP)$`, 'iu')
  return whole.test(text)
}

/** Returns where the label of a postcode at the end of a text begins, or the text's length without one. */
export function postcodeLabelStart(text: string): number {
  atEnd ??= compilePattern(`${SEPARATORS}(?<!\\p{L})(?:${labelsOfLanguages()}|${MARKS})$`, 'iu')
  return startIn(atEnd, text)
}

/** Returns where the label directly before a postcode begins, or the end of the text without one. */
export function markStart(before: string): number {
  beforeCode ??= compilePattern(`${SEPARATORS}(?<!\\p{L})(?:${labelsOfLanguages()}|${MARKS})[\\s.:–-]{0,9}$`, 'iu')
  const start = startIn(beforeCode, before)
  return start < before.length ? start : before.search(SEPARATORS_AT_END)
}

const SEPARATORS_AT_END = /(?<![\s,–-])[\s,–-]*$/

function startIn(pattern: RegExp, text: string): number {
  const near = text.slice(-LABEL_MAX)
  const match = pattern.exec(near)
  return match ? text.length - near.length + match.index : text.length
}

const LABEL_MAX = 30
