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
 * @param tree the paths that are this surface's, where another one shares the address
 */
export function serve(surface: Surface, features: readonly Routes[], tree = '*'): Hono<HttpEnv> {
  const served = new Hono<HttpEnv>().use(tree, named, secureHeaders(), identified(surface), ...(surface.before ?? []))
  for (const routes of features) served.route('/', routes)
  return served.onError((error, c) => {
    const response = surface.renderError(error, c.var.requestId, c.var.services?.log)
    // An error before anybody was identified brings what it has to say of that.
    for (const [name, value] of headersFor(surface, c.var.services))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  })
}

const headersFor = (surface: Surface, ctx: ServiceContext | undefined) =>
  Object.entries((ctx && surface.headersOf?.(ctx)) ?? {})

/** By the edge's own name for a request. One that the caller gave could pass for another's in the logs. */
export const named = requestId({
  headerName: '',
  // Once: it is asked for by the whole application, and again by each surface.
  generator: (c) => c.get('requestId') ?? c.req.header('cf-ray') ?? crypto.randomUUID(),
})

/**
 * Where a request is from. A zone may have switched the header off; `cf` is there on every request that came through the edge.
 * Either is `XX` where the edge does not know and `T1` for Tor.
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
      actor: VISITOR,
      account: null,
    }
    const visitor = createContext(c.env, facts, c.var.logLines)
    c.set('surface', surface)
    c.set('services', visitor)
    const caller = await surface.identify(c, visitor).catch((error: unknown) => {
      // No credentials would help (RFC 9110, 15.5.6), and which methods an address takes is published.
      throw refusedMethod(c.req.method, c.req.path) ?? error
    })
    if (caller)
      c.set('services', caller.account ? asAccount(visitor, caller.account, caller.actor) : { ...visitor, ...caller })
    await next()
    const { services } = c.var
    for (const [name, value] of headersFor(surface, services)) c.header(name, value)
    c.header('x-request-id', services.requestId)
  }
