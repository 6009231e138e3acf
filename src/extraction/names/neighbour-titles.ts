import type { Page } from '../page.ts'
import type { Segment } from './segments.ts'
import { type Claim, TitleLines } from './title-lines.ts'

/** Finds the job title on the line below or above a name, in its row or in its column. */
export interface NeighbourTitles {
  /** @param segment index of the line that contains only the name */
  titleOf(segment: number): string | null
  /** Whether the line above a name is another person's title, even if that person's name cannot be read. */
  isAboveOthers(segment: number): boolean
}

/**
 * Assigns titles to names by their position. A title belongs to the line with the same card, row, term or heading, even
 * if no name can be read there ("Secretary | vacant"). Lists without such markup have all titles either below or above
 * the names. The names at the ends show which, because they have a title on one side only.
 *
 * @param named the lines that contain a name, as indexes in `segments`
 * @param alone the lines that contain only a name
 */
export function neighbourTitles(
  page: Page,
  segments: readonly Segment[],
  named: ReadonlySet<number>,
  alone: ReadonlySet<number>,
): NeighbourTitles {
  const lines = new TitleLines(page, segments, named)
  // Votes by list; the empty key is the whole page.
  const votes = new Map<string, number>([['', 0]])
  for (const index of alone) {
    const below = weightOf(lines.claimOf(index, 1)) - weightOf(lines.claimOf(index, -1))
    if (below === 0) continue
    const list = lines.listOf(index)
    for (const key of new Set([list, ''])) votes.set(key, (votes.get(key) ?? 0) + below)
  }
  const directionOf = (index: number) => votes.get(lines.listOf(index)) || votes.get('')!
  return {
    titleOf(segment) {
      const above = lines.claimOf(segment, -1)
      const under = lines.claimOf(segment, 1)
      const first = directionOf(segment) < 0 ? -1 : 1
      const [near, far] = first < 0 ? [above, under] : [under, above]
      if (near !== null && near !== 'foreign') return lines.titleAt(segment + first)
      if (far === 'own') return lines.titleAt(segment - first)
      // The title above may belong to the name above it.
      if (far === 'open' && (directionOf(segment) === 0 || near === null) && !lines.isNamedBeyond(segment, -first))
        return lines.titleAt(segment - first)
      return lines.titleInRow(segment) ?? lines.titleInColumn(segment)
    },
    isAboveOthers: (segment) =>
      lines.claimOf(segment, -1) === 'foreign' || (lines.claimOf(segment, -1) === 'open' && directionOf(segment) > 0),
  }
}

const weightOf = (claim: Claim | null) => (claim === 'own' ? 2 : claim === 'open' ? 1 : 0)
