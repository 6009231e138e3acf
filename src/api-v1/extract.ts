import { Hono } from 'hono'
import * as contract from '../contracts/v1/extract.ts'
import { extractPage } from '../features/crawls/extract/extract-page.ts'
import { type HttpEnv, mount } from '../http/mount.ts'

export const extractRoutes = new Hono<HttpEnv>()

mount(extractRoutes, contract.extract, async ({ ctx, body }) => ({ data: await extractPage(ctx, body) }))
