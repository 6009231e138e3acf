import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReturnsOf } from '../contracts/endpoint.ts'
import type { FieldErrors } from '../contracts/errors.ts'
import { authorize } from '../core/authorize.ts'
import type { ServiceContext } from '../core/context.ts'
import { AppError, badRequest, invalid } from '../lib/errors.ts'

export interface HttpEnv {
  Bindings: Env
  Variables: { services: ServiceContext }
}
export type Routes = Hono<HttpEnv>

interface Call<E> {
  ctx: ServiceContext
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Of the request, for answers that depend on ranges and conditions. */
  headers: Headers
}
type Answer<E> = ReturnsOf<E> & { message?: string }

const BODY_BYTES_MAX = 1_000_000

/**
 * Serves one endpoint: checks the permission, parses the input, calls the handler and wraps its answer.
 * The permission is checked here rather than in each verb, so that no verb can be mounted without its check.
 */
export function mount<E extends Endpoint>(
  routes: Routes,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | Response>,
): void {
  routes.on(endpoint.method.toUpperCase(), endpoint.path, async (c) => {
    const ctx = c.var.services
    authorize(ctx.viewer, endpoint.permission)
    const call = {
      ctx,
      params: parseParams(endpoint.params, c.req.param()),
      query: parse(endpoint.query, c.req.query()),
      body: endpoint.body ? parse(endpoint.body, await readBody(c, endpoint)) : undefined,
      headers: c.req.raw.headers,
    } as Call<E>
    const answer = await handler(call)
    if (answer instanceof Response) return answer
    if (endpoint.cacheSeconds) c.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`)
    const { message, ...payload } = answer
    return c.json({ success: true, status: 'successful', ...(message ? { message } : {}), ...payload })
  })
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  throw invalid(fields)
}

/** An id that is no id names no object: the same answer as for one that does not exist. */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value)
  if (parsed && !parsed.success) throw new AppError('not_found', 'Not found')
  return parsed?.data
}

async function readBody(c: Context<HttpEnv>, endpoint: Endpoint): Promise<unknown> {
  const bytesMax = endpoint.bodyBytesMax ?? BODY_BYTES_MAX
  const bytes = await readBounded(c.req.raw.body, bytesMax)
  if (endpoint.encoding === 'multipart') {
    const request = new Response(bytes, { headers: { 'content-type': c.req.header('content-type') ?? '' } })
    const form = await request.formData().catch(() => {
      throw badRequest('The form could not be read.')
    })
    return Object.fromEntries(form)
  }
  if (bytes.byteLength === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))
  } catch {
    throw badRequest('The request body is not valid JSON.')
  }
}

/** A declared length can lie, so the bytes are counted as they come. */
async function readBounded(
  stream: ReadableStream<Uint8Array> | null,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > bytesMax) throw new AppError('payload_too_large', 'The request body is too large.')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
