import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as dryRuns from '../../../../src/contracts/crawls/crawl-dry-runs.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import * as downloads from '../../../../src/contracts/site-downloads/site-downloads.ts'
import type { Settings } from '../../../../src/contracts/system/settings.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { changeSettings } from '../../../../src/core/settings.ts'
import { recordOptOut } from '../../../../src/features/opt-outs/record-opt-out.ts'
import { waitFor, waitUntil } from '../../../support/wait.ts'
import { db, mintAccount } from '../../support/factories.ts'

const { pages, sitemaps, robots, bystander } = env.THIRD_PARTY
const told = async (): Promise<string[]> => (await fetch(`${bystander}/told`)).json()
const context = () => createContext(env, backgroundFacts('test'))
const setLimits = (changes: Partial<Settings>) => changeSettings(context(), changes)

async function crawl(url: string, body: object = {}) {
  const { call } = await mintAccount()
  const { data } = await call(contract.start, {
    body: { types: ['emails'], engine: 'basic', url, limit: 1, ...body } as never,
  })
  const [page] = (await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })).data
  return { crawl: data.crawl, page: page! }
}

/**
 * Crawls until the bystander was asked for more than so many things, as a busy machine may end the waiting before that;
 * whatever happened, a crawl asks no more than it may.
 *
 * @returns the last crawl, what the bystander was asked by it, and by all attempts
 */
async function crawlUntilAsked(moreThan: number, atMost: number, ...[url, body]: Parameters<typeof crawl>) {
  const all: string[] = []
  let most = 0
  const reached = await waitUntil(async () => {
    await fetch(`${bystander}/forget`)
    const done = await crawl(url, body)
    const asked = await told()
    all.push(...asked)
    most = Math.max(most, asked.length)
    return asked.length > moreThan || most > atMost ? { ...done, asked, all } : null
  })
  expect(most).toBeLessThanOrEqual(atMost)
  return reached
}

beforeEach(() => fetch(`${bystander}/forget`))
afterEach(async () => {
  await db.$client.exec('DELETE FROM settings')
  await db.$client.exec('DELETE FROM opt_outs')
})

describe('a rendered page that asks a host of others for six hundred things', () => {
  test('reaches it twenty times, by GET alone, and the crawl says so', async () => {
    const reached = await crawlUntilAsked(1, 20, `${pages}/requests`, { engine: 'browserless' })
    const { crawl: done, page, asked, all } = reached
    expect(all.filter((one) => !one.startsWith('GET '))).toEqual([])
    expect(all).toContain('GET /robots.txt')
    expect(done).toMatchObject({ status: 'completed', pages_done: 1, third_party_requests: asked.length })
    expect(done.third_party_notice).toContain('other websites')
    expect(page).toMatchObject({ state: 'read', reason: 'third-party-limit' })
  })

  test('sends it data where the operator allows that, as often', async () => {
    await setLimits({ third_party_writes: true, third_party_page_max: 5 })
    const { all } = await crawlUntilAsked(1, 5, `${pages}/requests`, { engine: 'browserless' })
    expect(all.some((one) => one.startsWith('POST '))).toBe(true)
  })

  test('asks it for nothing that it opted out of, nor that its robots.txt forbids', async () => {
    await crawl(`${pages}/private`, { engine: 'browserless', check_robot: false })
    expect((await told()).filter((one) => one !== 'GET /robots.txt')).toEqual([])
    await fetch(`${bystander}/forget`)
    await recordOptOut(context(), { kind: 'site', value: new URL(bystander).host }, 'dns')
    await crawl(`${pages}/requests`, { engine: 'browserless' })
    expect(await told()).toEqual([])
  })

  test('counts frames, scripts, styles and each of their redirects', async () => {
    await crawl(`${pages}/frames`, { engine: 'browserless' })
    expect((await told()).length).toBeLessThanOrEqual(20)
  })
})

describe('an origin whose robots.txt leads to a host of others', () => {
  test('has it asked twenty times for ten sitemaps behind five redirects each', async () => {
    const { crawl: done } = await crawlUntilAsked(5, 20, `${sitemaps}/`)
    expect(done.third_party_notice).not.toBeNull()
  })

  test('has it asked no more often than the whole crawl may', async () => {
    await setLimits({ third_party_crawl_max: 3 })
    await crawl(`${sitemaps}/`)
    expect((await told()).length).toBeLessThanOrEqual(3)
  })

  test('has it asked as little by a preview', async () => {
    const { call } = await mintAccount()
    await call(dryRuns.dryRunCrawl, { body: { types: ['emails'], engine: 'basic', url: `${sitemaps}/`, limit: 1 } })
    expect((await told()).length).toBeLessThanOrEqual(20)
  })

  test('is followed over hosts for robots.txt itself, within the budget', async () => {
    await crawl(`${robots}/`)
    expect(await told()).toHaveLength(5)
    await fetch(`${bystander}/forget`)
    await setLimits({ third_party_page_max: 0 })
    const { crawl: done } = await crawl(`${robots}/`)
    expect(await told()).toEqual([])
    expect(done.pages_done).toBe(1)
  })
})

test('a download takes as many files of one other website as the operator allows, and says so', async () => {
  await setLimits({ third_party_files_max: 12 })
  const account = await mintAccount()
  const { data } = await account.call(downloads.start, { body: { url: `${pages}/images?count=60` } as never })
  const done = await waitFor(async () => {
    const { data: now } = await account.call(downloads.get, { params: { id: data.id } })
    expect(now.status).toBe('completed')
    return now
  })
  const asked = await told()
  expect(asked).toHaveLength(12)
  expect(asked).toContain('GET /robots.txt')
  expect(done.notice).toContain('other websites')
})
