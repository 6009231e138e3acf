import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/integrations/integrations.ts'
import { call } from '../../lib/call.ts'
import { unlessLive } from '../../lib/live-state.ts'
import { LIVE_ELSE_POLLED } from '../../lib/live-topics.ts'
import { useCall } from '../../lib/use-call.ts'

/** A running push advances every few seconds; otherwise, new ones appear now and then. */
const BUSY_POLL_MS = 2_000
const IDLE_POLL_MS = 20_000

const isRunning = (push: contract.IntegrationPush | null | undefined) => push?.state === 'running'

export const integrationQueries = {
  list: () =>
    queryOptions({
      queryKey: ['integrations', 'list'],
      queryFn: async ({ signal }) => (await call(contract.listIntegrations, { signal })).data,
      refetchInterval: ({ state }) =>
        state.data?.integrations.some(({ latest_push }) => isRunning(latest_push)) ? unlessLive(BUSY_POLL_MS) : false,
      meta: LIVE_ELSE_POLLED,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['integrations', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.getIntegration, { params: { id }, signal })).data.integration,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.error ? false : unlessLive(isRunning(state.data?.latest_push) ? BUSY_POLL_MS : IDLE_POLL_MS),
      meta: LIVE_ELSE_POLLED,
    }),
  pushes: (id: string) =>
    queryOptions({
      queryKey: ['integrations', 'pushes', id],
      queryFn: async ({ signal }) => (await call(contract.listPushes, { params: { id }, signal })).data.pushes,
      staleTime: 0,
      refetchInterval: ({ state }) => unlessLive(state.data?.some(isRunning) ? BUSY_POLL_MS : IDLE_POLL_MS),
      meta: LIVE_ELSE_POLLED,
    }),
  failures: (id: string) =>
    queryOptions({
      queryKey: ['integrations', 'failures', id],
      queryFn: async ({ signal }) => (await call(contract.listFailures, { params: { id }, signal })).data,
      staleTime: 0,
      refetchInterval: () => unlessLive(IDLE_POLL_MS),
      meta: LIVE_ELSE_POLLED,
    }),
  /** Read from the provider, so not again each time. */
  properties: (id: string) =>
    queryOptions({
      queryKey: ['integrations', 'properties', id],
      queryFn: async ({ signal }) => (await call(contract.listProperties, { params: { id }, signal })).data,
      staleTime: 5 * 60_000,
      retry: false,
    }),
  records: (contactId: string) =>
    queryOptions({
      queryKey: ['integrations', 'records', contactId],
      queryFn: async ({ signal }) =>
        (await call(contract.listRecordsOfContact, { params: { id: contactId }, signal })).data.records,
      staleTime: 0,
    }),
}

const CHANGED = {
  invalidates: [
    ['integrations', 'list'],
    ['integrations', 'one'],
    ['integrations', 'pushes'],
    ['integrations', 'failures'],
    ['integrations', 'records'],
  ],
} as const
export const useStartIntegration = () => useCall(contract.startIntegration)
export const useFinishIntegration = () => useCall(contract.finishIntegration, CHANGED)
export const useCreateWebhookIntegration = () => useCall(contract.createWebhookIntegration, CHANGED)
export const useUpdateIntegration = () => useCall(contract.updateIntegration, CHANGED)
export const useDeleteIntegration = () => useCall(contract.deleteIntegration, CHANGED)
export const useTestIntegration = () => useCall(contract.testIntegration, CHANGED)
export const useStartPush = () => useCall(contract.startPush, CHANGED)
export const useCancelPush = () => useCall(contract.cancelPush, CHANGED)
export const useRetryFailures = () => useCall(contract.retryFailures, CHANGED)
