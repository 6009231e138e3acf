import type { PageFacts } from '../page-facts.ts'

/** Maximum number of pages whose titles are read. */
const PAGES_MAX = 500
/** Minimum number of pages that share a part of their titles, and their minimum share. */
const PAGES_MIN = 3
const SHARE_MIN = 0.6
const WORDS_MIN = 2
const WORDS_MAX = 8
/** A separator at the end of a word, or a word that is nothing else. */
const MARK = /^[,;:|–—-]|[,;:|–—-]$/gu

/** A part that titles share, and the URLs of their pages. */
export interface SharedTitle {
  readonly name: string
  readonly urls: readonly string[]
}

/**
 * Returns the words with which the titles of most pages begin or end although nothing separates them from the rest:
 * `Elm Vale Chess Club Fixtures`, `Elm Vale Chess Club, members`.
 */
export function sharedTitles(pages: readonly PageFacts[]): SharedTitle[] {
  const read = pages.slice(0, PAGES_MAX)
  const titled = read.flatMap(({ url, title }) => (title ? [{ url, words: title.split(/\s+/, TITLE_WORDS_MAX) }] : []))
  const least = Math.max(PAGES_MIN, read.length * SHARE_MIN)
  const shared = [
    longestShared(titled, least, (words, count) => words.slice(0, count)),
    longestShared(titled, least, (words, count) => words.slice(-count)),
  ]
  return shared.filter((one) => one !== null)
}
const TITLE_WORDS_MAX = 40

/** Joins words to a name without the separators at its ends. */
const nameOf = (words: readonly string[]) => words.join(' ').replace(MARK, '').trim()

interface Titled {
  readonly url: string
  readonly words: readonly string[]
}

function longestShared(
  titled: readonly Titled[],
  least: number,
  part: (words: readonly string[], count: number) => readonly string[],
): SharedTitle | null {
  for (let count = WORDS_MAX; count >= WORDS_MIN; count--) {
    const urlsByPart = new Map<string, string[]>()
    for (const { url, words } of titled) {
      if (words.length <= count) continue
      const name = nameOf(part(words, count))
      const urls = urlsByPart.get(name)
      if (urls) urls.push(url)
      else urlsByPart.set(name, [url])
    }
    for (const [name, urls] of urlsByPart) if (urls.length >= least) return { name, urls }
  }
  return null
}
