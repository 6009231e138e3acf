import { Hono } from 'hono'
import * as contract from '../../contracts/single-sign-on/single-sign-on.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addSsoDomain, checkSsoDomain, deleteSsoDomain, readSso } from './change-domains.ts'
import { deleteSso, saveSso } from './change-sso.ts'

export const singleSignOnRoutes = new Hono<HttpEnv>()

mount(singleSignOnRoutes, contract.getSso, async ({ ctx }) => ({ data: await readSso(ctx) }))
mount(singleSignOnRoutes, contract.saveSso, async ({ ctx, body }) => {
  await saveSso(ctx, body)
  return { message: 'Single sign-on saved' }
})
mount(singleSignOnRoutes, contract.deleteSso, async ({ ctx, body }) => {
  await deleteSso(ctx, body.password)
  return { message: 'Single sign-on ended' }
})
mount(singleSignOnRoutes, contract.addSsoDomain, async ({ ctx, body }) => ({
  data: { domain: await addSsoDomain(ctx, body.domain) },
  message: 'Domain added. Set its DNS record next.',
}))
mount(singleSignOnRoutes, contract.checkSsoDomain, async ({ ctx, params }) => ({
  data: await checkSsoDomain(ctx, params.id),
}))
mount(singleSignOnRoutes, contract.deleteSsoDomain, async ({ ctx, params }) => {
  await deleteSsoDomain(ctx, params.id)
  return { message: 'Domain removed' }
})
