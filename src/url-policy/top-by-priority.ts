import { priorityOf } from './priority.ts'

interface Link {
  readonly url: string
  readonly text: string
}

/**
 * The links that a crawl of few pages would read first, where a page has more than it is worth to keep: those that are likely
 * to hold contacts wherever they stand, as the footer of a long list does, then the others in document order.
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
