import { closest, elementAt, type Page } from '../page.ts'
import { readJobTitle, type Segment } from './segments.ts'

/** Finds the job title that stands on the line below or above a name. */
export interface NeighbourTitles {
  /** @param segment position of the line that holds nothing but the name */
  titleOf(segment: number): string | null
}

const LINE_MAX = 200

/**
 * Lists of staff write all titles below the names or all above them. Which of the two a page does shows at the ends of its
 * lists, where a name has a title on one side only.
 *
 * @param named the lines that hold a name, as positions in `segments`
 * @param alone those that hold nothing else
 */
export function neighbourTitles(
  page: Page,
  segments: readonly Segment[],
  named: ReadonlySet<number>,
  alone: ReadonlySet<number>,
): NeighbourTitles {
  const titles = new Map<number, string | null>()
  const titleAt = (index: number): string | null => {
    const known = titles.get(index)
    if (known !== undefined) return known
    const at = segments[index]
    const title =
      at && !named.has(index) && at.end - at.start < LINE_MAX ? readJobTitle(page.text.slice(at.start, at.end)) : null
    titles.set(index, title)
    return title
  }
  let below = 0
  for (const index of alone) {
    below += Number(titleAt(index + 1) !== null) - Number(titleAt(index - 1) !== null)
  }
  return {
    titleOf(segment) {
      const above = titleAt(segment - 1)
      const under = titleAt(segment + 1)
      const isDescription = closest(elementAt(page, segments[segment]!.start), ({ tag }) => tag === 'dd') !== null
      if (below < 0 || isDescription) return above ?? under
      // The title above belongs to the name above it.
      return under ?? (alone.has(segment - 2) ? null : above)
    },
  }
}
