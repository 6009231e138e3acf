const APOSTROPHE = "'".charCodeAt(0)
/** Behind what a spreadsheet may take a cell to begin: one with a wrong delimiter or quote in mind begins more of them. */
const CELL_BEGINS = /[,;"\t\r\n]/g
const BEGINS_FORMULA: ReadonlySet<string> = new Set(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
/** Spaces, control and zero-width characters: one program or another drops them, and what follows begins the cell. */
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]$/u

/**
 * A cell that no spreadsheet computes: one that could start a formula gets an apostrophe before it, as does one that
 * has apostrophes there already, so that `restoreCell` gives back what was written.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const neutraliseCell = (text: string): string => (isComputed(text) ? `'${text}` : text)

/** Undoes `neutraliseCell`, also for files of other programs that protect themselves the same way. */
export const restoreCell = (text: string): string =>
  text.charCodeAt(0) === APOSTROPHE && isComputed(text) ? text.slice(1) : text

/** Whether some spreadsheet would compute a text once the apostrophes before it are gone. One pass, whatever the text. */
function isComputed(text: string): boolean {
  let at = 0
  while (text.charCodeAt(at) === APOSTROPHE) at++
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
