import { Hono } from 'hono'
import * as contract from '../../contracts/suppressions/suppressions.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addSuppressions, listSuppressions, removeSuppression } from './suppressions.ts'

export const suppressionRoutes = new Hono<HttpEnv>()

mount(suppressionRoutes, contract.listSuppressions, async ({ ctx, query }) => ({
  data: await listSuppressions(ctx, query),
}))
mount(suppressionRoutes, contract.addSuppressions, async ({ ctx, body }) => ({
  data: await addSuppressions(ctx, body.addresses),
}))
mount(suppressionRoutes, contract.removeSuppression, async ({ ctx, params }) => {
  await removeSuppression(ctx, params.id)
  return { message: 'Removed from the list' }
})
