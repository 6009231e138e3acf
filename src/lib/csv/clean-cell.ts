/**
 * Invisible characters that spreadsheets, web pages and address books leave in cells: zero-width spaces, directional
 * marks and controls, soft hyphens, byte order marks, NUL and other controls.
 */
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1e\x7f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Joiners are part of words in Persian and Hindi and of emoji. Next to ASCII, they join nothing. */
const STRAY_JOINER = /(?<=^|[\0-\x7f])[\u200c\u200d]+|[\u200c\u200d](?=[\0-\x7f]|$)/g
const MAY_NEED_IT = /[^\t\n\x20-\x7e]/
/** `="0049…"` prevents a spreadsheet from parsing a number; `=+49…` is what it makes of a typed number. */
const GUARD = /^\s*=\s*"([\s\S]*)"\s*$/
const COMPUTED_NUMBER = /^\s*=\s*(\+?\d[\d ().\-/]*)$/

/**
 * Line and paragraph separators. Workbooks are converted with these in place of line breaks, so that each row stays one
 * line (`platform/workbook`).
 */
const SEPARATOR = /[\u2028\u2029]/g

/** Returns a cell's plain value, without invisible characters and a spreadsheet's guard. */
export function cleanCell(given: string): string {
  const cell = MAY_NEED_IT.test(given)
    ? given.replace(UNSEEN, '').replace(STRAY_JOINER, '').replace(SEPARATOR, '\n')
    : given
  if (!cell.trimStart().startsWith('=')) return cell
  const guarded = GUARD.exec(cell)?.[1]
  if (guarded !== undefined) return guarded.replaceAll('""', '"')
  return COMPUTED_NUMBER.exec(cell)?.[1] ?? cell
}
