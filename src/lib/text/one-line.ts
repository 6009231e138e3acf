/**
 * Invisible characters: direction and joining controls, and private-use characters, which have a meaning in one font
 * only.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069\p{Co}]+/gu
/** Characters that reorder the text after them (UAX 9, 2.1 to 2.5), by which one name can look like another. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** All control characters except tab, line feed and carriage return. */
const CONTROL_IN_LINES = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/

/**
 * Cleans a text for one line of a list: removes control characters, line breaks, lone surrogates and invisible
 * characters.
 */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Cleans an external text of several lines in the same way; its line breaks stay. */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+/g, '')
    .trim()

/**
 * Removes the invisible characters of an address. An address with other forbidden characters is returned unchanged, to
 * be rejected.
 */
export const seenAddress = (text: string): string =>
  textProblem(text, 'one') === null ? text.toWellFormed().replace(UNSEEN, '').trim() : text

/**
 * Describes what is wrong with the characters of a user's text, as a sentence; null if nothing is.
 *
 * @param lines how many lines it may have; for one line, surrounding spaces and line breaks are ignored
 */
export function textProblem(text: string, lines: 'one' | 'many'): string | null {
  if (lines === 'one' && CONTROL.test(text.trim())) return 'Use a single line'
  if (lines === 'many' && CONTROL_IN_LINES.test(text)) return 'Leave out control characters'
  return DIRECTION.test(text) ? 'Leave out characters that change the direction of text' : null
}
