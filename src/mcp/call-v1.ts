import { Hono } from 'hono'
import { contactRoutes } from '../api-v1/contacts.ts'
import { crawlRoutes } from '../api-v1/crawls.ts'
import { dataRoutes } from '../api-v1/data.ts'
import { extractRoutes } from '../api-v1/extract.ts'
import { type AnyCallInput, requestOf } from '../contracts/call.ts'
import type { Endpoint } from '../contracts/endpoint.ts'
import { ErrorBody } from '../contracts/errors.ts'
import type { ServiceContext } from '../core/context.ts'
import { keySurface } from '../http/key-surface.ts'
import { serve } from '../http/surface.ts'
import type { Caller } from '../http/surface-types.ts'

/** The response of an endpoint. */
export type V1Answer =
  | { readonly isOk: true; readonly body: unknown }
  | { readonly isOk: false; readonly error: ErrorBody }

/**
 * The callers of internal requests. Nothing outside this module can add one; a request without an entry is a visitor's.
 */
const callers = new WeakMap<Request, Caller>()

/**
 * The public API without authentication, since the tool call has already identified and counted the key. Permission
 * checks, parsing and responses are the same as for every API client.
 */
const v1 = new Hono<{ Bindings: Env }>().route(
  '/api',
  serve({ ...keySurface, identify: async (c) => callers.get(c.req.raw) ?? null, before: [] }, [
    contactRoutes,
    crawlRoutes,
    dataRoutes,
    extractRoutes,
  ]),
)

/** Calls an endpoint of the public API as the caller of a tool. */
export async function callV1(
  env: Env,
  { actor, account, requestId, ipAddress, userAgent }: ServiceContext,
  endpoint: Endpoint,
  input: AnyCallInput,
): Promise<V1Answer> {
  const { path, init } = requestOf(endpoint, input)
  const request = new Request(`http://v1${path}`, init)
  request.headers.set('cf-ray', requestId)
  request.headers.set('cf-connecting-ip', ipAddress)
  request.headers.set('user-agent', userAgent)
  callers.set(request, { actor, account })
  const response = await v1.fetch(request, env)
  const body = await response.json()
  return response.ok
    ? { isOk: true, body: endpoint.returns.parse(body) }
    : { isOk: false, error: ErrorBody.parse(body) }
}
