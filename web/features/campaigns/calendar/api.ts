import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCalendar } from '../../../../src/contracts/campaigns/calendar.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { call } from '../../../lib/call.ts'

/** What goes out on each day of a period. */
export const calendarQuery = (query: NonNullable<QueryFor<typeof getCalendar>>) =>
  queryOptions({
    queryKey: ['campaigns', 'calendar', query],
    queryFn: async ({ signal }) => (await call(getCalendar, { query, signal })).data.days,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
