import { Hono } from 'hono'
import * as contract from '../../contracts/logs/logs.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { downloadLogs } from './download-logs.ts'
import { listLogs } from './list-logs.ts'

export const logRoutes = new Hono<HttpEnv>()

mount(logRoutes, contract.listLogs, async ({ ctx, query }) => ({
  data: { ...(await listLogs(ctx, query)), updated_at: ctx.clock.now().toISOString() },
}))

mount(logRoutes, contract.downloadLogs, ({ ctx, query }) => downloadLogs(ctx, query))
