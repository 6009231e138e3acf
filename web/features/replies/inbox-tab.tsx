import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
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

/** Replies to the account's campaigns. */
export function InboxTab({ canEdit }: { canEdit: boolean }) {
  const location = useRepliesAddress()
  const { address, turn, clear, isFiltered } = location
  const [isExplaining, setIsExplaining] = useState(false)
  const { kind, unread, campaign, search, page } = address
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    replyQueries.list({
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
  return (
    <>
      <Card
        isFlush
        title="Inbox"
        description="What people and machines answer to your campaigns."
        actions={
          <>
            {canEdit && data && data.unread > 0 ? <MarkAllReadButton /> : null}
            {hasNone && !isFiltered ? null : (
              <Button icon={CircleHelp} onClick={() => setIsExplaining(true)}>
                How answers arrive
              </Button>
            )}
          </>
        }
      >
        {hasNone && !isFiltered ? null : (
          // On narrow screens, the open message replaces the list and its filters.
          <div className={cn(address.reply && 'max-lg:hidden')}>
            <ReplyFilters {...location} />
          </div>
        )}
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !data || isBeyond ? (
          <TableSkeleton rows={5} lines={2} label="Loading the inbox" />
        ) : !hasNone ? (
          <InboxPanes
            location={location}
            page={data}
            isRefreshing={isPlaceholderData}
            isSettled={!isFetching}
            canEdit={canEdit}
          />
        ) : isFiltered ? (
          <EmptyState art="search" title="No message fits" actions={<Button onClick={clear}>Show all</Button>}>
            {unread ? 'Everything that fits is read.' : 'Nothing that came back fits your filters.'}
          </EmptyState>
        ) : (
          <EmptyState art="inbox" title="Nothing has come back yet">
            <HowAnswersArrive />
          </EmptyState>
        )}
      </Card>
      {isExplaining ? (
        <Dialog isOpen onClose={() => setIsExplaining(false)} title="How answers arrive">
          <HowAnswersArrive />
        </Dialog>
      ) : null}
    </>
  )
}
