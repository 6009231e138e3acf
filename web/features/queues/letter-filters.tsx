import { RefreshCw } from 'lucide-react'
import { QUEUE_NAMES } from '../../../src/contracts/queues.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { queueWords, UNKNOWN_QUEUE } from './letter-words.ts'
import { type QueuesPlace, SEARCH_LENGTH_MAX } from './queues-address.ts'

const states = [
  { value: 'open', label: 'Waiting' },
  { value: 'retried', label: 'Sent again' },
  { value: 'all', label: 'All' },
] as const
const queueOptions = [
  { value: '', label: 'All queues' },
  ...[...QUEUE_NAMES, UNKNOWN_QUEUE].map((name) => ({ value: name, label: queueWords(name) })),
]

export interface LetterFiltersProps {
  place: QueuesPlace
  onRefresh: () => void
  isRefreshing: boolean
}

/** Filters of the dead letters. */
export function LetterFilters({ place: { address, filter }, onRefresh, isRefreshing }: LetterFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
      <Select
        aria-label="Queue"
        value={address.queue}
        onChange={(queue) => filter({ queue })}
        options={queueOptions}
        className="w-48"
      />
      <SegmentedControl
        aria-label="Show messages that are"
        value={address.state}
        onChange={(state) => filter({ state })}
        segments={states}
      />
      <SearchInput
        aria-label="Search dead letters"
        placeholder="Reason, ID or content"
        value={address.search}
        onChange={(search) => filter({ search: search.trim() })}
        lengthMax={SEARCH_LENGTH_MAX}
        className="w-full sm:w-64"
      />
      <IconButton
        icon={RefreshCw}
        size="sm"
        label="Refresh dead letters"
        isLoading={isRefreshing}
        onClick={onRefresh}
        className="ml-auto"
      />
    </div>
  )
}
