import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { authRoutes } from './features/auth/routes.ts'
import { crawlRoutes } from './features/crawls/routes.ts'
import { systemRoutes } from './features/system/routes.ts'
import { errorResponse } from './http/error-response.ts'
import type { HttpEnv } from './http/mount.ts'
import { services } from './http/services.ts'
import { notFound } from './lib/errors.ts'

const api = new Hono<HttpEnv>().use(services).route('/', systemRoutes).route('/', authRoutes).route('/', crawlRoutes)

export const app = new Hono<HttpEnv>()
  .use(secureHeaders())
  .route('/api', api)
  .notFound((c) =>
    c.req.path.startsWith('/api') ? errorResponse(notFound('Page'), 'none') : c.env.ASSETS.fetch(c.req.raw),
  )
  .onError((error, c) => errorResponse(error, c.var.services?.requestId ?? 'none'))
