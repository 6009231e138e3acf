import { Hono } from 'hono'
import * as contract from '../contracts/v1/key.ts'
import { accountOf, type ServiceContext } from '../core/context.ts'
import { readUsed } from '../domain/billing/plan-limits.ts'
import { listRequests } from '../features/api-keys/list-requests.ts'
import { listKeys, readKey } from '../features/api-keys/queries.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'
import { raise, unauthenticated } from '../lib/errors.ts'
import { LIMIT_NAMES } from '../rules/billing/plan-limits.ts'

export const keyRoutes = new Hono<HttpEnv>()

mount(keyRoutes, contract.get, async ({ ctx }) => {
  const account = accountOf(ctx)
  const [key, usage] = await Promise.all([readKey(ctx, keyIdOf(ctx)), readUsed(ctx, account, LIMIT_NAMES)])
  return { data: { key, plan: account.plan?.displayName ?? null, usage } }
})
mount(keyRoutes, contract.listRequests, async ({ ctx, query }) => await listRequests(ctx, keyIdOf(ctx), query))
mount(keyRoutes, contract.list, async ({ ctx }) => ({ data: await listKeys(ctx), next_cursor: null }))

/** The id of the calling API key. */
function keyIdOf({ actor }: ServiceContext): string {
  return actor.kind === 'api-key' ? actor.keyId : raise(unauthenticated())
}
