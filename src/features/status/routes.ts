import { Hono } from 'hono'
import * as contract from '../../contracts/status.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { readStatus } from './read-status.ts'

export const statusRoutes = new Hono<HttpEnv>()

mount(statusRoutes, contract.read, async ({ ctx }) => ({ data: await readStatus(ctx) }))
