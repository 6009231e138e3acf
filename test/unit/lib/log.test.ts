import { expect, test } from 'vitest'
import { createLog } from '../../../src/lib/log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: unknown[] = []
  write(createLog({ request_id: 'r-1' }, (_, line) => lines.push(JSON.parse(line))))
  return lines
}

test('a line has the event, its level and the request ID', () => {
  expect(logged((log) => log.warn('search refused', { engine: 'x', tries: 2 }))).toEqual([
    { level: 'warn', event: 'search refused', request_id: 'r-1', engine: 'x', tries: 2 },
  ])
})

test('an error is logged with its stack and cause', () => {
  const error = new Error('outer', { cause: new TypeError('inner') })
  const [line] = logged((log) => log.error('failed', { error })) as [{ error: string }]
  expect(line.error).toMatch(/^Error: outer\n\s+at [\s\S]*\ncaused by TypeError: inner\n\s+at /)
})

test('secrets are redacted in every field, and lines are bounded', () => {
  const facts = {
    password: 'x',
    headers: { Authorization: 'Bearer x', Cookie: 'a=x', accept: 'y' },
    list: [{ api_key: 'x' }],
  }
  expect(logged((log) => log.info('called', facts))[0]).toMatchObject({
    password: '[redacted]',
    headers: { Authorization: '[redacted]', Cookie: '[redacted]', accept: 'y' },
    list: [{ api_key: '[redacted]' }],
  })
  expect(JSON.stringify(logged((log) => log.info('long', { text: 'x'.repeat(1e6), id: 1n }))).length).toBeLessThan(
    3_000,
  )
})
