import { isPlainWord } from '../names/vocabulary.ts'
import { NAME_STOPS } from './company-words.ts'
import { isDistinctive } from './kind-words.ts'

/** What separates the parts of a line, and the words in lower case behind it up to a legal form. */
const SMALL_WORDS = /[\n\t|·•] ?(?<words>\p{Ll}[\p{L}\p{N}+-]{2,30}(?: [\p{L}\p{N}+-]{2,30}){0,3}) $/u
const SMALL_LENGTH_MAX = 60

/**
 * Finds the start of a name in lower case that fills its part of a line: `Engineer · elmsoft GmbH`. A capitalised word
 * in it belongs to it if it is no name of its own: `elm tec Systems GmbH`.
 *
 * @param capitalised where the capitalised words before the form begin, or null without any
 */
export function smallStart(text: string, formStart: number, capitalised: number | null): number | null {
  if (capitalised !== null && isDistinctive(text.slice(capitalised, formStart - 1))) return null
  const { words } = SMALL_WORDS.exec(text.slice(Math.max(0, formStart - SMALL_LENGTH_MAX), formStart))?.groups ?? {}
  if (words === undefined || !/\p{Lu}/u.test(text[formStart]!)) return null
  const start = formStart - 1 - words.length
  const small = text.slice(start, capitalised ?? formStart - 1).trim()
  const isNamed = small.split(' ').every((word) => /^\p{Ll}/u.test(word) && !NAME_STOPS.has(word) && !isPlainWord(word))
  return isNamed ? start : null
}
