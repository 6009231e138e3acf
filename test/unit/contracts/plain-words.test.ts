import { expect, test } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '../../../src/contracts/all.ts'
import { CrawlForm } from '../../../web/features/crawls/form/crawl-form-schema.ts'

/**
 * Values that no field accepts, or not every field: anything a program, a stale page or a hand-written URL may send.
 */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(30_000),
  '\u0000',
  true,
  -1,
  1.5,
  1e12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  ['x'],
  [1],
  Array.from({ length: 20_000 }, () => 'emails'),
  {},
  { a: 1 },
]

/** Invalid values somewhere within a schema, at every depth. */
function* wrongFor(schema: z.core.$ZodType): Generator<unknown> {
  yield* WRONG
  const def: Readonly<Record<string, unknown>> = { ...schema._zod.def }
  const inner = (def.innerType ?? def.in) as z.core.$ZodType | undefined
  if (inner) yield* wrongFor(inner)
  if (def.type === 'array') for (const value of wrongFor(def.element as z.core.$ZodType)) yield [value]
  if (def.type === 'union') for (const option of def.options as z.core.$ZodType[]) yield* wrongFor(option)
  if (def.type === 'object') {
    for (const [key, field] of Object.entries(def.shape as Record<string, z.core.$ZodType>))
      for (const value of wrongFor(field)) yield { [key]: value }
  }
}

const messagesOf = (schema: z.ZodType): string[] => {
  const all = new Set<string>()
  for (const value of wrongFor(schema)) {
    const { error } = schema.safeParse(value)
    for (const { message } of error?.issues ?? []) all.add(message)
  }
  return [...all]
}

/** Default messages of the library, and messages only programmers understand. */
const RAW =
  /^Invalid (?!email address$)|^Too (?:big|small)|^Unrecognized|\b(?:expected|received|undefined|null|NaN|string|array|boolean|object|Infinity)\b|_/

const schemas = [...ENDPOINTS].flatMap(([name, { body, query }]) =>
  [
    { name: `the body of ${name}`, schema: body },
    { name: `the query of ${name}`, schema: query },
  ].flatMap(({ name, schema }) => (schema ? [{ name, schema }] : [])),
)

test.each([...schemas, { name: 'the form of a crawl', schema: CrawlForm }])(
  'every validation error of $name has a message for users',
  ({ schema }) => {
    const messages = messagesOf(schema)
    expect(messages.filter((message) => RAW.test(message) || !/^\p{Lu}/u.test(message))).toEqual([])
  },
)

test.each<[string, z.ZodType, unknown, string]>([
  ['a field that is missing', z.object({ source_name: z.string() }), {}, 'Source name is required'],
  ['an empty value', z.object({ domain: z.string().min(1) }), { domain: '' }, 'Domain is required'],
  ['one of another type', z.object({ per_page: z.coerce.number() }), { per_page: 'x' }, 'Per page must be a number'],
  ['half a number', z.object({ depth: z.int() }), { depth: 1.5 }, 'Depth must be a whole number'],
  [
    'a text that is too long',
    z.object({ name: z.string().max(3) }),
    { name: 'Jane' },
    'Name must be at most 3 characters',
  ],
  ['a list that is empty', z.object({ ids: z.array(z.string()).min(1) }), { ids: [] }, 'IDs must not be empty'],
  [
    'a list that is too long',
    z.object({ ids: z.array(z.string()).max(1) }),
    { ids: ['', ''] },
    'IDs may hold at most 1 entry',
  ],
  [
    'a word of no list',
    z.object({ sort: z.enum(['newest', 'oldest']) }),
    { sort: 'x' },
    'Sort must be newest or oldest',
  ],
  ['an entry', z.object({ urls: z.array(z.string()) }), { urls: ['a', 1] }, 'Entry 2 of URLs must be a text'],
  [
    'a field within an entry',
    z.object({ rows: z.array(z.object({ name: z.string() })) }),
    { rows: [{}] },
    'Name is required',
  ],
  ['an id', z.object({ plan_id: z.uuid() }), { plan_id: 'x' }, 'Plan ID is not a valid ID'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'Unknown field: a'],
  ['the whole', z.object({}), 'x', 'The request is not in the right form'],
])('%s has a natural message', (_what, schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message])
})
