import { env } from 'cloudflare:workers'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { backgroundFacts, createContext } from '../../../src/core/context.ts'
import { InFlightRequests } from '../../../src/crawler/in-flight-requests.ts'
import { prepareOrigin } from '../../../src/crawler/prepare-origin.ts'
import { localCounter, ThirdPartyRequests } from '../../../src/crawler/third-party.ts'
import type { FetchedPage, FetchFailure } from '../../../src/platform/web/port.ts'

const ORIGIN = 'https://asked-for-rules.com'
const QUESTION = { respectsRobots: true, sitemap: 'hints', pagesMax: 10, inHand: InFlightRequests.untold() } as const

const failed = (reason: FetchFailure, isRetryable: boolean, more: object = {}): FetchedPage => ({
  kind: 'failed',
  reason,
  isRetryable,
  redirects: [],
  ...more,
})
const file = (body: Uint8Array, isTruncated = false): FetchedPage => ({
  kind: 'page',
  url: `${ORIGIN}/file`,
  status: 200,
  headers: {},
  allHeaders: [],
  redirects: [],
  body,
  isTruncated,
})
const encode = (text: string) => new TextEncoder().encode(text)
const robots = (text: string, isTruncated = false) => file(encode(text), isTruncated)

/** Prepares the origin with these robots.txt responses, one after the other; the last one repeats. */
async function prepare(answers: readonly FetchedPage[], sitemap = failed('http-error', false)) {
  let requests = 0
  const get = async (url: string) =>
    url.endsWith('/robots.txt') ? answers[Math.min(requests++, answers.length - 1)]! : sitemap
  const context = createContext(env, backgroundFacts('test'))
  const ctx = { ...context, web: { ...context.web, get } }
  const thirdParty = new ThirdPartyRequests(ctx, localCounter())
  const { prepared, links } = await prepareOrigin(ctx, ORIGIN, { ...QUESTION, thirdParty })
  return { prepared, requests, paths: links.map(({ url }) => new URL(url).pathname) }
}

const busy = failed('unavailable', true, { status: 503, retryAfterMs: 0 })

test('a robots.txt that fails briefly is fetched again', async () => {
  const { prepared, requests } = await prepare([busy, robots('User-agent: *\nDisallow: /x')])
  expect(prepared).toMatchObject({ is_refused: false })
  expect(prepared.robots).toContain('/x')
  expect(requests).toBe(2)
})

test.each([
  ['a server that stays unavailable', busy, 3, undefined],
  [
    'a server that requests a long pause',
    failed('unavailable', true, { status: 503, retryAfterMs: 60_000 }),
    1,
    undefined,
  ],
  ['a server that closes the connection', failed('connect', true, { retryAfterMs: 0 }), 3, 'connect'],
  ['a server that never responds', failed('timeout', true), 1, 'timeout'],
  ['a name that does not exist', failed('dns', false), 1, 'dns'],
] as const)('%s disallows the origin', async (_name, answer, requests, unreached) => {
  const outcome = await prepare([answer])
  expect(outcome.prepared).toMatchObject({ is_refused: true })
  expect(outcome.prepared.unreached).toBe(unreached)
  expect(outcome.requests).toBe(requests)
})

test.each(['redirect-loop', 'too-many-redirects', 'bad-redirect'] as const)(
  'a robots.txt that redirects nowhere (%s) counts as missing',
  async (reason) => {
    const { prepared, requests } = await prepare([
      failed(reason, false, reason === 'bad-redirect' ? { status: 302 } : {}),
    ])
    expect(prepared.is_refused).toBe(false)
    expect(requests).toBe(1)
  },
)

test('a robots.txt that cannot be decoded disallows everything', async () => {
  expect((await prepare([failed('decode', false, { status: 200 })])).prepared.is_refused).toBe(true)
})

test('a missing robots.txt allows everything', async () => {
  expect((await prepare([failed('http-error', false, { status: 404 })])).prepared.is_refused).toBe(false)
})

describe('an incomplete last line is ignored', () => {
  const list = encode(`${ORIGIN}/one\n${ORIGIN}/two`)
  const packed = gzipSync(encode(Array.from({ length: 500 }, (_, at) => `${ORIGIN}/${at}/${at * 7919}`).join('\n')))
  const listed = robots(`Sitemap: ${ORIGIN}/sitemap.txt`)

  test('in a truncated robots.txt', async () => {
    const { prepared } = await prepare([robots('User-agent: *\nDisallow: /a\nDisallow: /', true)])
    expect(JSON.parse(prepared.robots!).rules).toHaveLength(1)
  })

  test('in a truncated sitemap, whereas a complete one returns its last line', async () => {
    expect((await prepare([listed], file(list))).paths).toEqual(['/one', '/two'])
    expect((await prepare([listed], file(list, true))).paths).toEqual(['/one'])
  })

  test('in a compressed sitemap that breaks off', async () => {
    const whole = (await prepare([listed], file(packed))).paths
    expect(whole).toHaveLength(500)
    for (const share of [0.3, 0.6, 0.9]) {
      const { paths } = await prepare([listed], file(packed.subarray(0, packed.length * share)))
      expect(paths).toEqual(whole.slice(0, paths.length))
    }
  })
})
