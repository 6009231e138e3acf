import { X } from 'lucide-react'
import { CAMPAIGN_STATUSES } from '../../../../src/contracts/campaigns/campaign-states.ts'
import { CHANNELS } from '../../../../src/contracts/senders/channel.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { channels, statuses } from '../campaign-words.ts'
import { type CampaignsLocation, WORDS_LENGTH_MAX } from '../campaigns-address.ts'

const statusOptions = CAMPAIGN_STATUSES.map((value) => ({ value, label: statuses[value].label }))
const typeOptions = CHANNELS.map((value) => ({ value, label: channels[value].label, icon: channels[value].icon }))

/** Search and filters, all stored in the address. */
export function CampaignFilters({ address, filter, isFiltered, clear }: CampaignsLocation) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-line border-b p-3 sm:flex">
      <SearchInput
        aria-label="Search campaigns"
        placeholder="Search names and subjects"
        value={address.search ?? ''}
        lengthMax={WORDS_LENGTH_MAX}
        onChange={(search) => filter({ search: search || undefined })}
        className="min-w-0 max-sm:col-span-2 sm:flex-1"
      />
      <FilterSelect
        aria-label="Status"
        className="sm:w-36"
        value={address.status}
        anyLabel="All statuses"
        options={statusOptions}
        onChange={(status) => filter({ status })}
      />
      <FilterSelect
        aria-label="Type"
        className="sm:w-36"
        value={address.type}
        anyLabel="Email and SMS"
        options={typeOptions}
        onChange={(type) => filter({ type })}
      />
      {isFiltered ? (
        <Button variant="ghost" icon={X} className="max-sm:justify-self-start" onClick={clear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  )
}
