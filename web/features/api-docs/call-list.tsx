import { part } from '../../lib/parts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePart } from '../../ui/lazy-part.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { DocsSection } from './docs-section.tsx'
import { findCalls } from './find-calls.ts'
import { SECTIONS } from './sections.ts'
import { useTarget } from './use-target.ts'

const fullCalls = part(() => import('./full-calls.ts'))
/** The first two sections, authentication and crawling, are open initially. */
const OPEN_AT_FIRST = 2

export interface CallListProps {
  /** What is searched for; blank for all calls. */
  search: string
  onSearchFailure: () => void
}

/** The sections of calls, or those of them that a search finds. */
export function CallList({ search, onSearchFailure }: CallListProps) {
  const target = useTarget()
  const isSearching = search !== ''
  // Their fields are searched as well, and load with the first search.
  const full = usePart(fullCalls, isSearching, onSearchFailure)
  if (isSearching && !full) return <TableSkeleton />
  const found = isSearching && full ? findCalls(SECTIONS, search, full.inFull) : SECTIONS
  if (found.length === 0) return <EmptyState title={`No endpoint matches “${search}”.`} />
  return found.map((section, at) => {
    const isTarget = section.calls.some(({ id }) => id === target)
    return (
      <DocsSection
        // The key resets which sections are open when the search or the target changes.
        key={`${section.id} ${isSearching} ${isTarget ? target : ''}`}
        section={section}
        isOpenAtFirst={isSearching || isTarget || at < OPEN_AT_FIRST}
        openCall={target}
      />
    )
  })
}
