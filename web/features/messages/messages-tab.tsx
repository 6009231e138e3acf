import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DirectMessageState } from '../../../src/contracts/direct-messages/direct-messages.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { messageQueries } from './api.ts'
import { MessageDialog } from './message-dialog.tsx'
import { MessageTable } from './message-table.tsx'
import { STATE_OPTIONS } from './message-words.ts'

const ADDRESS_LENGTH_MAX = 320

/** Emails that programs sent through the API one by one, with what became of each. */
export function MessagesTab({ canCancel }: { canCancel: boolean }) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<DirectMessageState | 'all'>('all')
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    messageQueries.list({ page, search: search || undefined, state: state === 'all' ? undefined : state }),
  )
  const isFiltered = search !== '' || state !== 'all'
  const clear = () => {
    setSearch('')
    setState('all')
    setPage(1)
  }
  const messages = data?.data.messages
  return (
    <>
      <Card
        isFlush
        title="Messages"
        description="Individual emails your apps sent through the API, such as receipts."
        footer={
          data && data.pagination.total > 0 ? (
            <>
              <span className="text-muted text-xs tabular-nums">
                {pluralize(data.pagination.total, 'message', 'messages')}
              </span>
              <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
            </>
          ) : null
        }
      >
        <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
          <SearchInput
            aria-label="Search addresses"
            value={search}
            onChange={(next) => {
              setSearch(next.trim())
              setPage(1)
            }}
            lengthMax={ADDRESS_LENGTH_MAX}
            placeholder="Search by address"
            className="w-full sm:w-72"
          />
          <Select
            aria-label="State"
            value={state}
            onChange={(next) => {
              setState(next)
              setPage(1)
            }}
            options={[{ value: 'all' as const, label: 'Every state' }, ...STATE_OPTIONS]}
            className="w-40"
          />
        </div>
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !messages ? (
          <TableSkeleton rows={5} label="Loading messages" />
        ) : messages.length > 0 ? (
          <MessageTable messages={messages} isRefreshing={isPlaceholderData} onOpen={setOpenId} />
        ) : isFiltered ? (
          <EmptyState art="search" title="Message not found" actions={<Button onClick={clear}>Show all</Button>}>
            No messages match these filters.
          </EmptyState>
        ) : (
          <EmptyState
            art="inbox"
            title="No messages yet"
            actions={<LinkButton href={paths.apiDocs.to()}>Open the API docs</LinkButton>}
          >
            Send receipts, confirmations and other single emails with POST /v1/messages. They appear here with
            everything that happens to them.
          </EmptyState>
        )}
      </Card>
      {openId ? <MessageDialog id={openId} canCancel={canCancel} onClose={() => setOpenId(null)} /> : null}
    </>
  )
}
