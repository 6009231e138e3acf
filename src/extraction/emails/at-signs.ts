import { indexWords, type WordIndex, WordTable } from '../word-index.ts'
import { AT_BETWEEN_SPACES, AT_IN_BRACKETS, AT_SIGN, AT_WEAKLY } from './at-and-dot-words.ts'

const HERE = new RegExp(AT_SIGN, AT_SIGN.flags.replace('g', 'y'))
/**
 * Symbols that replace `@` between two parts of an address. They are so rare that a text with one is searched as a
 * whole.
 */
const SYMBOL = /[a-z0-9](?:[☆★●○■□◎◆◇♪]|&#|&commat|%40|[*#$!](?=[a-z0-9]))/i
/** Characters allowed between the start of an obfuscated sign and its word: spaces, brackets or marks, spaces. */
const LEAD = /[\s[({<«‹（［【〔|*_~#"'“‘„-]/
const LEAD_LENGTH_MAX = 6
/** Minimum length for the index of words; shorter texts are searched faster without it. */
const LENGTH_MIN = 500

const wordsOf = (pattern: string) =>
  pattern
    .split('|')
    .flatMap((word) => [
      word.replace(/\[ -\]\?|-\?| \?/g, ''),
      word.replace(/\[ -\]\?/, ' '),
      word.replace(/\[ -\]\?/, '-'),
    ])
const tables = () => ({
  /** Words after a bracket, a mark or the start of a line. */
  anywhere: new WordTable(wordsOf(`${AT_IN_BRACKETS}|${AT_WEAKLY}`)),
  /** Words after a word and a space. */
  inProse: new WordTable([...wordsOf(AT_BETWEEN_SPACES), 'at ', 'at\n']),
})
let known: ReturnType<typeof tables> | null = null

/**
 * Finds every `@` of a text, plain or obfuscated, as matches of `AT_SIGN` that do not overlap.
 *
 * @param wordsOf returns the word positions of a text, for callers that have an index already
 */
export function atSignsIn(text: string, wordsOf = indexWords): Iterable<RegExpExecArray> {
  return text.length < LENGTH_MIN || SYMBOL.test(text) ? text.matchAll(AT_SIGN) : signsAtWords(text, wordsOf(text))
}

function* signsAtWords(text: string, words: WordIndex): Generator<RegExpExecArray> {
  known ??= tables()
  let coveredTo = 0
  let sign = text.indexOf('@')
  for (let word = known.anywhere.next(words, 0); ; word = known.anywhere.next(words, word + 1)) {
    const start = word < words.count ? words.starts[word]! : text.length
    for (; sign >= 0 && sign < start; sign = text.indexOf('@', sign + 1)) {
      const match = matchAround(text, sign, coveredTo)
      if (match) yield match
      coveredTo = endOf(match, coveredTo)
    }
    if (word === words.count) return
    if (isInProse(text, start) && !known.inProse.mayBegin(words, word)) continue
    const match = matchAround(text, start, coveredTo)
    if (match) yield match
    coveredTo = endOf(match, coveredTo)
  }
}

const endOf = (match: RegExpExecArray | null, before: number) => (match ? match.index + match[0].length : before)

const SPACE = 32
const isInProse = (text: string, start: number) =>
  text.charCodeAt(start - 1) === SPACE && start > 1 && !LEAD.test(text[start - 2]!)

/** The earliest match that includes the character at `at` and does not begin before `from`. */
function matchAround(text: string, at: number, from: number): RegExpExecArray | null {
  let first = at
  while (first > from && at - first < LEAD_LENGTH_MAX && LEAD.test(text[first - 1]!)) first--
  for (let start = first; start <= at; start++) {
    HERE.lastIndex = start
    const match = HERE.exec(text)
    if (match && match.index + match[0].length > at) return match
  }
  return null
}
