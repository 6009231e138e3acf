import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { messageQueries } from './api.ts'
import { MessageDialog } from './message-dialog.tsx'
import { type MessageFilter, MessageFilters, NO_FILTER } from './message-filters.tsx'
import { MessageTable } from './message-table.tsx'

/** Emails that programs sent through the API one by one, with what became of each. */
export function MessagesTab({ canCancel }: { canCancel: boolean }) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const { search, state } = filter
  const query = useQuery(messageQueries.list({ page, search: search || undefined, state }))
  const { data } = query
  function narrow(part: Partial<MessageFilter>) {
    setFilter((now) => ({ ...now, ...part }))
    setPage(1)
  }
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
        <MessageFilters filter={filter} onChange={narrow} />
        <Loaded query={query} placeholder={<TableSkeleton rows={5} label="Loading messages" />}>
          {({ data: { messages } }) =>
            messages.length > 0 ? (
              <MessageTable messages={messages} isRefreshing={query.isPlaceholderData} onOpen={setOpenId} />
            ) : search || state ? (
              <NoMatches title="Message not found" onShowAll={() => narrow(NO_FILTER)}>
                No messages match these filters.
              </NoMatches>
            ) : (
              <EmptyState
                art="inbox"
                title="No messages yet"
                actions={<LinkButton href={paths.apiDocs.to()}>Open the API docs</LinkButton>}
              >
                Send receipts, confirmations and other single emails with POST /v1/messages. They appear here with
                everything that happens to them.
              </EmptyState>
            )
          }
        </Loaded>
      </Card>
      {openId ? <MessageDialog id={openId} canCancel={canCancel} onClose={() => setOpenId(null)} /> : null}
    </>
  )
}
