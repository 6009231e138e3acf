import { zValidator } from '@hono/zod-validator'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import type { z } from 'zod'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReturnsOf } from '../contracts/endpoint.ts'
import type { FieldErrors } from '../contracts/errors.ts'
import { authorizeCall } from '../core/authorize.ts'
import type { ServiceContext } from '../core/context.ts'
import { actsForPerson, asPerson } from '../domain/access/as-person.ts'
import { AppError, badRequest, invalid } from '../lib/errors.ts'
import { fieldErrorsOf } from '../lib/field-errors.ts'
import { unknownFields } from '../lib/unknown-fields.ts'
import type { HttpEnv, Routes } from './surface-types.ts'
import { whileAllowed } from './while-allowed.ts'

interface Call<E> {
  ctx: ServiceContext
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Headers of the request, for responses that depend on ranges and conditions. */
  headers: Headers
  /** The raw request, for handlers that need its bytes; the body is unread if the endpoint declares none. */
  request: Request
  /** Adds a header to the response, such as `set-cookie`. */
  addHeader: (name: string, value: string) => void
}
type Answer<E> = ReturnsOf<E> & { message?: string }
type Target = 'param' | 'query' | 'json' | 'form'

export const BODY_BYTES_MAX = 1_000_000
const JSON_TYPE = /^application\/(?:[\w.-]{1,80}\+)?json\b/i

/**
 * Serves one endpoint: checks the permission, parses the input, calls the handler and wraps the result for the surface.
 * The check is here rather than in each service function, so that none can be mounted without it.
 */
export function mount<E extends Endpoint>(
  routes: Routes,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | Response>,
): void {
  const bodyTarget = endpoint.encoding === 'multipart' ? 'form' : 'json'
  const parsing: MiddlewareHandler[] = [
    validated('param', endpoint.params),
    validated('query', endpoint.query),
    ...(endpoint.body ? [limited(endpoint), validated(bodyTarget, endpoint.body)] : [withoutBody]),
  ]
  routes.on(
    endpoint.method.toUpperCase(),
    endpoint.path,
    permitted(endpoint),
    wrapped(endpoint),
    every(...parsing),
    async (c) => {
      const { services: ctx, surface } = c.var
      const call = {
        ctx,
        params: parsedOf(c, 'param'),
        query: parsedOf(c, 'query'),
        body: endpoint.body && parsedOf(c, bodyTarget),
        headers: c.req.raw.headers,
        request: c.req.raw,
        addHeader: (name: string, value: string) => c.header(name, value, { append: true }),
      } as Call<E>
      const answer = await handler(call)
      if (answer instanceof Response) return whileAllowed(ctx, endpoint.permission, answer)
      if (endpoint.cacheSeconds) c.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`)
      return c.json(surface.wrap(answer, ctx, c.req.raw.headers), endpoint.status ?? 200)
    },
  )
}

const permitted =
  (endpoint: Endpoint): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (actsForPerson(endpoint)) c.set('services', await asPerson(c.var.services))
    authorizeCall(c.var.services, endpoint)
    return next()
  }

/** Runs only after the permission check: stored responses of a surface are for callers who may make the call now. */
const wrapped =
  (endpoint: Endpoint): MiddlewareHandler<HttpEnv> =>
  (c, next) =>
    c.var.surface.around ? c.var.surface.around(endpoint, c, next) : next()

const limited = ({ bodyBytesMax = BODY_BYTES_MAX, encoding }: Endpoint): MiddlewareHandler<HttpEnv> => {
  const limit = bodyLimit({
    maxSize: bodyBytesMax,
    onError: () => {
      throw new AppError('payload_too_large', 'The request body is too large.')
    },
  })
  return (c, next) => {
    // The validator would treat a body without a JSON content type as empty, and report its fields as missing.
    const isUndeclared = encoding !== 'multipart' && hasBody(c) && !isJson(c)
    if (isUndeclared) throw badRequest('Send the body as JSON, with Content-Type: application/json.')
    return limit(c, next)
  }
}

const hasBody = (c: Context) => c.req.raw.body !== null && c.req.header('content-length') !== '0'

function validated(target: Target, schema: z.ZodType | undefined): MiddlewareHandler {
  if (!schema) return target === 'query' ? withoutQuery : (_, next) => next()
  return zValidator(target, schema, async (result, c: Context<HttpEnv>) => {
    // A malformed id gets the same response as an id that does not exist.
    if (target === 'param' && !result.success) throw new AppError('not_found', 'Not found')
    const unknown = target === 'param' ? {} : await unknownOf(c, target, schema)
    const wrong = result.success ? {} : fieldErrorsOf(result.error.issues)
    const fields = { ...unknown, ...wrong }
    if (Object.keys(fields).length === 0) return
    // An invalid page size is a malformed request (400) rather than an invalid value (422).
    const isOfPage = target === 'query' && PAGE_SIZES.some((name) => wrong[name])
    throw isOfPage ? new AppError('bad_request', PAGE_SIZE_MESSAGE, { fields }) : invalid(fields)
  })
}

/** Refuses unknown input to calls without a declared query or body, if the surface does so. */
const withoutQuery: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const unknown = await unknownOf(c, 'query', undefined)
  if (Object.keys(unknown).length > 0) throw invalid(unknown)
  return next()
}
const withoutBody: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const unknown = isJson(c) ? await unknownOf(c, 'json', undefined) : {}
  if (Object.keys(unknown).length > 0) throw invalid(unknown)
  return next()
}

/** The fields of a request that the contract does not know, if the surface refuses them. */
async function unknownOf(c: Context<HttpEnv>, target: Target, schema: z.ZodType | undefined): Promise<FieldErrors> {
  if (!c.var.surface.refusesUnknown || target === 'form') return {}
  if (target === 'query') return unknownFields(schema, c.req.query(), 'parameter')
  const text = isJson(c) ? await c.req.text() : ''
  return text.trim() === '' ? {} : unknownFields(schema, await c.req.json())
}

const isJson = (c: Context) => JSON_TYPE.test(c.req.header('content-type') ?? '')

/** The parameters for the size of a page. */
const PAGE_SIZES = ['per_page', 'limit'] as const
const PAGE_SIZE_MESSAGE = 'A page has 1 to 100 entries.'

const parsedOf = (c: Context, target: Target): unknown => (c.req.valid as (target: Target) => unknown)(target)
