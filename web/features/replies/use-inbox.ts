import { useQuery } from '@tanstack/react-query'
import { useLastPage } from '../../lib/use-last-page.ts'
import { replyQueries } from './api.ts'
import type { RepliesLocation } from './replies-address.ts'

/** The page of conversations that the address names, and whether there are any. */
export function useInbox({ address, turn, isFiltered }: RepliesLocation) {
  const { view, outcome, label, assignee, kind, unread, campaign, search, page } = address
  const inbox = useQuery(
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
  const { data, isPlaceholderData } = inbox
  const { isBeyond } = useLastPage({
    ...{ pages: data?.pagination, page, isPlaceholderData },
    onBeyond: (last) => turn(last, { replace: true }),
  })
  // The open message may be the only one that the filter no longer includes.
  const hasNone = data !== undefined && data.replies.length === 0 && !address.reply
  return {
    inbox,
    isBeyond,
    /** Whether nothing is listed. */
    hasNone,
    /** Whether nothing has ever come in, or the only conversations are those that the list shows. */
    isEmpty: hasNone && !isFiltered && (data.counts?.views.all ?? 0) === 0,
  }
}
