const OPENING = /["'“„«‹‘]/
const CLOSING = /["'”“»›’]/
const WORD_CHARACTER = /[\p{L}\p{N}]/u
const LENGTH_MAX = 94
const LENGTH_MIN = 4

/**
 * Returns the length of the quoted name that a text begins with, including the marks and a leading space, or 0 without
 * one. Names may contain quoted names, as in `"Редакция журнала "Полюс""`, where the two last marks are often merged.
 */
export function quotedLength(text: string): number {
  const first = text[0] === ' ' ? 1 : 0
  if (!OPENING.test(text[first] ?? '')) return 0
  let depth = 1
  let end = 0
  for (let at = first + 1; at < Math.min(text.length, LENGTH_MAX) && text[at] !== '\n'; at++) {
    const kind = markAt(text, at)
    if (kind === 'opening') {
      // A quotation after a complete name is another name.
      if (end > 0) break
      depth++
    } else if (kind === 'closing') {
      end = at + 1
      if (--depth === 0) break
    }
  }
  return end - first < LENGTH_MIN ? 0 : end
}

/** Straight quotes and apostrophes are ambiguous: an opening mark precedes a word and does not follow one. */
function markAt(text: string, at: number): 'opening' | 'closing' | null {
  const mark = text[at]!
  const isBehindWord = WORD_CHARACTER.test(text[at - 1]!)
  const isBeforeWord = WORD_CHARACTER.test(text[at + 1] ?? '')
  if (OPENING.test(mark) && isBeforeWord && !isBehindWord) return 'opening'
  return CLOSING.test(mark) && !isBeforeWord ? 'closing' : null
}
