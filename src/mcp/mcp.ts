import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readConfig } from '../core/config.ts'
import type { ServiceContext } from '../core/context.ts'
import { errorResponse } from '../http/error-response.ts'
import { keySurface } from '../http/key-surface.ts'
import { BODY_BYTES_MAX } from '../http/mount.ts'
import { serve } from '../http/surface.ts'
import type { HttpEnv, Surface } from '../http/surface-types.ts'
import { AppError, forbidden, tooLarge } from '../lib/errors.ts'

/** Why the sender of a request cannot call tools now. */
const refusals = new WeakMap<ServiceContext, AppError>()

/** The entry point for agents, authenticated by API keys. Every message counts as a request. */
const mcpSurface: Surface = {
  ...keySurface,
  async identify(c, visitor) {
    try {
      return await keySurface.identify(c, visitor)
    } catch (error) {
      if (!isUsedUp(error)) throw error
      // Returned as the tool's result: most agents see only the status of an HTTP error.
      refusals.set(visitor, error)
      return null
    }
  },
  renderError(error, requestId, log) {
    const response = errorResponse(error, requestId, log)
    if (response.status === 401) response.headers.set('www-authenticate', 'Bearer realm="Contactory"')
    return response
  },
  before: [
    bodyLimit({
      maxSize: BODY_BYTES_MAX,
      onError: () => {
        throw tooLarge('The request body is too large.')
      },
    }),
  ],
}

const isUsedUp = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'too_many_requests' || error.code === 'limit_reached')

/**
 * Refuses requests that another website makes a browser send (MCP, transports, security warning). Checks `Origin`,
 * since the site may point a domain of its own here (DNS rebinding), so the requested host proves nothing.
 */
const fromNoOtherSite: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== new URL(readConfig(c.env).appUrl).origin)
    return errorResponse(forbidden('Other websites may not call this.'), c.var.requestId)
  return next()
}

/** Each message is a POST of its own; there is no stream to open and no session to end. */
const onlyPost: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.method === 'POST') return next()
  return rpcError(405, -32_000, 'Send messages by POST.', { allow: 'POST' })
}

const messages = new Hono<HttpEnv>().post('/', async (c) => {
  const { services: ctx } = c.var
  const body = await c.req.json<unknown>().catch(() => undefined)
  if (body === undefined) return rpcError(400, -32_700, 'The message is not valid JSON.')
  // A batch would count as one request, however many tools it calls. The protocol has no batches since its revision of
  // 2025-06-18.
  if (Array.isArray(body)) return rpcError(400, -32_600, 'Send one message at a time.')
  // Loaded on first use: it takes longer to start than the rest of the Worker, which does not need it.
  const { answerMcp } = await import('./answer-mcp.ts')
  const refusal = refusals.get(ctx)
  for (const [name, value] of Object.entries(refusal?.headers ?? {})) c.header(name, value)
  const answer = await answerMcp(c.env, ctx, c.req.raw, body, refusal)
  return c.newResponse(answer.body, answer.status as 200, Object.fromEntries(answer.headers))
})

/** The Model Context Protocol over HTTP, for agents. */
export const mcp = new Hono<HttpEnv>().use(fromNoOtherSite, onlyPost).route('/', serve(mcpSurface, [messages]))

const rpcError = (status: number, code: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers })
