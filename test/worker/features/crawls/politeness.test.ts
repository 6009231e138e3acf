import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

const crawl = async (name: string) => {
  const { call } = await mintAccount()
  const body = {
    types: ['emails' as const],
    engine: 'basic' as const,
    url: `${env.SITE_ORIGIN}/busy/${name}`,
    limit: 20,
  }
  return (await call(contract.start, { body })).data.crawl
}
const mostAtOnce = async () => Number(/most(\d+)/.exec(await (await fetch(`${env.SITE_ORIGIN}/busy/most`)).text())![1])

test('however many accounts crawl a site, it never sees more concurrent requests than its limit', async () => {
  const done = await Promise.all(['a-0', 'b-0', 'c-0', 'd-0'].map(crawl))
  expect(done.map(({ status, pages_done }) => [status, pages_done])).toEqual(done.map(() => ['completed', 20]))
  expect(await mostAtOnce()).toBeLessThanOrEqual(8)
  expect(await mostAtOnce()).toBeGreaterThan(4)
})

test("a crashed consumer's quota is returned after a timeout, a released one immediately", async () => {
  const gate = env.ORIGIN_GATE.getByName(`https://${crypto.randomUUID()}.test`)
  expect(await gate.join('one', { open: 0, begun: 0, is_waiting: true }, 8)).toEqual({
    requests: 8,
    hold_ms: 0,
    asked_ms: 0,
    is_paced: false,
  })
  expect((await gate.join('two', { open: 0, begun: 0, is_waiting: true }, 8)).requests).toBe(0)
  expect((await gate.join('one', { open: 3, begun: 0, is_waiting: true }, 8)).requests).toBe(4)
  expect((await gate.join('two', { open: 0, begun: 0, is_waiting: true }, 8)).requests).toBe(4)
  await gate.leave('one')
  expect((await gate.join('two', { open: 4, begun: 0, is_waiting: true }, 8)).requests).toBe(8)
})

test('a pause requested from one consumer applies to every consumer', async () => {
  const gate = env.ORIGIN_GATE.getByName(`https://${crypto.randomUUID()}.test`)
  await gate.hold(5_000)
  await gate.hold(1_000)
  const { hold_ms } = await gate.join('one', { open: 0, begun: 0, is_waiting: true }, 8)
  expect(hold_ms).toBeGreaterThan(4_000)
  expect(hold_ms).toBeLessThanOrEqual(5_000)
})

test('the crawl delay of robots.txt holds across all crawls together', async () => {
  const crawls = ['a', 'b'].map(async (name) => {
    const { call } = await mintAccount()
    const url = `${env.PACED_SITE_ORIGIN}/log/${name}-0`
    return (await call(contract.start, { body: { types: ['emails'], engine: 'basic', url, limit: 3 } })).data.crawl
  })
  const done = await Promise.all(crawls)
  expect(done.map(({ pages_done }) => pages_done)).toEqual([3, 3])
  const times: number[] = await (await fetch(`${env.PACED_SITE_ORIGIN}/log/times`)).json()
  expect(times).toHaveLength(6)
  // Single gaps vary with the machine; six requests that respect the delay cannot finish sooner.
  expect(times.at(-1)! - times[0]!).toBeGreaterThan(5 * 400 - 300)
})
