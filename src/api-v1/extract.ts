import { Hono } from 'hono'
import * as contract from '../contracts/v1/extract.ts'
import { extractPage } from '../features/crawls/extract/extract-page.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'

export const extractRoutes = new Hono<HttpEnv>()

mount(extractRoutes, contract.extract, async ({ ctx, body }) => ({ data: await extractPage(ctx, body) }))
