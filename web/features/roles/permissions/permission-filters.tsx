import { useQuery } from '@tanstack/react-query'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { permissionQueries } from './api.ts'

const SEARCH_DELAY_MS = 300

export interface PermissionFiltersProps {
  search: string | undefined
  category: string | undefined
  onFilter: (part: { search?: string | undefined; category?: string | undefined }) => void
}

export function PermissionFilters({ search, category, onFilter }: PermissionFiltersProps) {
  const { data = [] } = useQuery(permissionQueries.categories())
  const names = data.map(({ name }) => name)
  // The category in the address may be deleted or not loaded yet.
  const shown = category && !names.includes(category) ? [...names, category] : names
  const counts = new Map(data.map(({ name, permissions_count }) => [name, permissions_count]))
  return (
    <>
      <SearchInput
        aria-label="Search permissions"
        value={search ?? ''}
        onChange={(next) => onFilter({ search: next.trim() || undefined })}
        delayMs={SEARCH_DELAY_MS}
        lengthMax={100}
        placeholder="Search permissions..."
        className="w-full sm:w-72"
      />
      <Select
        aria-label="Category"
        value={category ?? ''}
        onChange={(next) => onFilter({ category: next || undefined })}
        options={[
          { value: '', label: 'All categories' },
          ...shown.map((name) => ({ value: name, label: `${titled(name)} (${counts.get(name) ?? 0})` })),
        ]}
        className="w-48"
      />
    </>
  )
}

const titled = (category: string) => category.charAt(0).toUpperCase() + category.slice(1)
