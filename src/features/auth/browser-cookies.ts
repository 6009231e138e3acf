import { parse, serialize } from 'hono/utils/cookie'
import type { ServiceContext } from '../../core/context.ts'

/** Cookies of sign-in. Scripts cannot read them, and other sites' requests do not carry them. */
export type BrowserCookie = 'sign-in' | 'trusted-device' | 'provider' | 'pending-identity'

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie (RFC 6265bis, 4.1.3.2). */
const nameOf = (ctx: ServiceContext, cookie: BrowserCookie) => (isSecure(ctx) ? `__Host-${cookie}` : cookie)
const isSecure = (ctx: ServiceContext) => ctx.config.appUrl.startsWith('https:')

/** Reads a cookie from a request's `cookie` header; null without it. */
export const readBrowserCookie = (ctx: ServiceContext, header: string, cookie: BrowserCookie): string | null => {
  const name = nameOf(ctx, cookie)
  return parse(header, name)[name] || null
}

/** Returns a `set-cookie` header. A lifetime of 0 deletes the cookie. */
export const browserCookie = (ctx: ServiceContext, cookie: BrowserCookie, value: string, maxAge: number): string =>
  serialize(nameOf(ctx, cookie), value, {
    ...{ path: '/', httpOnly: true, sameSite: 'Strict', maxAge },
    secure: isSecure(ctx),
  })
