import { expect, test } from 'vitest'
import { thirdPartyRobots } from '../../../src/crawler/third-party-robots.ts'
import type { FetchedPage } from '../../../src/platform/web/port.ts'

const config = { appUrl: 'https://contactory.example' } as Parameters<typeof thirdPartyRobots>[0]['config']
const failed = (more: object): FetchedPage =>
  ({ kind: 'failed', isRetryable: true, redirects: [], ...more }) as unknown as FetchedPage

/** How often a server with this response is requested when checked once a second for this many seconds. */
async function timesAsked(origin: string, answer: FetchedPage, seconds: number): Promise<number> {
  let asked = 0
  for (let second = 0; second < seconds; second++) {
    const clock = { now: () => new Date(second * 1000) }
    const rules = await thirdPartyRobots({ config, clock }, origin, async () => {
      asked++
      return answer
    })
    expect(rules).toBeNull()
  }
  return asked
}

test('a server without a response is requested again after 15 seconds, and disallows everything until then', async () => {
  expect(await timesAsked('https://silent.example', failed({ reason: 'timeout' }), 60)).toBe(4)
  expect(await timesAsked('https://broken.example', failed({ reason: 'broken-off', status: 200 }), 60)).toBe(4)
})

test.each([503, 429])('a server with status %i is not requested again for ten minutes', async (status) => {
  expect(await timesAsked(`https://busy-${status}.example`, failed({ reason: 'status', status }), 600)).toBe(1)
})
