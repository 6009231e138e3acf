import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls.ts'
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

test('however many accounts crawl a site, it never sees more requests at once than it should', async () => {
  const done = await Promise.all(['a-0', 'b-0', 'c-0', 'd-0'].map(crawl))
  expect(done.map(({ status, pages_done }) => [status, pages_done])).toEqual(done.map(() => ['completed', 20]))
  expect(await mostAtOnce()).toBeLessThanOrEqual(8)
  expect(await mostAtOnce()).toBeGreaterThan(4)
})

test('a reader that died gives its share back in time, one that leaves at once', async () => {
  const gate = env.ORIGIN_GATE.getByName(`https://${crypto.randomUUID()}.test`)
  expect(await gate.join('one', 0, 8)).toEqual({ requests: 8, hold_ms: 0 })
  expect((await gate.join('two', 0, 8)).requests).toBe(0)
  expect((await gate.join('one', 3, 8)).requests).toBe(4)
  expect((await gate.join('two', 0, 8)).requests).toBe(4)
  await gate.leave('one')
  expect((await gate.join('two', 4, 8)).requests).toBe(8)
})

test('what one reader is told to wait, every reader hears', async () => {
  const gate = env.ORIGIN_GATE.getByName(`https://${crypto.randomUUID()}.test`)
  await gate.hold(5_000)
  await gate.hold(1_000)
  const { hold_ms } = await gate.join('one', 0, 8)
  expect(hold_ms).toBeGreaterThan(4_000)
  expect(hold_ms).toBeLessThanOrEqual(5_000)
})
