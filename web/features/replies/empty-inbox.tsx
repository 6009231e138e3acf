import type { InboxView } from '../../../src/contracts/replies/conversation-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { HowAnswersArrive } from './how-answers-arrive.tsx'
import type { RepliesLocation } from './replies-address.ts'

/** What an empty view says, where others have something. */
const NOTHING: Readonly<Record<InboxView, { readonly title: string; readonly text: string }>> = {
  inbox: { title: 'All done', text: 'New replies appear here. Snoozed conversations come back automatically.' },
  snoozed: { title: 'Nothing snoozed', text: 'Snooze a conversation and it comes back when you choose.' },
  done: { title: 'Nothing done yet', text: 'Conversations you mark as done appear here.' },
  all: { title: 'No replies yet', text: 'Replies to your campaigns appear here.' },
}

export interface EmptyInboxProps {
  location: RepliesLocation
  /** Whether no view has anything. */
  isEmpty: boolean
}

/** Why nothing is listed: because of the filters, because all is done, or because no one has replied yet. */
export function EmptyInbox({ location: { address, isFiltered, clear }, isEmpty }: EmptyInboxProps) {
  if (isFiltered)
    return (
      <NoMatches title="No matching messages" onShowAll={clear}>
        {address.unread ? "You've read everything that matches." : 'No replies match your filters.'}
      </NoMatches>
    )
  if (!isEmpty)
    return (
      <EmptyState art="inbox" title={NOTHING[address.view].title}>
        {NOTHING[address.view].text}
      </EmptyState>
    )
  return (
    <EmptyState art="inbox" title="No replies yet">
      <HowAnswersArrive />
    </EmptyState>
  )
}
