import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/crawls/crawl-presets.ts'
import { call } from '../../../lib/call.ts'

/** The initial values of the New Crawl form. Fetched once, since only this form changes them. */
export const presetQuery = () =>
  queryOptions({
    queryKey: ['crawl-preset'],
    queryFn: async ({ signal }) => (await call(contract.getPreset, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
