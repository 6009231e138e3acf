import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SELECTED_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import type { DataSource, SelectableContact } from '../../../../src/contracts/campaigns/recipients.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { readableSite } from '../../../lib/readable-url.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { channels } from '../campaign-words.ts'
import { recipientSourceQueries } from './api.ts'
import type { ChosenContact } from './recipient-choice.ts'

const AT_ONCE = 50
const ALL = 'all'

export interface SelectContactsDialogProps {
  type: Channel
  /** The contacts chosen already. */
  chosen: readonly ChosenContact[]
  submit: string
  onClose: () => void
  /** @returns whether the contacts were accepted; the dialog stays open otherwise */
  onChoose: (contacts: readonly ChosenContact[]) => Promise<boolean> | boolean
}

/** Selects contacts one by one or by page, from one crawl or the whole account. */
export function SelectContactsDialog({ type, chosen, submit, onClose, onChoose }: SelectContactsDialogProps) {
  const [sourceId, setSourceId] = useState(ALL)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [picked, setPicked] = useState<ReadonlyMap<string, ChosenContact>>(
    () => new Map(chosen.map((contact) => [contact.id, contact])),
  )
  const [isBusy, setIsBusy] = useState(false)
  // The source filter is optional: if sources cannot be loaded, contacts from all of them are shown.
  const { data: sources = [] } = useQuery(recipientSourceQueries.dataSources())
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    recipientSourceQueries.sourceContacts({
      source_type: sourceId === ALL ? 'all' : 'crawl',
      data_type: channels[type].dataType,
      source_id: sourceId === ALL ? undefined : sourceId,
      search: search.trim() || undefined,
      page,
      per_page: AT_ONCE,
    }),
  )
  useEffect(() => {
    if (error) toastNamedFailure(error, 'Failed to load contacts')
  }, [error])
  const contacts = data?.contacts ?? []
  const byId = new Map(contacts.map((contact) => [contact.id, contact]))

  function select(ids: ReadonlySet<string>) {
    const next = [...ids].flatMap((id) => {
      const contact = picked.get(id) ?? byId.get(id)
      return contact && !byId.get(id)?.is_suppressed ? [[id, asChosen(contact)] as const] : []
    })
    if (next.length > SELECTED_MAX)
      return toast.error(`At most ${formatNumber(SELECTED_MAX)} contacts can be chosen one by one`)
    setPicked(new Map(next))
  }
  async function choose() {
    setIsBusy(true)
    const isTaken = await onChoose([...picked.values()])
    setIsBusy(false)
    if (isTaken) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => !isBusy && onClose()}
      title="Select Contacts"
      size="xl"
      footer={
        <>
          <p role="status" className="mr-auto self-center text-muted text-sm tabular-nums">
            {formatNumber(picked.size)} selected
          </p>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="primary" isLoading={isBusy} disabled={picked.size === 0} onClick={() => void choose()}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <Select
            aria-label="Source"
            className="sm:w-64"
            value={sourceId}
            options={[{ value: ALL, label: 'All contacts' }, ...sourceOptions(sources, type)]}
            onChange={(id) => {
              setSourceId(id)
              setPage(1)
            }}
          />
          <SearchInput
            aria-label="Search contacts"
            placeholder="Search names and addresses"
            value={search}
            lengthMax={200}
            className="min-w-0 flex-1 basis-52"
            onChange={(text) => {
              setSearch(text)
              setPage(1)
            }}
          />
        </div>
        <div className="rounded-lg border border-line">
          {error && !data ? (
            <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : !data ? (
            <TableSkeleton rows={6} label="Loading contacts" />
          ) : contacts.length === 0 ? (
            <EmptyState art="search" title={search ? 'Nothing matches' : 'No contacts to select'}>
              {type === 'email'
                ? 'Contacts with an email address appear here once a crawl or an import has found some.'
                : 'Contacts with a phone number appear here once a crawl or an import has found some.'}
            </EmptyState>
          ) : (
            <Table
              caption="Contacts"
              columns={columnsFor(type)}
              rows={contacts}
              rowKey={({ id }) => id}
              rowLabel={({ name, email, phone }) => name ?? email ?? (phone && phoneText(phone)) ?? 'contact'}
              isRefreshing={isPlaceholderData}
              selection={{ selected: new Set(picked.keys()), onChange: select }}
            />
          )}
        </div>
        {data && data.pagination.last_page > 1 ? (
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} className="self-center" />
        ) : null}
      </div>
    </Dialog>
  )
}

const asChosen = ({ id, name, email, phone }: ChosenContact): ChosenContact => ({ id, name, email, phone })

/** Crawls with contact details for the channel, and how many. */
const sourceOptions = (sources: readonly DataSource[], type: Channel) =>
  sources
    .map((source) => ({ ...source, total: type === 'email' ? source.email_count : source.phone_count }))
    .filter(({ source_type, total }) => source_type === 'crawl' && total > 0)
    .map(({ source_id, display_name, total }) => ({
      value: source_id,
      label: display_name,
      hint: type === 'email' ? pluralize(total, 'email') : pluralize(total, 'phone'),
    }))

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
