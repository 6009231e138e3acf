import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as schedules from '../../../src/contracts/crawls/crawl-schedules.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

/** A page of the crawls that start by a schedule. */
export const schedulesQuery = (page: number) =>
  queryOptions({
    queryKey: ['crawl-schedules', page],
    queryFn: ({ signal }) => call(schedules.listSchedules, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

const SCHEDULE_KEYS = { invalidates: ['crawl-schedules'] } as const
export const useCreateSchedule = () => useCall(schedules.createSchedule, SCHEDULE_KEYS)
export const useUpdateSchedule = () => useCall(schedules.updateSchedule, SCHEDULE_KEYS)
export const useDeleteSchedule = () => useCall(schedules.deleteSchedule, SCHEDULE_KEYS)
