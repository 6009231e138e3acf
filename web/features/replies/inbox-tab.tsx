import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { EmptyInbox } from './empty-inbox.tsx'
import { HowAnswersArrive } from './how-answers-arrive.tsx'
import { InboxPanes } from './inbox-panes.tsx'
import { MarkAllReadButton } from './mark-all-read-button.tsx'
import { useRepliesAddress } from './replies-address.ts'
import { ReplyFilters } from './reply-filters.tsx'
import { useInbox } from './use-inbox.ts'

/** Replies to the account's campaigns. */
export function InboxTab({ canEdit }: { canEdit: boolean }) {
  const location = useRepliesAddress()
  const { inbox, isBeyond, hasNone, isEmpty } = useInbox(location)
  const [isExplaining, setIsExplaining] = useState(false)
  const { data } = inbox
  const loading = <TableSkeleton rows={5} lines={2} label="Loading inbox" />
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
          <div className={cn(location.address.reply && 'max-lg:hidden')}>
            <ReplyFilters location={location} counts={data?.counts ?? null} />
          </div>
        )}
        <Loaded query={inbox} placeholder={loading}>
          {(page) =>
            isBeyond ? (
              loading
            ) : hasNone ? (
              <EmptyInbox location={location} isEmpty={isEmpty} />
            ) : (
              <InboxPanes
                location={location}
                page={page}
                isRefreshing={inbox.isPlaceholderData}
                isSettled={!inbox.isFetching}
                canEdit={canEdit}
              />
            )
          }
        </Loaded>
      </Card>
      {isExplaining ? (
        <Dialog isOpen onClose={() => setIsExplaining(false)} title="How replies arrive">
          <HowAnswersArrive />
        </Dialog>
      ) : null}
    </>
  )
}
