import { z } from 'zod'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { UPGRADE_REL } from '../../contracts/errors.ts'
import { answerOf, fileTypesOf, type JsonSchema } from '../../contracts/v1/json-schema.ts'
import { STATUS_WORDS } from '../../contracts/v1/words.ts'

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
const LIMITS = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimit-Policy') }
const REQUEST_ID = { 'X-Request-Id': header('X-Request-Id') }
const RETRY = { 'Retry-After': header('Retry-After') }
const UPGRADE = { Link: header('Link') }

export const HEADERS = {
  RateLimit: {
    description: 'What is left of each limit, and in how many seconds it begins anew: `"minute";r=59;t=60, …`.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The limits of the key and of the plan: `"minute";q=60;w=60, …`.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  Link: {
    description: `Where the plan is chosen that the call wants: \`<…>; rel="${UPGRADE_REL}"\` (RFC 8288).`,
    schema: { type: 'string' },
  },
  'X-Request-Id': { description: 'What support needs to find the request.', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: 'Set where the answer is that of an earlier request with the same Idempotency-Key.',
    schema: { const: 'true' },
  },
}

/** Error responses by status, and their names among the document's components. */
const FAILURES = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  402: 'PlanRequired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  422: 'Invalid',
  429: 'TooManyRequests',
  500: 'Internal',
  503: 'Unavailable',
} as const
type Failure = keyof typeof FAILURES
/** Refused before the key and its limits are known. */
const WITHOUT_LIMITS: readonly Failure[] = [400, 401]
const WITH_RETRY: readonly Failure[] = [402, 429, 503]

export const failuresOf = (error: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(FAILURES).map(([status, name]) => {
      const failure = Number(status) as Failure
      const headers = {
        ...REQUEST_ID,
        ...(WITHOUT_LIMITS.includes(failure) ? {} : LIMITS),
        ...(WITH_RETRY.includes(failure) ? RETRY : {}),
        ...(failure === 402 ? UPGRADE : {}),
      }
      return [name, { description: STATUS_WORDS[failure], headers, content: { 'application/json': { schema: error } } }]
    }),
  )

/** All statuses that a call may respond with. */
export function responsesOf(endpoint: Endpoint, write: Written) {
  const responses: Record<string, unknown> = {}
  for (const [status, description, content] of successesOf(endpoint, write))
    responses[status] = {
      description,
      headers: {
        ...REQUEST_ID,
        ...LIMITS,
        ...(endpoint.method === 'post' ? { 'Idempotent-Replayed': header('Idempotent-Replayed') } : {}),
      },
      ...(content ? { content } : {}),
    }
  for (const status of failuresFor(endpoint)) responses[status] = { $ref: `#/components/responses/${FAILURES[status]}` }
  return responses
}

interface Written {
  readonly returns: () => JsonSchema
  readonly usage: () => JsonSchema
  /** The JSON response; null for a file. */
  readonly example: object | null
}
type Content = Record<string, { schema?: JsonSchema; example?: object | null }>
type Success = readonly [status: number, description: string, content?: Content]

function successesOf(endpoint: Endpoint, { returns, usage, example }: Written): Success[] {
  const said = (status: number, content?: Content): Success => [status, STATUS_WORDS[status] ?? '', content]
  const types = fileTypesOf(endpoint)
  if (types.length === 0)
    return [said(endpoint.status ?? 200, { 'application/json': { schema: answerOf(returns(), usage()), example } })]
  const content = Object.fromEntries(types.map((type) => [type, contentOf(type)]))
  return isBinary(types) ? [said(200, content), said(206, content), said(304)] : [said(200, content)]
}

/** OpenAPI 3.1 describes binary content by its media type alone. */
function contentOf(type: string): { schema?: JsonSchema } {
  if (type === 'application/json') return { schema: { type: 'array', items: { type: 'object' } } }
  return type.startsWith('text/') ? { schema: { type: 'string' } } : {}
}

/** Archives, which support range requests. */
const isBinary = (types: readonly string[]) => types.every((type) => /^application\/(?!json$)/.test(type))

function failuresFor(endpoint: Endpoint): Failure[] {
  const { method, params, body } = endpoint
  const isPost = method === 'post'
  return [
    400,
    401,
    402,
    403,
    // An export without results is a 404.
    ...(params || endpoint.file || namesAnother(body) ? ([404] as const) : []),
    ...(isPost || (method !== 'get' && params) ? ([409] as const) : []),
    ...(body ? ([413] as const) : []),
    // Also without declared input, since unknown fields are an error.
    422,
    429,
    500,
    503,
  ]
}

/** Whether a body refers to an existing object. */
const namesAnother = (body: Endpoint['body']): boolean =>
  body instanceof z.ZodObject && Object.keys(body.shape).some((name) => name.endsWith('_id'))
