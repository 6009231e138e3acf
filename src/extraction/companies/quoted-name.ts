const OPENING = /["'“„«‹‘]/
const CLOSING = /["'”“»›’]/
const WORD_CHARACTER = /[\p{L}\p{N}]/u
const LENGTH_MAX = 94
const LENGTH_MIN = 4

/**
 * The length of the name in quotation marks that a text begins with, marks and a space before them included; 0 where it
 * begins with none. Names hold quoted names: `"Редакция журнала "Полюс""`, whose two last marks are often one.
 */
export function quotedLength(text: string): number {
  const first = text[0] === ' ' ? 1 : 0
  if (!OPENING.test(text[first] ?? '')) return 0
  let depth = 1
  let end = 0
  for (let at = first + 1; at < Math.min(text.length, LENGTH_MAX) && text[at] !== '\n'; at++) {
    const kind = markAt(text, at)
    if (kind === 'opening') {
      // What is quoted behind a name that is complete is another one.
      if (end > 0) break
      depth++
    } else if (kind === 'closing') {
      end = at + 1
      if (--depth === 0) break
    }
  }
  return end - first < LENGTH_MIN ? 0 : end
}

/** Marks that open stand before a word and behind none; straight ones and apostrophes look alike. */
function markAt(text: string, at: number): 'opening' | 'closing' | null {
  const mark = text[at]!
  const isBehindWord = WORD_CHARACTER.test(text[at - 1]!)
  const isBeforeWord = WORD_CHARACTER.test(text[at + 1] ?? '')
  if (OPENING.test(mark) && isBeforeWord && !isBehindWord) return 'opening'
  return CLOSING.test(mark) && !isBeforeWord ? 'closing' : null
}
