import { Ajv2020 } from 'ajv/dist/2020.js'
import { describeApi } from '../../../src/api-v1/openapi.ts'
import type { AnyCallInput, CallInput } from '../../../src/contracts/call.ts'
import type { Endpoint, ReturnsOf } from '../../../src/contracts/endpoint.ts'
import type { ErrorBody } from '../../../src/contracts/errors.ts'
import type { clientFor } from './factories.ts'

type Json = Record<string, unknown>
interface Operation {
  requestBody?: { content: Json }
  responses: Record<string, { $ref?: string; content?: Json }>
}

const ROOT = 'openapi'
const document = closed(describeApi('http://127.0.0.1:8787')) as {
  paths: Record<string, Record<string, Operation>>
}
// The keywords of OpenAPI are not part of the JSON schema.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(document, ROOT)

/** A client that validates every response, and every accepted request body, against the OpenAPI document. */
export function againstOpenapi<C extends Pick<ReturnType<typeof clientFor>, 'send'>>(client: C) {
  const send = async (endpoint: Endpoint, input: AnyCallInput = {}, headers: HeadersInit = {}): Promise<Response> => {
    const response = await client.send(endpoint, input, headers)
    await check(endpoint, input, response)
    return response
  }
  return {
    ...client,
    send,
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReturnsOf<E> & { message?: string }> {
      const response = await send(endpoint, input as AnyCallInput)
      if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    async fail<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ErrorBody & { httpStatus: number }> {
      const response = await send(endpoint, input as AnyCallInput)
      if (response.ok) throw new Error(`${endpoint.path} answered ${response.status}, not an error`)
      return { ...(await response.json<ErrorBody>()), httpStatus: response.status }
    },
  }
}

async function check(endpoint: Endpoint, input: AnyCallInput, response: Response): Promise<void> {
  const path = endpoint.path.slice('/v1'.length).replace(/:(\w+)/g, '{$1}')
  const told = `${endpoint.method} ${path} answered ${response.status}`
  const operation = document.paths[path]?.[endpoint.method]
  if (!operation) throw new Error(`${told}, and the document knows no such call`)
  const at = ['paths', path, endpoint.method]
  if (response.ok && endpoint.body && input.body !== undefined)
    holds([...at, 'requestBody', 'content', 'application/json', 'schema'], input.body, `${told} to a body`)

  const described = operation.responses[response.status]
  if (!described) throw new Error(`${told}, a status that the document does not have`)
  const place = described.$ref?.replace(/^#\//, '').split('/') ?? [...at, 'responses', String(response.status)]
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const content = contentAt(place)
  if (!(type in content)) throw new Error(`${told} as ${type}, and the document has ${Object.keys(content).join(', ')}`)
  if (type === 'application/json') holds([...place, 'content', type, 'schema'], await response.clone().json(), told)
}

const contentAt = (place: readonly string[]): Json =>
  (place.reduce<unknown>((part, key) => (part as Json)[key], document) as { content?: Json }).content ?? {}

/** @throws if a value does not match its schema in the document */
function holds(place: readonly string[], value: unknown, told: string): void {
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const validate = ajv.getSchema(`${ROOT}#/${pointer}`)
  if (!validate) throw new Error(`The document has nothing at ${pointer}`)
  // As it is serialised.
  if (!validate(JSON.parse(JSON.stringify(value))))
    throw new Error(`${told}, other than the document says: ${ajv.errorsText(validate.errors)}`)
}

/** The same schema with closed objects: the document allows additional properties, but must describe all of today's. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]))
  const isObject = copy.type === 'object' && typeof copy.properties === 'object'
  return isObject ? { additionalProperties: false, ...copy } : copy
}
