import { priorityOf } from './priority.ts'

interface Link {
  readonly url: string
  readonly text: string
}

/**
 * Selects the links that a small crawl would read first, if a page has more than are worth keeping: links that are
 * likely to lead to contacts, wherever they are (for instance in the footer of a long list), then the others in
 * document order.
 *
 * @returns at most `linksMax`, in document order
 */
export function topByPriority<L extends Link>(links: readonly L[], linksMax: number): readonly L[] {
  if (links.length <= linksMax) return links
  const ranked = links.map((link, place) => ({ link, place, priority: priorityOf(link.url, link.text, 1) }))
  ranked.sort((a, b) => a.priority - b.priority || a.place - b.place)
  return ranked
    .slice(0, linksMax)
    .sort((a, b) => a.place - b.place)
    .map(({ link }) => link)
}
