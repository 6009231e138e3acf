import { parseSync, Visitor } from 'vite'

/** Something in the code that belongs to the facts. */
export interface Misplaced {
  readonly kind: 'country' | 'words'
  /** From 1. */
  readonly line: number
  readonly text: string
}

/** How many words make a list: three may be a rule's own. */
const WORDS_MIN = 4
/** Shorter arrays of ASCII words are as often the names of something in the code. */
const LONG_ARRAY_MIN = 12
const CODES = /^[A-Z]{2}(?: [A-Z]{2})*$/
/** A word of a natural language: three letters, or two outside ASCII. */
const WORD =
  /^(?:[\p{L}\p{M}'’.-]*\p{L}[\p{L}\p{M}'’.-]*\p{L}[\p{L}\p{M}'’.-]*\p{L}[\p{L}\p{M}'’.-]*|[^\P{L}\x00-\x7f]{2,})$/u
/** How much of a string must be words for it to be a list of them. */
const WORDS_SHARE_MIN = 0.6

/**
 * The country codes and the lists of words in a file of the engine.
 *
 * - A country is a string of nothing but codes of ISO 3166-1, parted by spaces.
 * - A list of words is a string whose items, parted by blanks, `|`, `;` or commas, are four words or more; an array of
 *   such words; or a regular expression with four alternatives in a row that begin with a word.
 *
 * Messages of errors are no lists, nor are the strings of imports.
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

/** Alternatives of a pattern, as far as they are parted by `|` without a bracket in between. */
function hasWordsInARow(pattern: string): boolean {
  return pattern
    .split(/[()]/)
    .some(
      (group) =>
        group.split('|').filter((item) => WORD.test(item.replace(/^\?[:=!<]+/, '').replace(/[?+*]|\\[bs]/g, '')))
          .length >= WORDS_MIN,
    )
}
