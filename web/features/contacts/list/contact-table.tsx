import { lazy, Suspense, useState } from 'react'
import type { ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { Table, type TableSort } from '../../../ui/table.tsx'
import type { TableSelection } from '../../../ui/table-selection.ts'
import type { ContactsLocation } from '../contacts-address.ts'
import { nameOf } from '../labels.ts'
import { contactColumns } from './contact-columns.tsx'

const LabelContactsDialog = lazy(async () => ({
  default: (await import('../labels/label-contacts-dialog.tsx')).LabelContactsDialog,
}))

export interface ContactTableProps {
  contacts: readonly ListedContact[]
  location: Pick<ContactsLocation, 'address' | 'filter'>
  /** The columns, in their order. */
  shown: readonly string[]
  /** Undefined if the viewer has no action for selected rows. */
  selection: TableSelection | undefined
  isRefreshing: boolean
}

/** Contacts as rows. Each name links to the contact's page; headers sort. */
export function ContactTable({ contacts, location, shown, selection, isRefreshing }: ContactTableProps) {
  const { address, filter } = location
  const isNarrow = useIsNarrow()
  const [labelled, setLabelled] = useState<ListedContact | null>(null)
  const all = contactColumns({ shown, onLabel: setLabelled })
  const columns = shown.flatMap((id) => {
    const column = all.find((one) => one.id === id)
    // On a phone, a select sorts (`SortSelect`): headers would take half of the screen.
    return column ? [{ ...column, isSortable: column.sort !== undefined && !isNarrow }] : []
  })
  const sorted = all.find(({ sort }) => sort === address.sort)
  function sortBy({ columnId, direction }: TableSort) {
    const column = all.find(({ id }) => id === columnId)
    if (!column?.sort) return
    // The third press returns to the standard order.
    const isOn = column.sort === address.sort
    const first = column.first ?? 'asc'
    if (isOn && address.order !== first) return filter({ sort: 'reach', order: 'asc' })
    filter({ sort: column.sort, order: isOn ? (direction === 'descending' ? 'desc' : 'asc') : first })
  }
  return (
    <>
      <div className="overflow-x-auto">
        <Table
          caption="Contacts"
          columns={columns}
          rows={contacts}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          selection={selection}
          sort={
            sorted ? { columnId: sorted.id, direction: address.order === 'desc' ? 'descending' : 'ascending' } : null
          }
          onSort={sortBy}
          isRefreshing={isRefreshing}
        />
      </div>
      {labelled ? (
        <Suspense fallback={null}>
          <LabelContactsDialog
            title={`Lists and tags of ${nameOf(labelled)}`}
            naming={{ contact_ids: [labelled.id] }}
            onClose={() => setLabelled(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
