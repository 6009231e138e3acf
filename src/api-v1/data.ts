import { Hono } from 'hono'
import { DATA_TYPES } from '../contracts/items.ts'
import * as contract from '../contracts/v1/data.ts'
import { deleteItems, deleteMatching } from '../features/data/delete-items.ts'
import { exportItems } from '../features/data/export-items.ts'
import { listItemsAfter } from '../features/data/list-after.ts'
import { countByType } from '../features/data/list-items.ts'
import { type HttpEnv, mount } from '../http/mount.ts'

export const dataRoutes = new Hono<HttpEnv>()

mount(dataRoutes, contract.list, async ({ ctx, query: { cursor, limit, ...filter } }) =>
  listItemsAfter(ctx, { cursor, limit }, filter),
)
mount(dataRoutes, contract.listTypes, async ({ ctx }) => {
  const totals = await countByType(ctx)
  const label = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)
  return { data: DATA_TYPES.map((type) => ({ type, label: label(type), total: totals.get(type) ?? 0 })) }
})
mount(dataRoutes, contract.exportData, async ({ ctx, query: { type, format, ...filter } }) =>
  exportItems(ctx, { type, format, filter, ids: null }),
)
mount(dataRoutes, contract.remove, async ({ ctx, body: { data_ids = [], matching, up_to } }) => ({
  data: { deleted: matching ? await deleteMatching(ctx, matching, up_to) : await deleteItems(ctx, data_ids) },
}))
