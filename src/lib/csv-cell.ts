const APOSTROPHE = "'".charCodeAt(0)
/** Behind what a spreadsheet may take a cell to begin: one with a wrong delimiter or quote in mind begins more of them. */
const CELL_BEGINS = /[,;"\t\r\n]/g
const BEGINS_FORMULA: ReadonlySet<string> = new Set(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
/** Spaces, control and zero-width characters: one program or another drops them, and what follows begins the cell. */
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]$/u

/**
 * A cell that no spreadsheet computes, whichever separator it is read with: whatever could start a formula gets an apostrophe before it, at the beginning and
 * behind each separator, as does what has apostrophes there already, so that `restoreCell` gives back what was written.
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

/** Undoes `neutraliseCell`, also for files of other programs that protect themselves the same way. */
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
 * Places in a text where a cell begins, that some separator or quote makes of it, which a spreadsheet would compute once the apostrophes before it are gone. One
 * pass, whatever the text: what is not seen is passed over once.
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
