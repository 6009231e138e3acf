import type { MiddlewareHandler } from 'hono'
import { createContext } from '../core/context.ts'
import { loadViewer } from '../core/load-viewer.ts'
import { verifySessionToken } from '../core/session-token.ts'
import type { HttpEnv } from './mount.ts'

/** The name of the scheme is written in any case (RFC 9110, 11.1). */
const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/** Gives each request its services: who is calling, and the outside world behind ports. */
export const services: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const visitor = createContext(c.env, {
    requestId: c.req.header('cf-ray') ?? crypto.randomUUID(),
    ipAddress: c.req.header('cf-connecting-ip') ?? '127.0.0.1',
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    viewer: null,
  })
  c.set('services', visitor)
  const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
  if (token) {
    const now = visitor.clock.now()
    const claims = await verifySessionToken(visitor.config, token, now)
    if (claims) c.set('services', { ...visitor, viewer: await loadViewer(visitor.db, claims, now) })
  }
  await next()
  c.header('x-request-id', visitor.requestId)
}
