import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/campaigns/tasks.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export type TasksQuery = NonNullable<QueryFor<typeof contract.listTasks>>

export const taskQueries = {
  list: (query: TasksQuery) =>
    queryOptions({
      queryKey: ['tasks', query],
      queryFn: async ({ signal }) => (await call(contract.listTasks, { query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

const CHANGED = {
  invalidates: ['tasks', ['campaigns', 'lists'], ['campaigns', 'follow-ups'], ['campaigns', 'calendar']],
} as const
export const useCloseTask = () => useCall(contract.closeTask, CHANGED)
export const useSnoozeTask = () => useCall(contract.snoozeTask, CHANGED)
