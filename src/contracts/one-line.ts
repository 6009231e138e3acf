/** Characters that are not seen: controls of direction and joining, and those that mean something in one font only. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069\p{Co}]+/gu
/** Those that show what follows in another order (UAX 9, 2.1 to 2.5), by which one name looks like another. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** All but tab, line feed and carriage return. */
const CONTROL_IN_LINES = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/

/** A text as one line of a list: no control characters, no line ends, no halves of characters, nothing that is not seen. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** A text of several lines that comes from elsewhere, cleaned in the same way; its lines stay. */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+/g, '')
    .trim()

/** An address without the characters that nobody sees; one with others that no address has stays as it is, to be refused. */
export const seenAddress = (text: string): string =>
  textProblem(text, 'one') === null ? text.toWellFormed().replace(UNSEEN, '').trim() : text

/**
 * What is wrong with the characters of a text that somebody wrote, as a sentence; null where nothing is.
 *
 * @param lines how many it may have; spaces and line ends around one line do not count
 */
export function textProblem(text: string, lines: 'one' | 'many'): string | null {
  if (lines === 'one' && CONTROL.test(text.trim())) return 'Use a single line'
  if (lines === 'many' && CONTROL_IN_LINES.test(text)) return 'Leave out control characters'
  return DIRECTION.test(text) ? 'Leave out characters that change the direction of text' : null
}
