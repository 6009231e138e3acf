import { Hono } from 'hono'
import * as contract from '../../contracts/list-views/list-views.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addView, deleteView, listViews, restoreView, saveColumns, updateView } from './views.ts'

export const listViewRoutes = new Hono<HttpEnv>()

mount(listViewRoutes, contract.listViews, async ({ ctx, query }) => ({ data: await listViews(ctx, query.list) }))
mount(listViewRoutes, contract.addView, async ({ ctx, body }) => ({
  data: await addView(ctx, body),
  message: 'View saved',
}))
mount(listViewRoutes, contract.updateView, async ({ ctx, params, body }) => ({
  data: await updateView(ctx, params.id, body),
  message: 'View saved',
}))
mount(listViewRoutes, contract.deleteView, async ({ ctx, params }) => {
  await deleteView(ctx, params.id)
  return { message: 'View deleted' }
})
mount(listViewRoutes, contract.restoreView, async ({ ctx, params }) => ({ data: await restoreView(ctx, params.id) }))
mount(listViewRoutes, contract.saveColumns, async ({ ctx, body }) => {
  await saveColumns(ctx, body)
  return {}
})
