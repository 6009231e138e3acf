import type { PagePlace } from '../../contracts/crawls/extraction-rules.ts'
import { pageKindOf } from '../../extraction/site/facts/page-kind.ts'

/** Returns what kind of page evidence is on, such as the imprint; null if neither its address nor its title says so. */
export function placeOf(url: string | null, title: string | null): PagePlace | null {
  const kind = url === null ? 'other' : pageKindOf(url, title)
  return kind === 'other' ? null : kind
}
