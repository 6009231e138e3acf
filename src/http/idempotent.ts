import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Endpoint } from '../contracts/endpoint.ts'
import { beginRequest, keepAnswer, releaseRequest } from '../core/idempotency.ts'
import { invalid } from '../lib/errors.ts'
import type { HttpEnv } from './surface-types.ts'

const HEADER = 'idempotency-key'
/** Printable ASCII, as HTTP headers allow. */
const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Middleware for POST requests with an `Idempotency-Key`: runs the request once, and replays the stored response for
 * repetitions (draft-ietf-httpapi-idempotency-key-header). Stores only successful responses, since refused requests
 * have no effect. Runs after the permission check, so that a stored response only goes to callers who may make the call
 * now.
 */
export async function idempotent(
  { revealsSecret = false }: Endpoint,
  c: Context<HttpEnv>,
  next: Next,
): ReturnType<MiddlewareHandler> {
  const key = c.req.header(HEADER)
  if (c.req.method !== 'POST' || key === undefined) return next()
  if (!KEY.test(key)) throw invalid({ [HEADER]: ['An Idempotency-Key has 1 to 255 printable characters'] })
  const { services: ctx } = c.var
  const kept = await beginRequest(ctx, key, `POST ${c.req.path}\n${await c.req.text()}`)
  if (kept) {
    c.header('idempotent-replayed', 'true')
    return c.body(kept.body, kept.status as 200, { 'content-type': 'application/json' })
  }
  await next()
  if (c.res.ok) await keepAnswer(ctx, key, { status: c.res.status, body: await c.res.clone().text() }, revealsSecret)
  else await releaseRequest(ctx, key)
}
