import { afterEach, expect, test, vi } from 'vitest'
import { isBreached } from '../../../../../src/domain/accounts/passwords/is-breached.ts'

afterEach(() => vi.unstubAllGlobals())

/** The SHA-1 of `password` is 5BAA6 followed by this. */
const SUFFIX = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'

function serve(answer: () => Response) {
  const seen: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    seen.push(request)
    return answer()
  })
  return seen
}

test.each([
  [`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${SUFFIX}:37`, true],
  [SUFFIX.toLowerCase().concat(':2'), true],
  [`${SUFFIX}:0`, false],
  ['0018A45C4D1DEF81644B54AB7F969B88D65:1', false],
  ['<html>', false],
  ['', false],
])('with range %j the password is breached: %j', async (body, is) => {
  const seen = serve(() => new Response(body))
  expect(await isBreached('https://breaches.example', 'password')).toBe(is)
  expect(seen.map(({ url }) => url)).toEqual(['https://breaches.example/range/5BAA6'])
  expect(seen[0]?.headers.get('add-padding')).toBe('true')
})

test.each([
  ['an error', () => new Response(SUFFIX.concat(':1'), { status: 503 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://other.example' } })],
  [
    'no answer',
    () => {
      throw new Error('timed out')
    },
  ],
])('%s leaves the result unknown', async (_, answer) => {
  serve(answer)
  expect(await isBreached('https://breaches.example', 'password')).toBeNull()
})
