import type { CrawlContactFilter } from '../../../src/contracts/crawls/crawl-details.ts'
import { ScrollRow } from '../../ui/scroll-row.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'person', label: 'People' },
  { value: 'organization', label: 'Organisations' },
] as const
const REACH = [
  { value: 'any', label: 'Any' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const

export interface CrawlContactFiltersProps {
  filter: CrawlContactFilter
  onChange: (part: Partial<CrawlContactFilter>) => void
}

/** Which people and organisations of a crawl are listed. */
export function CrawlContactFilters({ filter, onChange }: CrawlContactFiltersProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchInput
        aria-label="Search people and organisations"
        placeholder="Name, title, email"
        value={filter.search ?? ''}
        onChange={(search) => onChange({ search: search.trim() || undefined })}
        lengthMax={200}
        className="min-w-40 flex-1 sm:max-w-56"
      />
      <ScrollRow>
        <SegmentedControl
          aria-label="Kind"
          value={filter.kind ?? 'all'}
          onChange={(kind) => onChange({ kind: kind === 'all' ? undefined : kind })}
          segments={KINDS}
        />
        <SegmentedControl
          aria-label="Reachable by"
          value={filter.has ?? 'any'}
          onChange={(has) => onChange({ has: has === 'any' ? undefined : has })}
          segments={REACH}
        />
      </ScrollRow>
    </div>
  )
}
