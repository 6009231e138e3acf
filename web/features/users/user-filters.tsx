import { useQuery } from '@tanstack/react-query'
import { listRoles } from '../../../src/contracts/roles/roles.ts'
import { USER_FILTERS, type UserQuery } from '../../../src/contracts/users/users.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { userQueries } from './api.ts'
import { SEARCH_LENGTH_MAX, type UsersPlace } from './users-address.ts'

const labels: Readonly<Record<UserQuery['filter'], string>> = {
  all: 'All users',
  active: 'Active',
  suspended: 'Inactive',
  root: 'Root',
  unverified: 'Email not verified',
}
const filterOptions = USER_FILTERS.map((value) => ({ value, label: labels[value] }))

/** Filters of the user list. The role filter requires the permission to list roles. */
export function UserFilters({ place, viewer }: { place: UsersPlace; viewer: Viewer }) {
  const { search, filter, role_id } = place.address
  const roles = useQuery({ ...userQueries.roles(), enabled: can(viewer, listRoles) })
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
      <SearchInput
        aria-label="Search users"
        value={search ?? ''}
        onChange={(next) => place.filter({ search: next.trim() || undefined })}
        lengthMax={SEARCH_LENGTH_MAX}
        placeholder="Search users..."
        className="w-full sm:w-72"
      />
      <Select
        aria-label="Status"
        value={filter}
        onChange={(next) => place.filter({ filter: next })}
        options={filterOptions}
        className="w-44"
      />
      {roles.data ? (
        <FilterSelect
          aria-label="Role"
          value={role_id}
          anyLabel="All roles"
          onChange={(next) => place.filter({ role_id: next })}
          options={roles.data.map(({ id, name }) => ({ value: id, label: name }))}
          className="w-44"
        />
      ) : null}
    </div>
  )
}
