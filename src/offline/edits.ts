/** Text to put in place of what stands from `start` to before `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Replaces parts of a text; all else stays as it is. Edits come in any order; those that begin inside an earlier one are
 * left out, two insertions at one place keep their order.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return text
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text: piece } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    pieces.push(text.slice(at, start), piece)
    at = end
  }
  return pieces.join('') + text.slice(at)
}
