import { z } from 'zod'
import { ApiKey, KeyRequest } from '../api-keys/api-keys.ts'
import { Used } from '../billing/plans.ts'
import { CursorQuery, listOf } from '../cursor.ts'
import { data, endpoint } from '../endpoint.ts'

/** Describes the calling key's permissions and its plan's remaining allowance. Open to every key. */
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

/** Lists the requests made with the calling key, newest first. */
export const listRequests = endpoint({
  method: 'get',
  path: '/v1/key/requests',
  permission: 'profile:view',
  query: CursorQuery,
  returns: listOf(KeyRequest),
})

/** Lists the account's keys, newest first; all are masked. */
export const list = endpoint({
  method: 'get',
  path: '/v1/keys',
  permission: 'api-keys:view',
  returns: listOf(ApiKey.omit({ plain_key: true })),
})
