import { Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { VISITOR } from '../core/actor.ts'
import { createContext, type ServiceContext } from '../core/context.ts'
import { asAccount } from '../core/for-account.ts'
import { refusedMethod } from './refused-method.ts'
import type { HttpEnv, Routes, Surface } from './surface-types.ts'

/**
 * Serves endpoints on a surface.
 *
 * @param tree the paths of this surface, if it shares its base path with another one
 */
export function serve(surface: Surface, features: readonly Routes[], tree = '*'): Hono<HttpEnv> {
  const served = new Hono<HttpEnv>().use(tree, named, secured, identified(surface), ...(surface.before ?? []))
  for (const routes of features) served.route('/', routes)
  return served.onError((error, c) => {
    const response = surface.renderError(error, c.var.requestId, c.var.services?.log)
    // An error during authentication already has its own headers, which take precedence.
    for (const [name, value] of headersFor(surface, c.var.services))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  })
}

const sameOrigin = secureHeaders()
/** Security headers for every response. One that says that other sites may show it, such as an image, keeps saying so. */
const secured: MiddlewareHandler<HttpEnv> = async (c, next) => {
  let policy: string | null = null
  await sameOrigin(c, async () => {
    await next()
    policy = c.res.headers.get(RESOURCE_POLICY)
  })
  if (policy !== null) c.header(RESOURCE_POLICY, policy)
}
const RESOURCE_POLICY = 'cross-origin-resource-policy'

const headersFor = (surface: Surface, ctx: ServiceContext | undefined) =>
  Object.entries((ctx && surface.headersOf?.(ctx)) ?? {})

/** Sets the request id to the edge's own. An id from the caller could impersonate another request in the logs. */
export const named = requestId({
  headerName: '',
  // Generated only once, although the application and each surface run this middleware.
  generator: (c) => c.get('requestId') ?? c.req.header('cf-ray') ?? crypto.randomUUID(),
})

/**
 * The country a request comes from. A zone may have disabled the header; `cf` is always set by the edge. Both are `XX`
 * if the country is unknown, and `T1` for Tor.
 */
const visitorCountry = (request: Request): string | null =>
  knownCountry(request.headers.get('cf-ipcountry')) ?? knownCountry(request.cf?.country)

const knownCountry = (code: unknown): string | null =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null

const identified =
  (surface: Surface): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const facts = {
      requestId: c.var.requestId,
      ipAddress: c.req.header('cf-connecting-ip') ?? '127.0.0.1',
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
      visitorCountry: visitorCountry(c.req.raw),
      linkHost: c.var.linkHost ?? null,
      actor: VISITOR,
      account: null,
    }
    const visitor = createContext(c.env, facts, c.var.logLines)
    c.set('surface', surface)
    c.set('services', visitor)
    const caller = await surface.identify(c, visitor).catch((error: unknown) => {
      // Authentication would not help (RFC 9110, 15.5.6), and the supported methods are public anyway.
      throw refusedMethod(c.req.method, c.req.path) ?? error
    })
    if (caller)
      c.set('services', caller.account ? asAccount(visitor, caller.account, caller.actor) : { ...visitor, ...caller })
    await next()
    const { services } = c.var
    for (const [name, value] of headersFor(surface, services)) c.header(name, value)
    c.header('x-request-id', services.requestId)
  }
