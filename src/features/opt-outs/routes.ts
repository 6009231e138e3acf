import { Hono } from 'hono'
import * as contract from '../../contracts/opt-outs/opt-outs.ts'
import { optOutCounts } from '../../contracts/system/operations.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { countOptOuts } from './count-opt-outs.ts'
import { confirmPerson, requestPerson } from './opt-out-person.ts'
import { requestSite, verifySite } from './opt-out-site.ts'

export const optOutRoutes = new Hono<HttpEnv>()

mount(optOutRoutes, contract.requestPerson, async ({ ctx, body }) => ({ data: await requestPerson(ctx, body) }))
mount(optOutRoutes, contract.confirmPerson, async ({ ctx, body }) => ({
  data: await confirmPerson(ctx, body.token),
}))
mount(optOutRoutes, contract.requestSite, async ({ ctx, body }) => ({
  data: await requestSite(ctx, body.domain),
}))
mount(optOutRoutes, contract.verifySite, async ({ ctx, body }) => ({ data: await verifySite(ctx, body.domain) }))

mount(optOutRoutes, optOutCounts, async ({ ctx }) => ({ data: await countOptOuts(ctx) }))
