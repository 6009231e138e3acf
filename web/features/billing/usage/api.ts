import { queryOptions } from '@tanstack/react-query'
import { getUsageReport } from '../../../../src/contracts/billing/usage-report.ts'
import { call } from '../../../lib/call.ts'

/** Each limit with what is used of it, the seats and the months before. */
export const usageReportQuery = () =>
  queryOptions({
    queryKey: ['plans', 'usage-report'],
    queryFn: async ({ signal }) => (await call(getUsageReport, { signal })).data,
    staleTime: 0,
  })
