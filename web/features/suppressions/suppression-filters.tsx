import { SUPPRESSION_REASONS } from '../../../src/contracts/suppressions/suppressions.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { reasons } from './suppression-words.ts'
import type { SuppressionsAddress } from './suppressions-address.ts'

const ADDRESS_LENGTH_MAX = 320
const reasonOptions = SUPPRESSION_REASONS.map((value) => ({ value, label: reasons[value].label }))

export interface SuppressionFiltersProps {
  address: SuppressionsAddress
  onFilter: (part: Partial<SuppressionsAddress>) => void
  /** A complete email address or phone number. */
  lookedUp: string
  onLookUp: (address: string) => void
}

/** Filters of the suppression list, and a lookup of a single address. */
export function SuppressionFilters({ address, onFilter, lookedUp, onLookUp }: SuppressionFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
      <SearchInput
        aria-label="Look up an address"
        value={lookedUp}
        onChange={(next) => onLookUp(next.trim())}
        lengthMax={ADDRESS_LENGTH_MAX}
        placeholder="Look up a full address or number"
        className="w-full sm:w-72"
      />
      <SegmentedControl
        aria-label="Channel"
        value={address.channel ?? 'all'}
        onChange={(channel) => onFilter({ channel: channel === 'all' ? undefined : channel })}
        segments={[
          { value: 'all', label: 'All' },
          { value: 'email', label: 'Email' },
          { value: 'sms', label: 'SMS' },
        ]}
      />
      <FilterSelect
        aria-label="Reason"
        value={address.reason}
        anyLabel="All reasons"
        onChange={(reason) => onFilter({ reason })}
        options={reasonOptions}
        className="w-40"
      />
    </div>
  )
}
