import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawl-presets.ts'
import { CrawlPreset } from '../../../../src/contracts/crawls/crawl-presets.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../../src/contracts/data/items.ts'
import { crawlPresets } from '../../../../src/db/schema/data/crawl-schedules.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'

/** The defaults of an account without crawls. */
const standard = CrawlPreset.parse({ types: DATA_TYPES })
/** No model is bound that refines what crawls find. */
const NO_MODEL = { refining: 'not_configured' }

test('a first crawl starts with the standard options and every type, the next one with the types of the last', async () => {
  const [own, other] = [await mintAccount(), await mintAccount()]
  expect((await own.call(contract.getPreset, {})).data).toEqual({ ...standard, is_saved: false, ...NO_MODEL })
  const body = { url: `${env.SITE_ORIGIN}/shop/`, limit: 1, run_in_background: true }
  await own.call(crawls.start, { body: { ...body, types: ['phones', 'names'] } })
  expect((await own.call(contract.getPreset, {})).data).toEqual({
    ...standard,
    types: ['phones', 'names'],
    is_saved: false,
    ...NO_MODEL,
  })
  expect((await other.call(contract.getPreset, {})).data.types).toEqual(DATA_TYPES)
})

test('a preset belongs to its account, is replaced by the next one, and deleted on request', async () => {
  const [own, other] = [await mintAccount(), await mintAccount()]
  await own.call(contract.savePreset, { body: { ...standard, limit: 50 } })
  const changed = { ...standard, types: ['phones' as const], options: { ...standard.options, include: ['/team'] } }
  await own.call(contract.savePreset, { body: changed })
  expect((await own.call(contract.getPreset, {})).data).toEqual({ ...changed, is_saved: true, ...NO_MODEL })
  expect((await other.call(contract.getPreset, {})).data.is_saved).toBe(false)
  await own.call(contract.clearPreset, {})
  expect((await own.call(contract.getPreset, {})).data).toEqual({ ...standard, is_saved: false, ...NO_MODEL })
})

test.each([
  [{ limit: 101 }, 'limit'],
  [{ types: [] }, 'types'],
  [{ engine: 'steam' }, 'engine'],
])('%o is rejected', async (change, field) => {
  const { fail } = await mintAccount()
  const error = await fail(contract.savePreset, { body: { ...standard, ...change } as never })
  expect(error.httpStatus).toBe(422)
  expect(error.errors).toHaveProperty(field)
})

test('a preset that the form no longer supports is ignored', async () => {
  const { call, id } = await mintAccount()
  await dataOf(id)
    .insert(crawlPresets)
    .values({ accountId: id, preset: { limit: -1 } as never, updatedAt: '2026-01-01T00:00:00.000Z' })
  expect((await call(contract.getPreset, {})).data).toEqual({ ...standard, is_saved: false, ...NO_MODEL })
})
