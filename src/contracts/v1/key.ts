import { z } from 'zod'
import { ApiKey, KeyRequest } from '../api-keys.ts'
import { data, endpoint } from '../endpoint.ts'
import { Used } from '../plans.ts'
import { CursorQuery, listOf } from './cursor.ts'

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

/** What the key that asks has been used for, newest first. */
export const listRequests = endpoint({
  method: 'get',
  path: '/v1/key/requests',
  permission: 'profile:view',
  query: CursorQuery,
  returns: listOf(KeyRequest),
})

/** The account's keys, newest first; no key is shown whole. */
export const list = endpoint({
  method: 'get',
  path: '/v1/keys',
  permission: 'api-keys:view',
  returns: listOf(ApiKey.omit({ plain_key: true })),
})
