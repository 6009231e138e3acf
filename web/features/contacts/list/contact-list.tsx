import { useQuery } from '@tanstack/react-query'
import { Keyboard } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import {
  deleteContacts,
  labelContacts,
  mergeContacts,
  undoContactChange,
} from '../../../../src/contracts/contacts/change-contacts.ts'
import { CONTACTS_COUNTED_MAX } from '../../../../src/contracts/contacts/contact.ts'
import { exportChosenContacts, exportContacts } from '../../../../src/contracts/contacts/export-contacts.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useIsReady } from '../../../lib/use-is-ready.ts'
import { useAllowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageSizeSelect } from '../../../ui/page-size-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import type { TableSelection } from '../../../ui/table-selection.ts'
import { contactQueries } from '../api.ts'
import { type ContactsLocation, PAGE_SIZES } from '../contacts-address.ts'
import { countedContacts } from '../labels.ts'
import { ContactFilters } from './contact-filters.tsx'
import { ContactTable } from './contact-table.tsx'
import { KindTabs, OrganizationNotice } from './kind-tabs.tsx'
import { useRowKeys } from './use-row-keys.ts'

const RowKeysDialog = lazy(() => import('./row-keys-dialog.tsx'))

const CHANGES = [labelContacts, mergeContacts, undoContactChange, deleteContacts]
const EXPORTS = [exportContacts, exportChosenContacts]

export interface ContactListProps {
  location: ContactsLocation
  selection: TableSelection
  /** The shown columns; null until they are known. */
  columns: readonly string[] | null
  /** Beside the tabs: saved views and columns. */
  tools: ReactNode
}

/** The filtered and sorted list with paging. The empty state depends on why there are none. */
export function ContactList({ location, selection, columns, tools }: ContactListProps) {
  const { address, change, isFiltered, clear } = location
  const isAllowed = useAllowed()
  // Matches the page's actions: if none is available, as in an impersonation, rows cannot be selected.
  const isSelectable = [CHANGES, EXPORTS].some((calls) => calls.every(isAllowed))
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(contactQueries.list(address))
  const isReady = useIsReady(data)
  const pagination = data?.pagination
  const contacts = data?.data ?? []
  // The last page may be empty after contacts were merged or deleted, here or elsewhere.
  const lastPage = Math.max(1, pagination?.last_page ?? 1)
  const isBeyond =
    data !== undefined && !isPlaceholderData && (address.after ? contacts.length === 0 : address.page > lastPage)
  useEffect(() => {
    if (isBeyond)
      change({ page: Math.min(lastPage, Math.max(1, address.page - 1)), after: undefined }, { replace: true })
  })
  const list = useRef<HTMLDivElement | null>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const openHelp = () => setIsHelpOpen(true)
  const rowSelection = isSelectable ? selection : undefined
  useRowKeys(list, { keys: contacts.map(({ id }) => id), selection: rowSelection, onHelp: openHelp })
  return (
    <div ref={list}>
      <Card
        isFlush
        footer={
          pagination && pagination.total > 0 ? (
            <Footer location={location} onHelp={openHelp} nextCursor={data.next_cursor} {...pagination} />
          ) : null
        }
      >
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pr-3">
          <KindTabs location={location} />
          <div className="flex flex-wrap gap-2 max-sm:pl-3">{tools}</div>
        </div>
        <ContactFilters {...location} />
        <OrganizationNotice location={location} contacts={contacts} />
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !data || !columns || !isReady || isBeyond ? (
          <TableSkeleton rows={address.per_page > 10 ? 10 : 8} lines={2} label="Loading contacts" />
        ) : contacts.length > 0 ? (
          <ContactTable
            contacts={contacts}
            location={location}
            shown={columns}
            selection={rowSelection}
            isRefreshing={isPlaceholderData}
          />
        ) : isFiltered ? (
          <EmptyState art="search" title="Nothing matches" actions={<Button onClick={clear}>Clear filters</Button>}>
            No contacts match these filters.
          </EmptyState>
        ) : (
          <NoContacts kind={address.kind} />
        )}
      </Card>
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <RowKeysDialog onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

const nothing = {
  all: 'No contacts yet',
  person: 'No people yet',
  organization: 'No organisations yet',
} as const

function NoContacts({ kind }: { kind: ContactsLocation['address']['kind'] }) {
  return (
    <EmptyState
      title={nothing[kind ?? 'all']}
      actions={
        <>
          <LinkButton href={paths.crawl.to()} variant="primary">
            Start Crawling
          </LinkButton>
          <LinkButton href={paths.data.to()}>Import a list</LinkButton>
        </>
      }
    >
      People and organisations you crawl, import or add appear here, once each, with all their contact details.
    </EmptyState>
  )
}

function Footer({
  location,
  onHelp,
  nextCursor,
  total,
  is_capped,
  current_page,
  last_page,
}: {
  location: ContactsLocation
  onHelp: () => void
  nextCursor: string | null
  total: number
  is_capped: boolean
  current_page: number
  last_page: number
}) {
  // Pages are counted only so far, but the next one is always known.
  const isMore = is_capped && nextCursor !== null && current_page >= last_page
  const toPage = (page: number) =>
    location.change({ page, after: (page === current_page + 1 && nextCursor) || undefined })
  return (
    <>
      <span className="text-muted text-xs tabular-nums">
        {is_capped ? `${formatNumber(CONTACTS_COUNTED_MAX)}+ contacts` : countedContacts(total)}
      </span>
      <IconButton icon={Keyboard} size="sm" label="Keyboard shortcuts" className="max-sm:hidden" onClick={onHelp} />
      <PageSizeSelect
        value={location.address.per_page}
        sizes={PAGE_SIZES}
        onChange={(size) => location.filter({ per_page: size as (typeof PAGE_SIZES)[number] })}
      />
      <Pagination
        page={current_page}
        lastPage={isMore ? current_page + 1 : Math.max(last_page, location.address.after ? current_page : 1)}
        onChange={toPage}
      />
    </>
  )
}
