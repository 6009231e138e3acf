import type { Endpoint } from '../contracts/endpoint.ts'
import { ErrorBody } from '../contracts/errors.ts'
import { V1_ENDPOINTS } from '../contracts/v1/all.ts'
import { answerExampleOf } from '../contracts/v1/answer-example-of.ts'
import { CallsLeft, keyPermissionsFor, parametersOf } from '../contracts/v1/json-schema.ts'
import { V1_NOUNS, V1_WORDS } from '../contracts/v1/words.ts'
import { wordList } from '../lib/text/word-list.ts'
import { failuresOf, HEADERS, responsesOf } from './openapi/responses.ts'
import { createSchemas } from './openapi/schemas.ts'

type Schemas = ReturnType<typeof createSchemas>

const BASE = '/v1'
const DESCRIPTION = `Crawl websites for contacts, read single pages, copy websites and work with what was found.

Send an API key in the header \`Authorization: Bearer\`. Every answer says under \`usage\` what is left of the plan's calls of today, and in \`RateLimit\` what is left of the key's limits.

Lists come in parts: \`next_cursor\` of one, sent as \`cursor\`, gives the next, and is null at the end.

A POST with an \`Idempotency-Key\` is done once; sent again, it is answered as before.`

/** Describes the public API as OpenAPI 3.1, generated from the contracts that also serve it. */
export function describeApi(origin: string) {
  const schemas = createSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of V1_ENDPOINTS) {
    const path = endpoint.path.slice(BASE.length).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(name, endpoint, schemas) }
  }
  const failures = failuresOf(schemas.write(ErrorBody, 'output', []))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Contactory API',
      version: '1',
      summary: 'Contacts of websites, with evidence.',
      description: DESCRIPTION,
    },
    servers: [{ url: `${origin}/api${BASE}` }],
    security: [{ apiKey: [] }],
    tags: Object.values(V1_NOUNS).map(({ title, text }) => ({ name: title, description: text })),
    paths,
    components: {
      schemas: schemas.components,
      responses: failures,
      headers: HEADERS,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A name of your own for this request, such as a UUID, under which it is done once.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
        },
      },
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, made in the dashboard under API Keys.' },
      },
    },
  }
}

function operationOf(name: string, endpoint: Endpoint, { write }: Schemas) {
  const path = name.split('.')
  const [noun = '', verb = ''] = path
  const words = V1_WORDS[name]
  const parameters = [
    ...parametersOf(endpoint, (schema) => write(schema, 'input', path)).map(
      ({ schema: { description, ...schema }, ...parameter }) => ({ ...parameter, description, schema }),
    ),
    ...(endpoint.method === 'post' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId: noun + verb.charAt(0).toUpperCase() + verb.slice(1),
    tags: [V1_NOUNS[noun as keyof typeof V1_NOUNS].title],
    summary: words?.summary,
    description: `${words?.description}\n\nNeeds a key with ${needed(endpoint)}.`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: write(endpoint.body, 'input', path), example: words?.example } },
          },
        }
      : {}),
    responses: responsesOf(endpoint, {
      returns: () => write(endpoint.returns, 'output', path),
      example: answerExampleOf(name, endpoint),
      usage: () => write(CallsLeft, 'output', []),
    }),
  }
}

const needed = (endpoint: Endpoint) =>
  wordList(
    keyPermissionsFor(endpoint).map((name) => `\`${name}\``),
    'or',
  )
