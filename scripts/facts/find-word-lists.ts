import { parseSync, Visitor } from 'vite'

/** Code that belongs in the facts. */
export interface Misplaced {
  readonly kind: 'country' | 'words'
  /** From 1. */
  readonly line: number
  readonly text: string
}

/** The minimum number of words in a list; up to three may be part of a rule. */
const WORDS_MIN = 4
/** Shorter arrays of ASCII words are often names in the code. */
const LONG_ARRAY_MIN = 12
const CODES = /^[A-Z]{2}(?: [A-Z]{2})*$/
/** A word of a natural language: three letters, or two non-ASCII ones. */
const WORD =
  /^(?:[\p{L}\p{M}'’.-]*\p{L}[\p{L}\p{M}'’.-]*\p{L}[\p{L}\p{M}'’.-]*\p{L}[\p{L}\p{M}'’.-]*|[^\P{L}\x00-\x7f]{2,})$/u
/** The minimum share of words in a string that counts as a list. */
const WORDS_SHARE_MIN = 0.6

/**
 * Finds the country codes and word lists in a file of the engine.
 *
 * - Country codes: a string of only ISO 3166-1 codes, separated by spaces.
 * - A word list: a string of at least four words, separated by blanks, `|`, `;` or commas; an array of such words; or a
 * regular expression with four consecutive alternatives that start with a word.
 *
 * Error messages and import paths are not counted.
 *
 * @param codes the codes of all countries
 */
export function findMisplaced(file: string, text: string, codes: ReadonlySet<string>): Misplaced[] {
  const found: Misplaced[] = []
  const note = (kind: Misplaced['kind'], start: number, shown: string) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ kind, line, text: shown.length > 60 ? `${shown.slice(0, 60)}…` : shown })
  }
  const skipped: { start: number; end: number }[] = []
  const isSkipped = (at: number) => skipped.some(({ start, end }) => start <= at && at < end)
  const judge = (value: string, start: number) => {
    if (isSkipped(start)) return
    if (CODES.test(value) && value.split(' ').every((code) => codes.has(code))) note('country', start, value)
    else if (isWordList(value)) note('words', start, value)
  }
  const skip = ({ start, end }: { start: number; end: number }) => void skipped.push({ start, end })
  const visitor = new Visitor({
    ImportDeclaration: skip,
    TSLiteralType: skip,
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) skip(node)
    },
    ArrayExpression({ elements, start }) {
      const words = elements.flatMap((it) => (it?.type === 'Literal' && typeof it.value === 'string' ? it.value : []))
      const isNatural = words.length >= LONG_ARRAY_MIN || words.some((word) => /[^\x00-\x7f]/.test(word))
      if (isNatural && words.filter((word) => WORD.test(word)).length >= WORDS_MIN && !isSkipped(start))
        note('words', start, text.slice(start, start + 61))
    },
    Literal(node) {
      if ('regex' in node) {
        if (!isSkipped(node.start) && hasWordsInARow(node.regex.pattern)) note('words', node.start, node.regex.pattern)
      } else if (typeof node.value === 'string') judge(node.value, node.start)
    },
    TemplateElement({ value, start }) {
      judge(value.cooked ?? '', start)
    },
  })
  visitor.visit(parseSync(file, text).program)
  return found
}

function isWordList(value: string): boolean {
  if (hasWordsInARow(value)) return true
  const items = value.split(/[\s|;,]+/).filter((item) => item !== '')
  const words = items.filter((item) => WORD.test(item))
  return words.length >= WORDS_MIN && words.length >= items.length * WORDS_SHARE_MIN
}

/** Whether a pattern has enough alternatives in a row, separated by `|` without a bracket in between. */
function hasWordsInARow(pattern: string): boolean {
  return pattern
    .split(/[()]/)
    .some(
      (group) =>
        group.split('|').filter((item) => WORD.test(item.replace(/^\?[:=!<]+/, '').replace(/[?+*]|\\[bs]/g, '')))
          .length >= WORDS_MIN,
    )
}
