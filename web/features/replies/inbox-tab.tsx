import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { InboxView } from '../../../src/contracts/replies/conversation-state.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { replyQueries } from './api.ts'
import { HowAnswersArrive } from './how-answers-arrive.tsx'
import { InboxPanes } from './inbox-panes.tsx'
import { MarkAllReadButton } from './mark-all-read-button.tsx'
import { useRepliesAddress } from './replies-address.ts'
import { ReplyFilters } from './reply-filters.tsx'

/** What an empty view says, where others have something. */
const NOTHING: Readonly<Record<InboxView, { readonly title: string; readonly text: string }>> = {
  inbox: { title: 'All done', text: 'New replies appear here. Snoozed conversations come back automatically.' },
  snoozed: { title: 'Nothing snoozed', text: 'Snooze a conversation and it comes back when you choose.' },
  done: { title: 'Nothing done yet', text: 'Conversations you mark as done appear here.' },
  all: { title: 'No replies yet', text: 'Replies to your campaigns appear here.' },
}

/** Replies to the account's campaigns. */
export function InboxTab({ canEdit }: { canEdit: boolean }) {
  const location = useRepliesAddress()
  const { address, turn, clear, isFiltered } = location
  const [isExplaining, setIsExplaining] = useState(false)
  const { view, outcome, label, assignee, kind, unread, campaign, search, page } = address
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    replyQueries.list({
      view,
      outcome,
      label_id: label,
      assignee,
      kind,
      unread: unread ? 'true' : undefined,
      campaign_id: campaign,
      search: search?.trim() || undefined,
      page,
    }),
  )
  const lastPage = data?.pagination.last_page ?? 1
  // The last message of the last page was deleted, or the address names a page that never existed.
  const isBeyond = !isPlaceholderData && data !== undefined && page > lastPage
  useEffect(() => {
    if (isBeyond) turn(lastPage, { replace: true })
  })
  // The open message may be the only one that the filter no longer includes.
  const hasNone = data !== undefined && data.replies.length === 0 && !address.reply
  // Nothing has ever come in, or the only conversations are those that the list shows.
  const isEmpty = hasNone && !isFiltered && (data.counts?.views.all ?? 0) === 0
  return (
    <>
      <Card
        isFlush
        title="Inbox"
        description="Conversations with people who replied to your campaigns."
        actions={
          <>
            {canEdit && data && data.unread > 0 ? <MarkAllReadButton /> : null}
            {isEmpty ? null : (
              <Button icon={CircleHelp} onClick={() => setIsExplaining(true)}>
                How replies arrive
              </Button>
            )}
          </>
        }
      >
        {isEmpty ? null : (
          // On narrow screens, the open message replaces the list and its filters.
          <div className={cn(address.reply && 'max-lg:hidden')}>
            <ReplyFilters {...location} counts={data?.counts ?? null} />
          </div>
        )}
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !data || isBeyond ? (
          <TableSkeleton rows={5} lines={2} label="Loading inbox" />
        ) : !hasNone ? (
          <InboxPanes
            location={location}
            page={data}
            isRefreshing={isPlaceholderData}
            isSettled={!isFetching}
            canEdit={canEdit}
          />
        ) : isFiltered ? (
          <EmptyState art="search" title="No matching messages" actions={<Button onClick={clear}>Show all</Button>}>
            {unread ? "You've read everything that matches." : 'No replies match your filters.'}
          </EmptyState>
        ) : !isEmpty ? (
          <EmptyState art="inbox" title={NOTHING[view].title}>
            {NOTHING[view].text}
          </EmptyState>
        ) : (
          <EmptyState art="inbox" title="No replies yet">
            <HowAnswersArrive />
          </EmptyState>
        )}
      </Card>
      {isExplaining ? (
        <Dialog isOpen onClose={() => setIsExplaining(false)} title="How replies arrive">
          <HowAnswersArrive />
        </Dialog>
      ) : null}
    </>
  )
}
