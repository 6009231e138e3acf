import { FilterSelect } from '../../ui/filter-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import type { useSubmissionsAddress } from './submissions-address.ts'

const statusOptions = [
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
] as const
const assignedOptions = [
  { value: 'me', label: 'Assigned to me' },
  { value: 'nobody', label: 'Unassigned' },
] as const

/** Which submissions are listed: by their words, whether they were read, and who takes care of them. */
export function SubmissionFilters({
  address: { status, search, assigned },
  filter,
}: Pick<ReturnType<typeof useSubmissionsAddress>, 'address' | 'filter'>) {
  return (
    <>
      <SearchInput
        aria-label="Search submissions"
        value={search ?? ''}
        onChange={(next) => filter({ search: next.trim() || undefined })}
        lengthMax={100}
        placeholder="Name, email, subject or message"
        className="w-full sm:w-72"
      />
      <FilterSelect
        aria-label="Status"
        value={status}
        anyLabel="All Status"
        onChange={(next) => filter({ status: next })}
        options={statusOptions}
        className="w-36"
      />
      <FilterSelect
        aria-label="Assigned to"
        value={assigned}
        anyLabel="Assigned to anyone"
        onChange={(next) => filter({ assigned: next })}
        options={assignedOptions}
        className="w-44"
      />
    </>
  )
}
