import { Hono } from 'hono'
import * as contract from '../../contracts/service-usage/service-usage.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { readServiceUsage } from './read-service-usage.ts'

export const serviceUsageRoutes = new Hono<HttpEnv>()

mount(serviceUsageRoutes, contract.readServiceUsage, async ({ ctx, query }) => ({
  data: await readServiceUsage(ctx, query.days),
}))
