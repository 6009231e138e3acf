// The same as `src/lib/csv-cell.ts`, repeated because this client runs without a TypeScript build. A test compares
// both.

const CELL_BEGINS = /[,;"\t\r\n]/g
const BEGINS_FORMULA = new Set(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]$/u

/**
 * Returns a cell that no spreadsheet evaluates as a formula, with any separator.
 *
 * @param {string} text
 */
export function neutraliseCell(text) {
  const pieces = []
  let from = 0
  for (const start of computedStarts(text)) {
    pieces.push(text.slice(from, start), "'")
    from = start
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

/**
 * Positions where a spreadsheet would see a formula if the apostrophes before it were removed.
 *
 * @param {string} text
 */
function* computedStarts(text) {
  let seen = 0
  let start = 0
  while (start <= text.length) {
    let at = start
    while (text[at] === "'") at++
    const isControl = start === 0 && (text[at] === '\t' || text[at] === '\r')
    if (at >= seen) seen = endOfUnseen(text, at)
    if (isControl || BEGINS_FORMULA.has(text[seen] ?? '')) yield start
    CELL_BEGINS.lastIndex = start
    if (!CELL_BEGINS.test(text)) return
    start = CELL_BEGINS.lastIndex
  }
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
