import { Tags } from 'lucide-react'
import { labelContacts } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import type { ContactSort } from '../../../../src/contracts/contacts/contact-order.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { EmailCell, LabelsCell, PhoneCell, WhoCell } from '../contact-cells.tsx'
import { nameOf } from '../labels.ts'
import { InlineEdit } from './inline-edit.tsx'

export interface ContactColumn extends TableColumn<ListedContact> {
  /** The order that the header sorts by. */
  readonly sort?: ContactSort
  /** The order of the first press. */
  readonly first?: 'desc'
}

/** Shown until a person arranges them. */
export const STANDARD_COLUMNS = ['who', 'job_title', 'company', 'email', 'phone', 'labels'] as const

export interface ColumnActions {
  /** Columns that are shown, since role and company are below the name where they have none. */
  readonly shown: readonly string[]
  readonly onLabel: (contact: ListedContact) => void
}

/** All columns of the contacts list, in their standard order. The first one is always shown. */
export function contactColumns({ shown, onLabel }: ColumnActions): ContactColumn[] {
  const hasRole = shown.includes('job_title') && shown.includes('company')
  return [
    {
      id: 'who',
      header: 'Name',
      sort: 'name',
      isPrimary: true,
      isTruncated: true,
      width: 'w-[24%]',
      cell: (contact) => (
        <WhoCell
          contact={contact}
          isNameOnly={hasRole}
          wrap={(link) => (
            <InlineEdit contact={contact} field="name">
              {link}
            </InlineEdit>
          )}
        />
      ),
    },
    {
      id: 'job_title',
      header: 'Role',
      sort: 'job_title',
      isSelfEvident: true,
      isTruncated: true,
      width: 'w-[20%]',
      cell: (contact) => (contact.kind === 'person' ? <TextCell contact={contact} field="job_title" /> : '–'),
    },
    {
      id: 'company',
      header: 'Organisation',
      sort: 'company',
      isSelfEvident: true,
      isTruncated: true,
      width: 'w-[18%]',
      cell: (contact) => (contact.kind === 'person' ? <TextCell contact={contact} field="company" /> : '–'),
    },
    {
      id: 'email',
      header: 'Email',
      sort: 'email_check',
      isSelfEvident: true,
      isTruncated: true,
      width: 'w-[26%]',
      // Called as a function rather than rendered, so that the phone card can omit an empty cell.
      cell: (contact) => EmailCell({ contact }),
    },
    { id: 'phone', header: 'Phone', isSelfEvident: true, width: 'w-34', cell: (contact) => PhoneCell({ contact }) },
    {
      id: 'labels',
      header: 'Lists, tags',
      isSelfEvident: true,
      isTruncated: true,
      width: 'w-[14%] whitespace-nowrap',
      cell: (contact) => (
        <span className="flex min-w-0 items-center gap-1">
          <span className={cn('min-w-0', contact.labels.length === 0 && 'max-sm:sr-only')}>{LabelsCell(contact)}</span>
          <Allowed to={labelContacts}>
            <IconButton
              icon={Tags}
              size="sm"
              label={`Lists and tags of ${nameOf(contact)}`}
              className="shrink-0 pointer-coarse:size-10 opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100"
              onClick={() => onLabel(contact)}
            />
          </Allowed>
        </span>
      ),
    },
    {
      id: 'last_seen',
      header: 'Last seen',
      sort: 'last_seen_at',
      first: 'desc',
      isSpare: true,
      width: 'w-28',
      cell: ({ last_seen_at }) => <RelativeTime value={last_seen_at} />,
    },
    {
      id: 'added',
      header: 'Added',
      sort: 'added',
      first: 'desc',
      width: 'w-28',
      cell: ({ first_seen_at }) => <RelativeTime value={first_seen_at} />,
    },
    {
      id: 'site',
      header: 'Site',
      isSelfEvident: true,
      isTruncated: true,
      width: 'w-[15%]',
      cell: ({ site }) => site ?? '–',
    },
    {
      id: 'country',
      header: 'Country',
      isSelfEvident: true,
      isTruncated: true,
      width: 'w-[11%]',
      cell: ({ country }) => (country ? countryName(country) : '–'),
    },
    {
      id: 'sources',
      header: 'Sources',
      align: 'end',
      width: 'w-20',
      cell: ({ total_sources }) => formatNumber(total_sources),
    },
  ]
}

/** A text of a person, whole where there is room for two lines, edited in place. */
function TextCell({ contact, field }: { contact: ListedContact; field: 'job_title' | 'company' }) {
  const value = contact[field]
  return (
    <InlineEdit contact={contact} field={field}>
      {value === null ? (
        <span className="text-faint max-sm:sr-only">–</span>
      ) : (
        <span title={value} className="line-clamp-2 whitespace-normal">
          {value}
        </span>
      )}
    </InlineEdit>
  )
}
