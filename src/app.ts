import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { authRoutes } from './features/auth/routes.ts'
import { billingRoutes } from './features/billing/routes.ts'
import { contactMessageRoutes } from './features/contact-messages/routes.ts'
import { crawlPresetRoutes } from './features/crawl-presets/routes.ts'
import { crawlRoutes } from './features/crawls/routes.ts'
import { dataRoutes } from './features/data/routes.ts'
import { doNotCollectRoutes } from './features/do-not-collect/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { statisticsRoutes } from './features/statistics/routes.ts'
import { statusRoutes } from './features/status/routes.ts'
import { systemRoutes } from './features/system/routes.ts'
import { errorResponse } from './http/error-response.ts'
import type { HttpEnv } from './http/mount.ts'
import { services } from './http/services.ts'
import { notFound } from './lib/errors.ts'

const api = new Hono<HttpEnv>()
  .use(secureHeaders())
  .use(services)
  .route('/', systemRoutes)
  .route('/', authRoutes)
  .route('/', crawlRoutes)
  .route('/', crawlPresetRoutes)
  .route('/', dataRoutes)
  .route('/', doNotCollectRoutes)
  .route('/', statisticsRoutes)
  .route('/', billingRoutes)
  .route('/', notificationRoutes)
  .route('/', contactMessageRoutes)
  .route('/', statusRoutes)

/**
 * Requests for files never come here: the platform answers them from `dist/web`, with the headers of `web/public/_headers`.
 * Every other path belongs to the dashboard, which finds its own way from the address.
 */
export const app = new Hono<HttpEnv>()
  .route('/api', api)
  .notFound((c) => {
    const { pathname, origin } = new URL(c.req.url)
    if (pathname.startsWith('/api')) return errorResponse(notFound('Page'), c.var.services?.requestId ?? 'none')
    return c.env.ASSETS.fetch(new URL('/app', origin))
  })
  .onError((error, c) => errorResponse(error, c.var.services?.requestId ?? 'none'))
