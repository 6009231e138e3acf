import type { ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { countryName } from '../../../lib/countries.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import type { TableSelection } from '../../../ui/table-selection.ts'
import { EmailCell, LabelsCell, PhoneCell, WhoCell } from '../contact-cells.tsx'
import { nameOf } from '../labels.ts'

const columns: readonly TableColumn<ListedContact>[] = [
  {
    id: 'who',
    header: 'Name',
    isPrimary: true,
    isTruncated: true,
    width: 'w-[36%]',
    cell: (contact) => <WhoCell contact={contact} />,
  },
  {
    id: 'email',
    header: 'Email',
    isSelfEvident: true,
    isTruncated: true,
    width: 'w-[34%]',
    // Called as a function rather than rendered, so that the phone card can omit an empty cell.
    cell: (contact) => EmailCell({ contact }),
  },
  {
    id: 'phone',
    header: 'Phone',
    isSelfEvident: true,
    width: 'w-34',
    cell: (contact) => PhoneCell({ contact }),
  },
  {
    id: 'site',
    header: 'Site',
    isSelfEvident: true,
    isTruncated: true,
    isSpare: true,
    width: 'w-[15%]',
    cell: ({ site }) => site ?? '–',
  },
  {
    id: 'country',
    header: 'Country',
    isSelfEvident: true,
    isTruncated: true,
    isSpare: true,
    width: 'w-[11%]',
    cell: ({ country }) => (country ? countryName(country) : '–'),
  },
  {
    id: 'labels',
    header: 'Lists, tags',
    isSelfEvident: true,
    isTruncated: true,
    width: 'w-[12%] whitespace-nowrap',
    cell: ({ labels }) => LabelsCell({ labels }),
  },
  {
    id: 'sources',
    header: 'Sources',
    align: 'end',
    isSpare: true,
    width: 'w-20',
    cell: ({ total_sources }) => formatNumber(total_sources),
  },
]

export interface ContactTableProps {
  contacts: readonly ListedContact[]
  /** Undefined if the viewer has no action for selected rows. */
  selection: TableSelection | undefined
  isRefreshing: boolean
}

/** Contacts as rows. Each name links to the contact's page. */
export function ContactTable({ contacts, selection, isRefreshing }: ContactTableProps) {
  return (
    <Table
      caption="Contacts"
      columns={columns}
      rows={contacts}
      rowKey={({ id }) => id}
      rowLabel={nameOf}
      selection={selection}
      isRefreshing={isRefreshing}
    />
  )
}
