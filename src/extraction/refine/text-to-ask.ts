/** What of a page's text a model is asked about. Pages begin with what they are about, and end with who made them. */
const HEAD_LENGTH = 8_000
const TAIL_LENGTH = 4_000
/** Less than this holds nothing to overlook. */
const LENGTH_MIN = 40

/** A page's text, cut to what a model reads in a few seconds; null for a page that says next to nothing. */
export function textToAsk(text: string): string | null {
  const shown = text.trim()
  if (shown.length < LENGTH_MIN) return null
  if (shown.length <= HEAD_LENGTH + TAIL_LENGTH) return shown
  return `${shown.slice(0, HEAD_LENGTH)}\n…\n${shown.slice(-TAIL_LENGTH)}`.toWellFormed()
}
