import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../../../src/contracts/call.ts'
import * as contract from '../../../src/contracts/replies/conversations.ts'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { call } from '../../lib/call.ts'
import { LIVE } from '../../lib/live-topics.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLastingMutation } from '../../lib/use-lasting-mutation.ts'
import { toastFailure } from '../../ui/toast-failure.ts'
import { showReply } from './api.ts'

/** How often a conversation is polled while an answer is on its way. */
const SOON_MS = 2_000

export const conversationQueries = {
  /** @param id of the conversation, or of any of its replies */
  one: (id: string) =>
    queryOptions({
      queryKey: ['conversations', id],
      queryFn: async ({ signal }) => (await call(contract.getConversation, { params: { id }, signal })).data,
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) => (!error && isOnItsWay(data) ? SOON_MS : false),
      meta: LIVE,
    }),
  labels: () =>
    queryOptions({
      queryKey: ['inbox-labels'],
      queryFn: async ({ signal }) => (await call(contract.listInboxLabels, { signal })).data.labels,
    }),
}

const isOnItsWay = (conversation: contract.Conversation | undefined): boolean =>
  conversation?.entries.some((entry) => entry.type === 'answer' && ['queued', 'sending'].includes(entry.state)) === true

const CHANGED = { invalidates: ['conversations'] } as const
export const useAnswer = () => useCall(contract.answerConversation, CHANGED)
export const useCancelAnswer = () => useCall(contract.cancelAnswer, CHANGED)
export const useRetryAnswer = () => useCall(contract.retryAnswer, CHANGED)
export const useFillTemplate = () => useCall(contract.fillTemplate)
export const useStopFollowUps = () =>
  useCall(contract.stopFollowUps, {
    invalidates: [
      ['campaigns', 'lists'],
      ['campaigns', 'one'],
    ],
  })

const LABELS = { invalidates: ['inbox-labels', 'replies'] } as const
export const useCreateLabel = () => useCall(contract.createInboxLabel, LABELS)
export const useUpdateLabel = () => useCall(contract.updateInboxLabel, LABELS)
export const useDeleteLabel = () => useCall(contract.deleteInboxLabel, LABELS)

export type ConversationChange = NonNullable<CallInput<typeof contract.updateConversation>['body']>

/**
 * Organises conversations. Lists show the change before they are read again.
 *
 * @param onUpdated called with the conversation's latest reply, even if the list shown no longer contains it
 */
export function useUpdateConversation(onUpdated?: (reply: Reply) => void) {
  const client = useQueryClient()
  return useLastingMutation({
    mutationFn: (input: CallInput<typeof contract.updateConversation>) => call(contract.updateConversation, input),
    onSuccess: ({ data: { reply } }) => {
      onUpdated?.(reply)
      showReply(client, reply)
      void invalidateGroups(client, ['replies', 'conversations'])
    },
    onError: (error) => toastFailure(error, 'Failed to change the conversation'),
  })
}
