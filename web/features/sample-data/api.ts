import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/sample-data/sample-data.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const sampleDataQuery = () =>
  queryOptions({
    // Under `statistics`, so that it is asked again when an account gets its first data.
    queryKey: ['statistics', 'sample-data'],
    queryFn: async ({ signal }) => (await call(contract.getSampleData, { signal })).data,
  })

const CHANGED = { invalidates: ['statistics', 'items', 'contacts', 'crawls', ['campaigns', 'lists']] } as const
export const useAddSampleData = () => useCall(contract.addSampleData, CHANGED)
export const useRemoveSampleData = () => useCall(contract.removeSampleData, CHANGED)
