import type { DirectMessageState } from '../../../src/contracts/direct-messages/direct-messages.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { STATE_OPTIONS } from './message-words.ts'

const ADDRESS_LENGTH_MAX = 320

export interface MessageFilter {
  /** A part of the recipient's address. */
  readonly search: string
  readonly state: DirectMessageState | undefined
}
export const NO_FILTER: MessageFilter = { search: '', state: undefined }

export interface MessageFiltersProps {
  filter: MessageFilter
  onChange: (part: Partial<MessageFilter>) => void
}

/** Which messages are listed: by their recipient and state. */
export function MessageFilters({ filter, onChange }: MessageFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
      <SearchInput
        aria-label="Search addresses"
        value={filter.search}
        onChange={(search) => onChange({ search: search.trim() })}
        lengthMax={ADDRESS_LENGTH_MAX}
        placeholder="Search by address"
        className="w-full sm:w-72"
      />
      <FilterSelect
        aria-label="State"
        value={filter.state}
        anyLabel="All states"
        onChange={(state) => onChange({ state })}
        options={STATE_OPTIONS}
        className="w-40"
      />
    </div>
  )
}
