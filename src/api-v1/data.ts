import { Hono } from 'hono'
import * as contract from '../contracts/v1/data.ts'
import { deleteItems, deleteMatching } from '../features/data/delete-items.ts'
import { exportItems } from '../features/data/export-items.ts'
import { listItemsAfter } from '../features/data/list-after.ts'
import { listTypes } from '../features/data/list-items.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'

export const dataRoutes = new Hono<HttpEnv>()

mount(dataRoutes, contract.list, async ({ ctx, query: { cursor, limit, ...filter } }) =>
  listItemsAfter(ctx, { cursor, limit }, filter),
)
mount(dataRoutes, contract.listTypes, async ({ ctx }) => ({ data: await listTypes(ctx) }))
mount(dataRoutes, contract.exportData, async ({ ctx, query: { type, format, ...filter } }) =>
  exportItems(ctx, { type, format, filter, ids: null }),
)
mount(dataRoutes, contract.remove, async ({ ctx, body: { data_ids = [], matching, up_to } }) => ({
  data: { deleted: matching ? await deleteMatching(ctx, matching, up_to) : await deleteItems(ctx, data_ids) },
}))
