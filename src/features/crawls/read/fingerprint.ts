import { createHash } from 'node:crypto'
import type { Page } from '../../../extraction/page.ts'

/** Shorter texts are frames, galleries or empty pages, which look alike without being duplicates. */
const LENGTH_MIN = 120
/** Longer texts are lists and books, which are rarely duplicated by accident. */
const LENGTH_MAX = 200_000

/**
 * Returns a fingerprint of a page's content. Two pages with the same one are duplicates, such as `/` and `/index.html`,
 * an address with and without a session, or the same error text for every missing page.
 *
 * @returns null for a page with too little or too much text to compare
 */
export function fingerprintOf({ title, text }: Page): string | null {
  const shown = text.trim()
  if (shown.length < LENGTH_MIN || shown.length > LENGTH_MAX) return null
  return createHash('sha256').update(`${title}\n${shown}`).digest('base64').slice(0, 16)
}
