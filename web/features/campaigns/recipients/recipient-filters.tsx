import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RECIPIENT_STATES } from '../../../../src/contracts/campaigns/campaign-states.ts'
import { ACTIVITIES } from '../../../../src/contracts/contacts/contact-filter.ts'
import { formatNumber } from '../../../lib/format.ts'
import { activityWords } from '../../../ui/activity-words.ts'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { recipientStates } from '../campaign-words.ts'
import { recipientQueries } from './api.ts'
import type { RecipientFilter } from './use-recipient-list.ts'

export interface RecipientFiltersProps {
  campaignId: string
  filter: RecipientFilter
  onChange: (part: Partial<RecipientFilter>) => void
  /** What can be done with the recipients that match. */
  children: ReactNode
}

/** Which recipients of a campaign are listed: by name or address, by state and by what they did. */
export function RecipientFilters({ campaignId, filter, onChange, children }: RecipientFiltersProps) {
  const { data: counts } = useQuery(recipientQueries.counts(campaignId))
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b p-3">
      <SearchInput
        aria-label="Search recipients"
        placeholder="Search names and addresses"
        value={filter.search}
        lengthMax={200}
        className="min-w-0 flex-1 basis-48"
        onChange={(search) => onChange({ search })}
      />
      <FilterSelect
        aria-label="Status of recipients"
        className="w-40"
        value={filter.state}
        anyLabel="All statuses"
        options={RECIPIENT_STATES.map((value) => ({ value, label: recipientStates[value].label }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        aria-label="Recipient activity"
        className="w-44"
        value={filter.activity}
        anyLabel="Any activity"
        options={ACTIVITIES.map((value) => ({
          value,
          label: activityWords[value],
          ...(counts && { hint: formatNumber(counts[value]) }),
        }))}
        onChange={(activity) => onChange({ activity })}
      />
      {children}
    </div>
  )
}
