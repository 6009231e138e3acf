import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { describeApi } from '../../../src/api-v1/openapi.ts'
import { ENDPOINTS } from '../../../src/contracts/all.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'
import { DASHBOARD_WORDS, V1_NOUNS, V1_WORDS } from '../../../src/contracts/v1/words.ts'

const document = describeApi('https://contactory.example')
interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: { name: string; in: string; $ref?: string }[]
  requestBody?: { content: Record<string, { schema: object; example: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>
}
const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as Operation[]
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name)!

/** Every object of a document that refers to another place in it. */
const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

test('is OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document) as never)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('refers to nothing that it does not hold', () => {
  const references = new Set(referencesIn(document))
  expect(references.size).toBeGreaterThan(20)
  for (const reference of references) {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], document)
    expect(found, reference).toBeDefined()
  }
})

test('holds no schema that nothing refers to', () => {
  const used = new Set(referencesIn(document))
  for (const name of Object.keys(document.components.schemas)) expect(used).toContain(`#/components/schemas/${name}`)
})

test('has every schema as JSON Schema 2020-12, without keywords that mean nothing', () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, validateFormats: false })
  ajv.addVocabulary(['components', 'example'])
  const { components } = document
  ajv.addSchema({ $id: 'https://contactory.example/', components: { schemas: components.schemas } })
  const inline = operations.flatMap(({ parameters = [], requestBody, responses }) => [
    ...parameters.flatMap((parameter) => ('schema' in parameter ? [parameter.schema as object] : [])),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    ...Object.values(responses).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ schema }) => (schema ? [schema] : [])),
    ),
  ])
  expect(inline.length).toBeGreaterThan(30)
  for (const [at, schema] of [...inline, ...Object.values(components.schemas)].entries())
    expect(() =>
      ajv.compile({ ...(schema as object), $id: `https://contactory.example/${at}`, components }),
    ).not.toThrow()
})

test('has every endpoint once, under a name of its own', () => {
  expect(operations).toHaveLength(V1_ENDPOINTS.size)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})

describe('words', () => {
  test('are there for every endpoint, and for nothing else', () => {
    expect(Object.keys(V1_WORDS).toSorted()).toEqual([...V1_ENDPOINTS.keys()].toSorted())
    const nouns = new Set([...V1_ENDPOINTS.keys()].map((name) => name.split('.')[0]))
    expect(Object.keys(V1_NOUNS).toSorted()).toEqual([...nouns].toSorted())
  })

  test('of calls of the dashboard are for calls that there are', () => {
    for (const name of Object.keys(DASHBOARD_WORDS)) expect(ENDPOINTS.has(name), name).toBe(true)
  })

  const all = [
    ...Object.entries(V1_WORDS).map(([name, words]) => [name, words, V1_ENDPOINTS.get(name)] as const),
  ].concat(Object.entries(DASHBOARD_WORDS).map(([name, words]) => [name, words, ENDPOINTS.get(name)] as const))
  test.each(all)('of %s are sentences, with an example that works where there is a body', (_, words, endpoint) => {
    expect(words.summary).toMatch(/^[A-Z].*[^.]$/)
    expect(words.description).toMatch(/^[A-Z].*\.$/s)
    if (endpoint?.body) expect(endpoint.body.safeParse(words.example).error).toBeUndefined()
    else expect(words.example).toBeUndefined()
  })
})

test('a call says what it takes, what it answers and how it fails', () => {
  const start = operationOf('crawlsStart')
  expect(start).toMatchObject({ summary: 'Start a crawl', tags: ['Crawls'] })
  expect(start.description).toContain('`crawl`')
  expect(start.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }])
  expect(start.requestBody?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/CreateCrawl' })
  expect(Object.keys(start.responses)).toEqual([
    '201',
    '400',
    '401',
    '402',
    '403',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
  ])
  expect(start.responses['201']?.content?.['application/json']?.schema).toMatchObject({
    properties: { data: { $ref: '#/components/schemas/CrawlJob' }, usage: { $ref: '#/components/schemas/CallsLeft' } },
    required: ['success', 'status', 'data', 'usage'],
  })
  const results = operationOf('crawlsListResults')
  expect(results.parameters?.map(({ name }) => name)).toEqual(['id', 'cursor', 'limit', 'type'])
  expect(results.responses).toHaveProperty('404')
})

test('files are described by their media types', () => {
  const typesOf = (name: string) => Object.keys(operationOf(name).responses['200']?.content ?? {})
  expect(typesOf('crawlsStreamEvents')).toEqual(['text/event-stream'])
  expect(typesOf('dataExportData')).toEqual(['text/csv', 'application/json'])
  expect(typesOf('siteDownloadsGetFile')).toEqual(['application/zip', 'application/wacz'])
  expect(operationOf('siteDownloadsGetFile').responses).toHaveProperty('206')
})

test('what is taken keeps its defaults, and its patterns hold in any case', () => {
  const { CreateCrawl } = document.components.schemas as Record<string, { properties: Record<string, object> }>
  expect(CreateCrawl?.properties.respect_robots).toMatchObject({ default: true })
  expect(CreateCrawl?.properties.max_pages).toEqual({ type: 'integer', minimum: 1, default: 10 })
  const { pattern } = CreateCrawl!.properties.url as { pattern: string }
  expect('HTTPS://ACME.com').toMatch(new RegExp(pattern))
  expect('ftp://acme.com').not.toMatch(new RegExp(pattern))
})
