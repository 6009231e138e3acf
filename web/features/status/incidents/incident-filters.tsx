import { FilterSelect } from '../../../ui/filter-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { INCIDENT_STEPS, incidentStates } from './incident-words.ts'
import type { useIncidentsAddress } from './incidents-address.ts'

const statusOptions = INCIDENT_STEPS.map((value) => ({ value, label: incidentStates[value].label }))

/** Which incidents are listed: by their words and status. */
export function IncidentFilters({
  address: { status, search },
  filter,
}: Pick<ReturnType<typeof useIncidentsAddress>, 'address' | 'filter'>) {
  return (
    <>
      <SearchInput
        aria-label="Search incidents"
        value={search ?? ''}
        onChange={(next) => filter({ search: next.trim() || undefined })}
        lengthMax={100}
        placeholder="Title or description"
        className="w-full sm:w-72"
      />
      <FilterSelect
        aria-label="Status"
        value={status}
        anyLabel="All statuses"
        onChange={(next) => filter({ status: next })}
        options={statusOptions}
        className="w-40"
      />
    </>
  )
}
