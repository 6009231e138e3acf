import type { Context, MiddlewareHandler } from 'hono'
import { VISITOR } from '../core/actor.ts'
import { readConfig } from '../core/config.ts'
import { createContext, type ServiceContext } from '../core/context.ts'
import type { HttpEnv } from './surface-types.ts'

type Open = (ctx: ServiceContext, code: string) => Promise<string>

/**
 * Serves the short links of text messages: `/s/…` on the site's own domain, and every path of the short domain, if one
 * is configured. The redirects are not cached.
 *
 * @param open returns the destination of a code; may throw
 */
export const shortLinks =
  (open: Open): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { host, pathname } = new URL(c.req.url)
    const { appUrl, shortUrl } = readConfig(c.env)
    const isShort = shortUrl !== null && host === new URL(shortUrl).host && host !== new URL(appUrl).host
    const code = (isShort ? /^\/(?:s\/)?([^/]*)$/ : /^\/s\/([^/]+)$/).exec(pathname)?.[1]
    if (code === undefined) return isShort ? redirect(appUrl) : next()
    return redirect(await open(visitorOf(c), code))
  }

const visitorOf = (c: Context<HttpEnv>): ServiceContext =>
  createContext(
    c.env,
    {
      requestId: c.var.requestId,
      ipAddress: c.req.header('cf-connecting-ip') ?? '127.0.0.1',
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
      visitorCountry: null,
      linkHost: c.var.linkHost ?? null,
      actor: VISITOR,
      account: null,
    },
    c.var.logLines,
  )

const redirect = (location: string) =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
