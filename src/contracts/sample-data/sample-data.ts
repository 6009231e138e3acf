import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'

/** The sample data of an account. */
export const SampleData = z.object({
  /** `offered`: the account is empty. `none`: it has data of its own. */
  state: z.enum(['offered', 'present', 'none']),
  crawl_id: z.string().nullable(),
  campaign_id: z.string().nullable(),
})
export type SampleData = z.infer<typeof SampleData>

export const getSampleData = endpoint({
  method: 'get',
  path: '/dashboard/sample-data',
  permission: 'data:view',
  returns: data(SampleData),
})

/** Fills an empty account with a crawl, its contacts, a list and a draft. */
export const addSampleData = endpoint({
  method: 'post',
  path: '/dashboard/sample-data',
  permission: 'data:add',
  returns: data(SampleData),
})

/** Removes all sample data. */
export const removeSampleData = endpoint({
  method: 'delete',
  path: '/dashboard/sample-data',
  permission: 'data:delete',
  returns: data(SampleData),
})
