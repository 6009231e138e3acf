import { createHash } from 'node:crypto'
import type { Page } from '../../../extraction/page.ts'

/** Less text than this is a frame, a gallery or an empty page, as many are that have nothing in common. */
const LENGTH_MIN = 120
/** Longer texts are lists and books; nobody keeps two of them by accident. */
const LENGTH_MAX = 200_000

/**
 * What a page shows, in short: two with one fingerprint are one page under two addresses, such as `/` and `/index.html`, with
 * and without a session, or the same words for every page that is gone.
 *
 * @returns null for a page that shows too little to tell
 */
export function fingerprintOf({ title, text }: Page): string | null {
  const shown = text.trim()
  if (shown.length < LENGTH_MIN || shown.length > LENGTH_MAX) return null
  return createHash('sha256').update(`${title}\n${shown}`).digest('base64').slice(0, 16)
}
