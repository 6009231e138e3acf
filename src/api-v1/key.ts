import { Hono } from 'hono'
import { LIMIT_NAMES } from '../contracts/plan-limits.ts'
import * as contract from '../contracts/v1/key.ts'
import { accountOf } from '../core/context.ts'
import { readUsed } from '../core/plan-limits.ts'
import { requireKey, toApiKey } from '../features/api-keys/queries.ts'
import { type HttpEnv, mount } from '../http/mount.ts'
import { raise, unauthenticated } from '../lib/errors.ts'

export const keyRoutes = new Hono<HttpEnv>()

mount(keyRoutes, contract.get, async ({ ctx }) => {
  const account = accountOf(ctx)
  const keyId = ctx.actor.kind === 'api-key' ? ctx.actor.keyId : raise(unauthenticated())
  const [key, usage] = await Promise.all([requireKey(ctx, keyId), readUsed(ctx, account, LIMIT_NAMES)])
  return { data: { key: await toApiKey(ctx, key), plan: account.plan?.displayName ?? null, usage } }
})
