const APOSTROPHE = "'".charCodeAt(0)
/**
 * Characters after which a spreadsheet may start a cell: one that assumes another delimiter or quote sees more cells.
 */
const CELL_BEGINS = /[,;"\t\r\n]/g
const BEGINS_FORMULA: ReadonlySet<string> = new Set(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
/** Spaces, control and zero-width characters: some programs drop them, so that the text after them starts the cell. */
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]$/u

/**
 * Returns a cell that no spreadsheet evaluates, whichever delimiter it assumes. An apostrophe is inserted before
 * anything that could start a formula, at the beginning and after each separator. Text that already has apostrophes
 * there gets another one, so that `restoreCell` returns the original text.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function neutraliseCell(text: string): string {
  const pieces: string[] = []
  let from = 0
  for (const start of computedStarts(text)) {
    pieces.push(text.slice(from, start), "'")
    from = start
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

/** Undoes `neutraliseCell`. It also works for files of other programs that use the same protection. */
export function restoreCell(text: string): string {
  const pieces: string[] = []
  let from = 0
  for (const start of computedStarts(text)) {
    if (text.charCodeAt(start) !== APOSTROPHE) continue
    pieces.push(text.slice(from, start))
    from = start + 1
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

/**
 * Yields the positions at which a cell could start, under any delimiter or quote, and at which a spreadsheet would
 * evaluate it once the apostrophes before it are removed. Runs in a single pass: invisible characters are skipped only
 * once.
 */
function* computedStarts(text: string): Generator<number> {
  let seen = 0
  let start = 0
  while (start <= text.length) {
    let at = start
    while (text.charCodeAt(at) === APOSTROPHE) at++
    const isControl = start === 0 && (text[at] === '\t' || text[at] === '\r')
    if (at >= seen) seen = endOfUnseen(text, at)
    if (isControl || BEGINS_FORMULA.has(text[seen] ?? '')) yield start
    CELL_BEGINS.lastIndex = start
    if (!CELL_BEGINS.test(text)) return
    start = CELL_BEGINS.lastIndex
  }
}

function endOfUnseen(text: string, start: number): number {
  let at = start
  while (at < text.length) {
    const code = text.codePointAt(at)!
    if (code > 32 && code < 127) break
    if (code > 32 && !UNSEEN.test(String.fromCodePoint(code))) break
    at += code > 0xffff ? 2 : 1
  }
  return at
}
