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
 * Crawls until the third-party host received more than the given number of requests, because a busy machine may end the
 * wait earlier; asserts that no crawl exceeds its limit.
 *
 * @returns the last crawl, and the requests received from it and from all attempts
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

describe('a rendered page with six hundred third-party requests', () => {
  test('sends twenty, only GET, and the crawl reports it', async () => {
    const reached = await crawlUntilAsked(1, 20, `${pages}/requests`, { engine: 'browserless' })
    const { crawl: done, page, asked, all } = reached
    expect(all.filter((one) => !one.startsWith('GET '))).toEqual([])
    expect(all).toContain('GET /robots.txt')
    expect(done).toMatchObject({ status: 'completed', pages_done: 1, third_party_requests: asked.length })
    expect(done.third_party_notice).toContain('other websites')
    expect(page).toMatchObject({ state: 'read', reason: 'third-party-limit' })
  })

  test('sends data where the operator allows it, within the same limit', async () => {
    await setLimits({ third_party_writes: true, third_party_page_max: 5 })
    const { all } = await crawlUntilAsked(1, 5, `${pages}/requests`, { engine: 'browserless' })
    expect(all.some((one) => one.startsWith('POST '))).toBe(true)
  })

  test('requests nothing from a host that opted out or whose robots.txt disallows it', async () => {
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

describe('an origin whose robots.txt redirects to a third-party host', () => {
  test('causes twenty requests for ten sitemaps with five redirects each', async () => {
    const { crawl: done } = await crawlUntilAsked(5, 20, `${sitemaps}/`)
    expect(done.third_party_notice).not.toBeNull()
  })

  test('causes no more requests than the whole crawl may send', async () => {
    await setLimits({ third_party_crawl_max: 3 })
    await crawl(`${sitemaps}/`)
    expect((await told()).length).toBeLessThanOrEqual(3)
  })

  test('causes as few requests in a preview', async () => {
    const { call } = await mintAccount()
    await call(dryRuns.dryRunCrawl, { body: { types: ['emails'], engine: 'basic', url: `${sitemaps}/`, limit: 1 } })
    expect((await told()).length).toBeLessThanOrEqual(20)
  })

  test('is followed across hosts for robots.txt itself, within the budget', async () => {
    await crawl(`${robots}/`)
    expect(await told()).toHaveLength(5)
    await fetch(`${bystander}/forget`)
    await setLimits({ third_party_page_max: 0 })
    const { crawl: done } = await crawl(`${robots}/`)
    expect(await told()).toEqual([])
    expect(done.pages_done).toBe(1)
  })
})

test('a download reads as many third-party files as the operator allows, and reports it', async () => {
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
