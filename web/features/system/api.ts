import { queryOptions } from '@tanstack/react-query'
import { listAlerts } from '../../../src/contracts/alerts/alerts.ts'
import * as operations from '../../../src/contracts/system/operations.ts'
import * as contract from '../../../src/contracts/system/system.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

const statsQuery = () =>
  queryOptions({
    queryKey: ['system', 'stats'],
    queryFn: async ({ signal }) => (await call(operations.systemStats, { signal })).data,
  })

export const systemQueries = {
  /** Counts of items pending for administrators. Polled every two minutes while the page is visible. */
  badges: () =>
    queryOptions({
      queryKey: ['system', 'badges'],
      queryFn: async ({ signal }) => (await call(operations.adminBadges, { signal })).data,
      staleTime: 30_000,
      refetchInterval: 120_000,
    }),
  info: () =>
    queryOptions({
      queryKey: ['system', 'info'],
      queryFn: async ({ signal }) => (await call(operations.systemInfo, { signal })).data,
    }),
  stats: statsQuery,
  /** The same, recalculated by the server. */
  freshStats: () =>
    queryOptions({
      ...statsQuery(),
      queryFn: async ({ signal }) => (await call(operations.systemStats, { query: { refresh: 'true' }, signal })).data,
      staleTime: 0,
    }),
  /** Open alerts and the last ones that ended. */
  alerts: () =>
    queryOptions({
      queryKey: ['system', 'alerts'],
      queryFn: async ({ signal }) => (await call(listAlerts, { signal })).data,
      staleTime: 0,
    }),
  settings: () =>
    queryOptions({
      queryKey: ['system', 'settings'],
      queryFn: async ({ signal }) => (await call(operations.getSettings, { signal })).data,
    }),
  /** Whether each service that the product depends on responds. */
  health: () =>
    queryOptions({
      queryKey: ['system', 'health'],
      queryFn: async ({ signal }) => (await call(contract.health, { signal })).data,
    }),
  /** Mail captured in development instead of being sent. Polled every 3 s, since it arrives through a queue. */
  outbox: () =>
    queryOptions({
      queryKey: ['system', 'outbox'],
      queryFn: async ({ signal }) => (await call(contract.outbox, { signal })).data,
      refetchInterval: ({ state }) => (state.status === 'error' ? false : 3000),
    }),
}

export const useClearCache = () => useCall(operations.clearCache)
export const useOptimize = () => useCall(operations.optimize, { invalidates: [['system', 'stats']] })
export const useUpdateSettings = () =>
  useCall(operations.updateSettings, {
    invalidates: [
      ['system', 'settings'],
      ['system', 'site'],
    ],
  })
