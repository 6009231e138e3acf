import type { ListView } from '../../../../src/contracts/list-views/list-views.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { Select } from '../../../ui/select.tsx'
import type { ContactsLocation } from '../contacts-address.ts'
import { ColumnsButton } from '../list-views/columns-button.tsx'
import type { ColumnChoice } from '../list-views/use-columns.ts'
import { ViewsButton } from '../list-views/views-button.tsx'
import { contactColumns } from './contact-columns.tsx'

export const ALL_COLUMNS = contactColumns({ shown: [], onLabel: () => {} })
const COLUMN_NAMES = ALL_COLUMNS.map(({ id, header }) => ({ id, header }))

/** Saved views, columns and, on a phone, the order of the list. */
export function ListTools({
  location,
  view,
  choice,
}: {
  location: ContactsLocation
  view: ListView | null
  choice: ColumnChoice
}) {
  const isNarrow = useIsNarrow()
  return (
    <>
      <ViewsButton
        list="contacts"
        view={view}
        query={location.query}
        columns={choice.columns}
        onOpen={location.openView}
      />
      {isNarrow ? <SortSelect {...location} /> : null}
      <ColumnsButton all={COLUMN_NAMES} choice={choice} />
    </>
  )
}

const sortOptions = [
  { value: 'reach asc', label: 'Reachable first' },
  ...ALL_COLUMNS.flatMap(({ header, sort, first }) =>
    sort
      ? first === 'desc'
        ? [
            { value: `${sort} desc`, label: `${header}, newest first` },
            { value: `${sort} asc`, label: `${header}, oldest first` },
          ]
        : [
            { value: `${sort} asc`, label: sort === 'email_check' ? 'Email, verified first' : `${header}, A to Z` },
            { value: `${sort} desc`, label: sort === 'email_check' ? 'Email, verified last' : `${header}, Z to A` },
          ]
      : [],
  ),
]

function SortSelect({ address, filter }: Pick<ContactsLocation, 'address' | 'filter'>) {
  return (
    <Select
      aria-label="Sort by"
      className="w-40"
      value={`${address.sort} ${address.order}`}
      options={sortOptions}
      onChange={(value) => {
        const [sort, order] = value.split(' ') as [typeof address.sort, typeof address.order]
        filter({ sort, order })
      }}
    />
  )
}
