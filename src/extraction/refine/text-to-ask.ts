/**
 * How much of a page's text a model reads: the beginning, which introduces the subject, and the end, which names the
 * publisher.
 */
const HEAD_LENGTH = 8_000
const TAIL_LENGTH = 4_000
/** Shorter texts contain nothing worth a review. */
const LENGTH_MIN = 40

/** A page's text, cut to what a model reads in a few seconds; null for a page with almost no text. */
export function textToAsk(text: string): string | null {
  const shown = text.trim()
  if (shown.length < LENGTH_MIN) return null
  if (shown.length <= HEAD_LENGTH + TAIL_LENGTH) return shown
  return `${shown.slice(0, HEAD_LENGTH)}\n…\n${shown.slice(-TAIL_LENGTH)}`.toWellFormed()
}
