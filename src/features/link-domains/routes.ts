import { Hono } from 'hono'
import * as contract from '../../contracts/link-domains/link-domains.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addLinkDomain, checkLinkDomainNow, deleteLinkDomain, listLinkDomains } from './change-link-domains.ts'

export const linkDomainRoutes = new Hono<HttpEnv>()

mount(linkDomainRoutes, contract.listLinkDomains, async ({ ctx }) => ({ data: await listLinkDomains(ctx) }))
mount(linkDomainRoutes, contract.addLinkDomain, async ({ ctx, body }) => ({
  data: { domain: await addLinkDomain(ctx, body.host) },
  message: 'Domain added. Set its DNS record next.',
}))
mount(linkDomainRoutes, contract.checkLinkDomain, async ({ ctx, params }) => ({
  data: { domain: await checkLinkDomainNow(ctx, params.id) },
}))
mount(linkDomainRoutes, contract.deleteLinkDomain, async ({ ctx, params }) => {
  await deleteLinkDomain(ctx, params.id)
  return { message: 'Domain removed' }
})
