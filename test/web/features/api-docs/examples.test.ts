import { describe, expect, test } from 'vitest'
import { V1_ENDPOINTS } from '../../../../src/contracts/v1/all.ts'
import { jsonSchemaOf } from '../../../../src/contracts/v1/json-schema.ts'
import { DASHBOARD_WORDS } from '../../../../src/contracts/v1/words.ts'
import { answerSampleOf } from '../../../../web/features/api-docs/answer-sample.ts'
import { fieldsOf } from '../../../../web/features/api-docs/fields-of.ts'
import { quickSampleOf, STEPS } from '../../../../web/features/api-docs/quick-start.tsx'
import { LANGUAGES, type Language } from '../../../../web/features/api-docs/request-programs.ts'
import { sampleOf } from '../../../../web/features/api-docs/request-samples.ts'
import { SECTIONS } from '../../../../web/features/api-docs/sections.ts'

const calls = SECTIONS.flatMap((section) => section.calls)
const callOf = (id: string) => calls.find((call) => call.id === id)!
const ORIGIN = 'https://contactory.example'

test('every call of the external API is documented once, and so are the promised dashboard calls', () => {
  const shown = calls.map(({ id }) => id).toSorted()
  expect(shown).toEqual(
    [...[...V1_ENDPOINTS.keys()].map((name) => `v1.${name}`), ...Object.keys(DASHBOARD_WORDS)].toSorted(),
  )
})

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test('has a valid example response', () => {
    const sample = answerSampleOf(call)
    if (sample === null) return expect(call.endpoint.file).toBeDefined()
    expect(call.endpoint.returns.safeParse(JSON.parse(sample)).error).toBeUndefined()
  })

  test('has examples in every language, without placeholders', () => {
    for (const language of Object.keys(LANGUAGES)) {
      const program = sampleOf(call, language as Language, ORIGIN)
      expect(program).toContain(`${ORIGIN}/api/`)
      expect(program).not.toMatch(/undefined|\[object|\/:\w/)
    }
  })
})

test('an example is escaped for a shell', () => {
  const call = callOf('v1.crawls.start')
  const words = { ...call.words, example: { keywords: "o'neill & co" } }
  expect(sampleOf({ ...call, words }, 'curl', ORIGIN)).toBe(
    [
      `curl -X POST '${ORIGIN}/api/v1/crawl' \\`,
      "  -H 'Authorization: Bearer YOUR_API_KEY' \\",
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"keywords":"o'\\''neill & co"}'`,
    ].join('\n'),
  )
})

test('the quick start has the same examples as its calls', () => {
  for (const { id } of STEPS) expect(quickSampleOf(callOf(id), ORIGIN)).toBe(sampleOf(callOf(id), 'curl', ORIGIN))
})

test('a Python example uses True and None', () => {
  const call = callOf('v1.crawls.start')
  const words = { ...call.words, example: { a: true, b: null, c: ['x', 1], d: { e: false } } }
  expect(sampleOf({ ...call, words }, 'python', ORIGIN)).toContain(
    '"a": True,\n        "b": None,\n        "c": ["x", 1],\n        "d": {\n            "e": False,\n        },',
  )
})

test('a call without a body and a key sends neither', () => {
  expect(sampleOf(callOf('v1.crawls.streamEvents'), 'curl', ORIGIN)).toMatch(/^curl -N '/)
  expect(sampleOf(callOf('auth.logIn'), 'javascript', ORIGIN)).not.toContain('Authorization')
  expect(sampleOf(callOf('auth.logOut'), 'curl', ORIGIN)).toContain('Bearer YOUR_TOKEN')
})

test('fields have their types', () => {
  const body = fieldsOf(jsonSchemaOf(callOf('v1.siteDownloads.start').endpoint.body!, 'input'))
  const fieldOf = (name: string) => body.find((field) => field.name === name)
  expect(fieldOf('url')).toMatchObject({ type: 'text', isRequired: true })
  expect(fieldOf('max_depth')).toMatchObject({
    type: 'whole number',
    isRequired: false,
    notes: ['1 to 5', 'default 2'],
  })
  expect(fieldOf('include_types')?.type).toBe('list of text')
  expect(fieldOf('include_types')?.notes[0]).toMatch(/^one of html, css/)
  expect(fieldOf('respect_robots')).toMatchObject({ type: 'true or false', notes: ['default true'] })
})
