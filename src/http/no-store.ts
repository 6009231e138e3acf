import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './surface-types.ts'

/**
 * Prevents caching of all responses to authenticated requests, including errors and endpoints that visitors may cache;
 * and of responses without a `cache-control` header.
 */
export const noStore: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  // A connection that was upgraded has no body to cache, and its response cannot be changed.
  if (c.res.status === 101) return
  const isPrivate = c.req.header('authorization') !== undefined || c.req.header('cookie') !== undefined
  if (isPrivate || !c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}
