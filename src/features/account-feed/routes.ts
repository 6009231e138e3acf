import { Hono } from 'hono'
import { openFeed } from '../../contracts/account-feed/account-feed.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { issueFeedTicket, openFeedConnection } from './live-connection.ts'

export const accountFeedRoutes = new Hono<HttpEnv>()

mount(accountFeedRoutes, openFeed, async ({ ctx }) => ({ data: await issueFeedTicket(ctx) }))

// Not an endpoint contract: a WebSocket has no JSON response, and its ticket grants access.
accountFeedRoutes.get('/dashboard/live', (c) => openFeedConnection(c.var.services, c.req.raw))
