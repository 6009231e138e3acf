import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { describeApi } from '../../../src/api-v1/openapi.ts'
import { ENDPOINTS } from '../../../src/contracts/all.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'
import { answerExampleOf } from '../../../src/contracts/v1/answer-example-of.ts'
import { ANSWER_EXAMPLES } from '../../../src/contracts/v1/answer-examples.ts'
import type { CrawlJob } from '../../../src/contracts/v1/crawls.ts'
import { DASHBOARD_EXAMPLES } from '../../../src/contracts/v1/dashboard-examples.ts'
import { describedSchemaOf } from '../../../src/contracts/v1/describe-fields.ts'
import { FIELD_WORDS, WORDS_BY_NOUN } from '../../../src/contracts/v1/field-words.ts'
import type { JsonSchema } from '../../../src/contracts/v1/json-schema.ts'
import { DASHBOARD_WORDS, V1_NOUNS, V1_WORDS } from '../../../src/contracts/v1/words.ts'
import { endOfCrawl } from '../../../src/features/crawls/end-of-crawl.ts'
import { schemasOf, TOOLS } from '../../../src/mcp/tools.ts'

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

/** All references in a document. */
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

test('has no dangling references', () => {
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

test('has no unused schemas', () => {
  const used = new Set(referencesIn(document))
  for (const name of Object.keys(document.components.schemas)) expect(used).toContain(`#/components/schemas/${name}`)
})

test('has only valid JSON Schema 2020-12, without meaningless keywords', () => {
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

test('has every endpoint once, with a unique name', () => {
  expect(operations).toHaveLength(V1_ENDPOINTS.size)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})

describe('descriptions', () => {
  test('exist for every endpoint, and for nothing else', () => {
    expect(Object.keys(V1_WORDS).toSorted()).toEqual([...V1_ENDPOINTS.keys()].toSorted())
    const nouns = new Set([...V1_ENDPOINTS.keys()].map((name) => name.split('.')[0]))
    expect(Object.keys(V1_NOUNS).toSorted()).toEqual([...nouns].toSorted())
  })

  test('of dashboard calls belong to existing calls', () => {
    for (const name of Object.keys(DASHBOARD_WORDS)) expect(ENDPOINTS.has(name), name).toBe(true)
  })

  const all = [
    ...Object.entries(V1_WORDS).map(([name, words]) => [name, words, V1_ENDPOINTS.get(name)] as const),
  ].concat(Object.entries(DASHBOARD_WORDS).map(([name, words]) => [name, words, ENDPOINTS.get(name)] as const))
  test.each(all)('of %s are sentences, with a valid example if there is a body', (_, words, endpoint) => {
    expect(words.summary).toMatch(/^[A-Z].*[^.]$/)
    expect(words.description).toMatch(/^[A-Z].*\.$/s)
    if (endpoint?.body) expect(endpoint.body.safeParse(words.example).error).toBeUndefined()
    else expect(words.example).toBeUndefined()
  })
})

/** Fields of a value that are missing in a schema, by path. */
function unknownTo(schema: JsonSchema, value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => unknownTo((schema.items ?? {}) as JsonSchema, entry, path))
  if (typeof value !== 'object' || value === null) return []
  const { properties } = (schema.anyOf as JsonSchema[] | undefined)?.find((option) => option.properties) ?? schema
  if (!properties) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = properties[name]
    return field ? unknownTo(field as JsonSchema, inner, `${path}.${name}`) : [`${path}.${name}`]
  })
}

/** All fields and parameters without a description in a schema or a part of the document, by path. */
function undescribed(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => undescribed(part, path))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, inner]) => {
    if (key === 'example') return []
    if (key !== 'properties') return undescribed(inner, key === 'schema' || key === 'items' ? path : `${path}.${key}`)
    return Object.entries(inner as Record<string, { description?: string }>).flatMap(([name, field]) => [
      ...(/^[A-Z\d`].*\.$/.test(field.description ?? '') ? [] : [`${path}.${name}`]),
      ...undescribed(field, `${path}.${name}`),
    ])
  })
}

describe('every field and parameter is described', () => {
  test('in the document', () => {
    expect(undescribed(document, '')).toEqual([])
    for (const { operationId, parameters = [] } of operations)
      for (const parameter of parameters)
        if (!parameter.$ref) expect(parameter, `${operationId} ${parameter.name}`).toHaveProperty('description')
  })

  test.each(Object.entries(TOOLS))('in the tool %s', (name, tool) => {
    const { input, output } = schemasOf(tool)
    expect(Object.keys(input.properties ?? {}).length).toBeGreaterThan(0)
    expect([...undescribed(input, name), ...undescribed(output, name)]).toEqual([])
  })

  const documented = Object.keys(DASHBOARD_WORDS).map((name) => [name, ENDPOINTS.get(name)!] as const)
  test.each(documented)('of the dashboard’s %s', (name, { params, query, body, returns }) => {
    const path = name.split('.')
    for (const taken of [params, query, body])
      if (taken) expect(undescribed(describedSchemaOf(taken, 'input', path), name)).toEqual([])
    expect(undescribed(describedSchemaOf(returns, 'output', path), name)).toEqual([])
  })

  test('and no description names an unknown field', () => {
    const used = new Set<string>()
    const note = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { description } = node as { description?: unknown }
      if (typeof description === 'string') used.add(description)
      for (const inner of Object.values(node)) note(inner)
    }
    note(document)
    for (const tool of Object.values(TOOLS)) note(schemasOf(tool))
    for (const [name, { params, query, body, returns }] of documented) {
      for (const taken of [params, query, body]) if (taken) note(describedSchemaOf(taken, 'input', name.split('.')))
      note(describedSchemaOf(returns, 'output', name.split('.')))
    }
    expect(Object.entries(FIELD_WORDS).filter(([, words]) => !used.has(words))).toEqual([])
  })

  test('of one path are written once', () => {
    const paths = WORDS_BY_NOUN.flatMap((words) => Object.keys(words))
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })
})

describe('response examples', () => {
  const answering = [...V1_ENDPOINTS].filter(([, { file }]) => !file)
  const empty = new Set(['crawls.remove', 'siteDownloads.remove', 'webhooks.remove'])

  test.each(answering)('of %s match the contract exactly', (name, endpoint) => {
    if (!empty.has(name)) expect(ANSWER_EXAMPLES).toHaveProperty([name])
    const example = answerExampleOf(name, endpoint)
    expect(endpoint.returns.safeParse(example).error).toBeUndefined()
    const known = describedSchemaOf(endpoint.returns, 'output', name.split('.'))
    expect(unknownTo(known, ANSWER_EXAMPLES[name] ?? {})).toEqual([])
  })

  test.each(Object.entries(DASHBOARD_EXAMPLES))(
    'of the dashboard, %s, match the contract',
    (name, { message: _ofTheEnvelope, ...example }: { message?: string }) => {
      const { returns } = ENDPOINTS.get(name)!
      expect(DASHBOARD_WORDS).toHaveProperty([name])
      expect(returns.safeParse({ success: true, status: 'successful', ...example }).error).toBeUndefined()
      expect(unknownTo(describedSchemaOf(returns, 'output', name.split('.')), example)).toEqual([])
    },
  )

  test('of the dashboard exist for every documented call except files, and match the external API', () => {
    const answering = Object.keys(DASHBOARD_WORDS).filter((name) => !ENDPOINTS.get(name)!.file)
    expect(Object.keys(DASHBOARD_EXAMPLES).toSorted()).toEqual(answering.toSorted())
    const dataOf = (answer: unknown) => (answer as { data: unknown }).data
    expect(dataOf(DASHBOARD_EXAMPLES['data.listTypes'])).toEqual(dataOf(ANSWER_EXAMPLES['data.listTypes']))
    expect(dataOf(DASHBOARD_EXAMPLES['data.listAll'])).toEqual(dataOf(ANSWER_EXAMPLES['data.list']))
    expect(dataOf(DASHBOARD_EXAMPLES['apiKeys.list'])).toEqual({
      api_keys: dataOf(ANSWER_EXAMPLES['key.list']),
      total: 1,
    })
    for (const answer of Object.values(DASHBOARD_EXAMPLES) as { data?: unknown; pagination?: { total: number } }[])
      if (answer.pagination) expect(answer.data).toHaveLength(answer.pagination.total)
  })

  test('of crawls and downloads are realistic', () => {
    const jobs = Object.entries(ANSWER_EXAMPLES)
      // A continued crawl is queued again with the pages it has read, and with another limit.
      .filter(([name]) => name.startsWith('crawls.') && name !== 'crawls.continueCrawl')
      .flatMap(([, answer]) => [(answer as { data: unknown }).data].flat())
      .filter((job): job is CrawlJob => typeof job === 'object' && job !== null && 'max_pages' in job)
    expect([...new Set(jobs.map(({ status }) => status))].toSorted()).toEqual([
      'cancelled',
      'completed',
      'queued',
      'running',
    ])
    for (const job of jobs) {
      expect(job.max_pages).toBe(V1_WORDS['crawls.start']?.example?.max_pages)
      expect(job.pages_done + job.pages_failed + job.pages_skipped).toBeLessThanOrEqual(job.max_pages)
      expect(job.finished_at === null).toBe(job.status === 'queued' || job.status === 'running')
      expect(job.started_at === null).toBe(job.status === 'queued')
      expect(job.end_reason === null).toBe(job.finished_at === null)
      if (job.status === 'completed') {
        const { end_reason, end_reason_text } = endOfCrawl({
          ...{ status: job.status, reason: null, pagesMax: job.max_pages, pagesDone: job.pages_done },
          ...{ pagesFailed: job.pages_failed, pagesSkipped: job.pages_skipped },
          leftOut: { 'not-found': job.pages_failed, robots: job.pages_skipped },
        })
        expect(job).toMatchObject({ end_reason, end_reason_text })
      }
    }
  })
})

test('a call documents its input, output and errors', () => {
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

test('inputs keep their defaults, and patterns are case-insensitive', () => {
  const { CreateCrawl } = document.components.schemas as Record<string, { properties: Record<string, object> }>
  expect(CreateCrawl?.properties.respect_robots).toMatchObject({ default: true })
  expect(CreateCrawl?.properties.max_pages).toMatchObject({ type: 'integer', minimum: 1, default: 10 })
  const { pattern } = CreateCrawl!.properties.url as { pattern: string }
  expect('HTTPS://ACME.com').toMatch(new RegExp(pattern))
  expect('ftp://acme.com').not.toMatch(new RegExp(pattern))
})
