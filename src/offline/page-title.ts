import { decodeHTML } from 'entities'

const TITLE_LENGTH_MAX = 200
/** Enough text for the longest title shown, including whitespace and character references. */
const WRITTEN_LENGTH_MAX = 10_000

/**
 * Returns the first title of a page, or null. Each search starts where the previous one ended, so that the time stays
 * linear on a page with a great many title tags.
 */
export function pageTitle(html: string): string | null {
  const tag = html.search(/<title[\s/>]/i)
  const start = tag < 0 ? 0 : html.indexOf('>', tag) + 1
  if (start === 0) return null
  const rest = html.slice(start, start + WRITTEN_LENGTH_MAX)
  return decodeHTML(rest.split('<', 1)[0]!).replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH_MAX) || null
}
