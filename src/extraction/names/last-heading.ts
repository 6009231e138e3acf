import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { byTag, type Page, type PageElement } from '../page.ts'
import { HEADING_TAGS } from '../tag-traits.ts'

const headingsOf = memoizeByObject((page: Page) =>
  HEADING_TAGS.map((tag) => byTag(page, tag).filter(({ start, end }) => end > start)),
)

/** Returns the last non-empty heading before an offset, or null. @param except a tag to skip */
export function lastHeadingBefore(page: Page, offset: number, except = ''): PageElement | null {
  let last: PageElement | null = null
  for (const [level, headings] of headingsOf(page).entries()) {
    const heading = HEADING_TAGS[level] === except ? undefined : headings[countBefore(headings, offset) - 1]
    if (heading && (last === null || heading.start > last.start)) last = heading
  }
  return last
}

/** Returns how many of some elements in document order start before an offset. */
export function countBefore(headings: readonly PageElement[], offset: number): number {
  let low = 0
  let high = headings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (headings[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}
