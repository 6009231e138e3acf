import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../../../src/contracts/call.ts'
import * as campaigns from '../../../src/contracts/campaigns/campaigns.ts'
import type { QueryFor } from '../../../src/contracts/endpoint.ts'
import * as contract from '../../../src/contracts/replies/replies.ts'
import { call } from '../../lib/call.ts'
import { LIVE } from '../../lib/live-topics.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLastingMutation } from '../../lib/use-lasting-mutation.ts'

/** The number of campaigns that one call returns, as filter options. */
const CAMPAIGNS_SHOWN = 100

export type RepliesQuery = NonNullable<QueryFor<typeof contract.listReplies>>

const REPLY_LISTS = ['replies', 'list'] as const

export const replyQueries = {
  list: (query: RepliesQuery) =>
    queryOptions({
      queryKey: [...REPLY_LISTS, query],
      queryFn: async ({ signal }) => (await call(contract.listReplies, { query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: LIVE,
    }),
  /** The number of unread replies. */
  unread: () =>
    queryOptions({
      queryKey: ['replies', 'unread'],
      queryFn: async ({ signal }) => (await call(contract.listReplies, { query: { per_page: 1 }, signal })).data.unread,
      staleTime: 0,
      meta: LIVE,
    }),
  /** Campaigns that may have replies, newest first. */
  campaigns: () =>
    queryOptions({
      queryKey: ['campaigns', 'lists', 'of-replies'],
      queryFn: async ({ signal }) => {
        const query = { type: 'email', per_page: CAMPAIGNS_SHOWN } as const
        return (await call(campaigns.listCampaigns, { query, signal })).data.campaigns
      },
      staleTime: 0,
    }),
}

/** Puts a changed reply into the lists shown, until they are read again. */
export function showReply(client: QueryClient, reply: contract.Reply): void {
  client.setQueriesData<{ replies: contract.Reply[] }>(
    { queryKey: REPLY_LISTS },
    (now) => now && { ...now, replies: now.replies.map((one) => (one.id === reply.id ? reply : one)) },
  )
}

/**
 * Updates one reply. Lists show the change before they are refetched, so that an opened reply appears as read
 * immediately.
 *
 * @param onUpdated called with the updated reply, even if the list shown no longer contains it
 */
export function useUpdateReply(onUpdated?: (reply: contract.Reply) => void) {
  const client = useQueryClient()
  return useLastingMutation({
    mutationFn: (input: CallInput<typeof contract.updateReply>) => call(contract.updateReply, input),
    onSuccess: ({ data: { reply } }) => {
      onUpdated?.(reply)
      showReply(client, reply)
      // A changed kind affects suppressions and campaign figures as well.
      void invalidateGroups(client, ['replies', 'suppressions', ['campaigns', 'lists'], ['campaigns', 'one']])
    },
  })
}
const CHANGED = { invalidates: ['replies'] } as const
export const useMarkAllRepliesRead = () => useCall(contract.markAllRepliesRead, CHANGED)
export const useDeleteReply = () => useCall(contract.deleteReply, CHANGED)
