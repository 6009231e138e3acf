import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './surface-types.ts'

/**
 * Keeps what is answered to a session out of every cache, failures as well, whatever the endpoint says of its answers to
 * visitors; and what says nothing of it at all.
 */
export const noStore: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  // A connection that was taken over has no body to keep, and its answer cannot be changed.
  if (c.res.status === 101) return
  const isPrivate = c.req.header('authorization') !== undefined || c.req.header('cookie') !== undefined
  if (isPrivate || !c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}
