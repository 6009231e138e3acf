// What `src/lib/csv-cell.ts` does to cells on their way out, over again: this client runs as it is, where nothing translates
// TypeScript. A test holds both to the same cells.

const CELL_BEGINS = /[,;"\t\r\n]/g
const BEGINS_FORMULA = new Set(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]$/u

/**
 * A cell that no spreadsheet computes.
 *
 * @param {string} text
 */
export const neutraliseCell = (text) => (isComputed(text) ? `'${text}` : text)

/** @param {string} text */
function isComputed(text) {
  let at = 0
  while (text[at] === "'") at++
  if (text[at] === '\t' || text[at] === '\r') return true
  while (at < text.length) {
    at = endOfUnseen(text, at)
    if (BEGINS_FORMULA.has(text[at] ?? '')) return true
    CELL_BEGINS.lastIndex = at
    if (!CELL_BEGINS.test(text)) return false
    at = CELL_BEGINS.lastIndex
  }
  return false
}

/**
 * @param {string} text
 * @param {number} start
 */
function endOfUnseen(text, start) {
  let at = start
  while (at < text.length) {
    const code = /** @type {number} */ (text.codePointAt(at))
    if (!UNSEEN.test(String.fromCodePoint(code))) break
    at += code > 0xffff ? 2 : 1
  }
  return at
}
