import { decodeHTML } from 'entities'

const TITLE_LENGTH_MAX = 200
/** Long enough for whatever is shown of a title, white space and character references included. */
const WRITTEN_LENGTH_MAX = 10_000

/**
 * The first title of a page; null where it has none. Each search begins where the one before ended, as a page may begin as many
 * titles as it has room for.
 */
export function pageTitle(html: string): string | null {
  const tag = html.search(/<title[\s/>]/i)
  const start = tag < 0 ? 0 : html.indexOf('>', tag) + 1
  if (start === 0) return null
  const rest = html.slice(start, start + WRITTEN_LENGTH_MAX)
  return decodeHTML(rest.split('<', 1)[0]!).replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH_MAX) || null
}
