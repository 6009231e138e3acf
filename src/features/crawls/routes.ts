import { Hono } from 'hono'
import type { HttpEnv } from '../../http/mount.ts'

export const crawlRoutes = new Hono<HttpEnv>()
