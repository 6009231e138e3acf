import { Hono } from 'hono'
import * as contract from '../../contracts/do-not-collect.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { confirmPerson, requestPerson } from './opt-out-person.ts'
import { requestSite, verifySite } from './opt-out-site.ts'

export const doNotCollectRoutes = new Hono<HttpEnv>()

mount(doNotCollectRoutes, contract.requestPerson, async ({ ctx, body }) => ({ data: await requestPerson(ctx, body) }))
mount(doNotCollectRoutes, contract.confirmPerson, async ({ ctx, body }) => ({
  data: await confirmPerson(ctx, body.token),
}))
mount(doNotCollectRoutes, contract.requestSite, async ({ ctx, body }) => ({
  data: await requestSite(ctx, body.domain),
}))
mount(doNotCollectRoutes, contract.verifySite, async ({ ctx, body }) => ({ data: await verifySite(ctx, body.domain) }))
