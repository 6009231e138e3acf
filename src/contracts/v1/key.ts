import { z } from 'zod'
import { ApiKey } from '../api-keys.ts'
import { data, endpoint } from '../endpoint.ts'
import { Used } from '../plans.ts'

/** What the key that asks may do, and what is left of its plan. Any key may ask. */
export const get = endpoint({
  method: 'get',
  path: '/v1/key',
  permission: 'profile:view',
  returns: data(
    z.object({
      key: ApiKey.omit({ plain_key: true }),
      plan: z.string().nullable(),
      usage: z.record(z.string(), Used),
    }),
  ),
})
