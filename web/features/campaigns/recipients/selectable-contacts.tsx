import type { SelectableContact } from '../../../../src/contracts/campaigns/recipients.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { readableSite } from '../../../lib/readable-url.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table, type TableColumn, type TableProps } from '../../../ui/table.tsx'

export interface SelectableContactsProps extends Pick<TableProps<SelectableContact>, 'isRefreshing' | 'selection'> {
  type: Channel
  contacts: readonly SelectableContact[]
  isSearched: boolean
}

/** A page of contacts to select from. */
export function SelectableContacts({ type, contacts, isSearched, ...table }: SelectableContactsProps) {
  if (contacts.length === 0)
    return (
      <EmptyState art="search" title={isSearched ? 'Nothing matches' : 'No contacts to select'}>
        {type === 'email'
          ? 'Contacts with an email address appear here once a crawl or an import has found some.'
          : 'Contacts with a phone number appear here once a crawl or an import has found some.'}
      </EmptyState>
    )
  return (
    <Table
      {...table}
      caption="Contacts"
      columns={columnsFor(type)}
      rows={contacts}
      rowKey={({ id }) => id}
      rowLabel={({ name, email, phone }) => name ?? email ?? (phone && phoneText(phone)) ?? 'contact'}
    />
  )
}

const columnsFor = (type: Channel): readonly TableColumn<SelectableContact>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    isTruncated: true,
    width: 'w-1/3',
    cell: ({ name, email, phone }) => name ?? (type === 'email' ? email : phone && phoneText(phone)) ?? 'Unnamed',
  },
  {
    id: 'address',
    header: type === 'email' ? 'Email' : 'Phone',
    isTruncated: true,
    isSelfEvident: true,
    width: 'w-1/3',
    cell: ({ email, phone, is_suppressed }) => (
      <>
        {type === 'email' ? email : phone && phoneText(phone)}
        {is_suppressed ? (
          <Badge tone="warning" className="ml-2">
            Unsubscribed
          </Badge>
        ) : null}
      </>
    ),
  },
  {
    id: 'site',
    header: 'Website',
    isTruncated: true,
    isSelfEvident: true,
    width: 'w-1/3',
    cell: ({ website_url }) => (website_url ? readableSite(website_url) : '–'),
  },
]
