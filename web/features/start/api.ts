import { queryOptions } from '@tanstack/react-query'
import { firstSteps } from '../../../src/contracts/statistics/statistics.ts'
import { call } from '../../lib/call.ts'

export const firstStepsQuery = () =>
  queryOptions({
    // Under `statistics`, so that whatever refreshes the figures refreshes the checklist.
    queryKey: ['statistics', 'first-steps'],
    queryFn: async ({ signal }) => (await call(firstSteps, { signal })).data,
    staleTime: 0,
  })
