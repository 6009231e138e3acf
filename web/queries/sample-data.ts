import { queryOptions } from '@tanstack/react-query'
import { getSampleData } from '../../src/contracts/sample-data/sample-data.ts'
import { call } from '../lib/call.ts'

/** Whether the workspace has sample data, or may have it. */
export const sampleDataQuery = () =>
  queryOptions({
    // Under `statistics`, so that it is asked again when an account gets its first data.
    queryKey: ['statistics', 'sample-data'],
    queryFn: async ({ signal }) => (await call(getSampleData, { signal })).data,
  })
