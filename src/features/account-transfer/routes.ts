import { Hono } from 'hono'
import * as contract from '../../contracts/accounts/account-transfer.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { readHead, readRows } from './export-rows.ts'
import { beginImport, importRows } from './import-rows.ts'

export const accountTransferRoutes = new Hono<HttpEnv>()

mount(accountTransferRoutes, contract.readTransferHead, async ({ ctx }) => ({ data: await readHead(ctx) }))
mount(accountTransferRoutes, contract.readTransferRows, async ({ ctx, query }) => ({
  data: await readRows(ctx, query.cursor),
}))
mount(accountTransferRoutes, contract.beginImport, async ({ ctx, body }) => ({ data: await beginImport(ctx, body) }))
mount(accountTransferRoutes, contract.importRows, async ({ ctx, body }) => ({
  data: await importRows(ctx, body.origin, body.rows),
}))
