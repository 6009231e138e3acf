/** Replaces the text from `start` to before `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Applies edits to a text. They may be in any order. An edit that starts inside an earlier one is dropped; insertions
 * at the same position keep their order.
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
