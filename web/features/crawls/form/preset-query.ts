import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/crawl-presets.ts'
import { call } from '../../../lib/call.ts'

/** What the New Crawl form begins with; asked once, since only this form changes it. */
export const presetQuery = () =>
  queryOptions({
    queryKey: ['crawl-preset'],
    queryFn: async ({ signal }) => (await call(contract.getPreset, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
