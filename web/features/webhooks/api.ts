import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WebhookDelivery } from '../../../src/contracts/webhooks/webhooks.ts'
import * as contract from '../../../src/contracts/webhooks/webhooks.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { unlessLive } from '../../lib/live-state.ts'
import { LIVE_ELSE_POLLED } from '../../lib/live-topics.ts'
import { useCall } from '../../lib/use-call.ts'
import { isDueSoon } from './delivery-words.ts'

/** A delivery in progress finishes within seconds. Otherwise new messages appear only now and then. */
const BUSY_POLL_MS = 3_000
const IDLE_POLL_MS = 15_000
const DELIVERIES_AT_ONCE = 20

export type DeliveryState = WebhookDelivery['state']

/** Whether the viewer may not list webhooks at all, and so may not create one either (401, 402 or 403). */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof CallError && [401, 402, 403].includes(error.status)

export const isMissing = (error: Error | null): boolean => error instanceof CallError && error.code === 'not_found'

/** Polling again would not change missing permissions or a deleted webhook. */
const unlessOver = (error: Error | null, intervalMs: number): number | false =>
  isRefusal(error) || isMissing(error) ? false : intervalMs

// Their keys have different prefixes, so that a change to one webhook does not refetch everything.
export const webhookQueries = {
  list: () =>
    queryOptions({
      queryKey: ['webhooks', 'list'],
      queryFn: async ({ signal }) => (await call(contract.list, { signal })).data,
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['webhooks', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.get, { params: { id }, signal })).data,
      staleTime: 0,
      // Failing deliveries may disable the webhook while the page is open.
      refetchInterval: ({ state }) => unlessOver(state.error, unlessLive(IDLE_POLL_MS)),
      meta: LIVE_ELSE_POLLED,
    }),
  deliveries: (id: string, wanted: DeliveryState | undefined) =>
    infiniteQueryOptions({
      queryKey: ['webhooks', 'deliveries', id, wanted ?? 'all'],
      queryFn: ({ pageParam, signal }) => {
        const query = { cursor: pageParam, state: wanted, limit: DELIVERIES_AT_ONCE }
        return call(contract.listDeliveries, { params: { id }, query, signal })
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const isBusy = state.data?.pages.some(({ data }) => data.some((one) => isDueSoon(one, Date.now())))
        return unlessOver(state.error, unlessLive(isBusy ? BUSY_POLL_MS : IDLE_POLL_MS))
      },
      meta: LIVE_ELSE_POLLED,
    }),
}

const CHANGED = {
  invalidates: [
    ['webhooks', 'list'],
    ['webhooks', 'one'],
  ],
} as const
const SENT = {
  invalidates: [
    ['webhooks', 'list'],
    ['webhooks', 'one'],
    ['webhooks', 'deliveries'],
  ],
} as const
export const useCreateWebhook = () => useCall(contract.create, CHANGED)
export const useUpdateWebhook = () => useCall(contract.update, SENT)
/** The view of a deleted webhook must not refetch it before the user leaves. */
export const useDeleteWebhook = () => useCall(contract.remove, { invalidates: [['webhooks', 'list']] })
export const useRotateSecret = () => useCall(contract.rotateSecret, CHANGED)
export const useSendTest = () => useCall(contract.sendTest, SENT)
export const useReplay = () => useCall(contract.replay, SENT)
export const useReplayFailed = () => useCall(contract.replayFailed, SENT)
