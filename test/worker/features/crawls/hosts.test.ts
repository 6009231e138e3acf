import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

const { bystander, shifting, dripping } = env.THIRD_PARTY
const told = async (): Promise<string[]> => (await fetch(`${bystander}/told`)).json()

async function crawl(url: string, limit = 10) {
  const { call, send } = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url, limit, run_in_background: false }
  await send(contract.start, { body })
  const [done] = (await call(contract.listRecent, { query: {} as never })).data
  const list = (await call(contract.listPages, { params: { id: done!.id }, query: { per_page: 100 } })).data
  return { done: done!, pages: list }
}

beforeEach(() => fetch(`${bystander}/forget`))

describe('redirects from host to host', () => {
  const away = (to: string) => `${env.SITE_ORIGIN}/away/x?to=${encodeURIComponent(to)}`

  test('of a start page are followed as often as those of one host, by the rules of each', async () => {
    const { done } = await crawl(away(away(`${bystander}/start?hops=9`)))
    expect(done).toMatchObject({ status: 'failed', reason: 'The page redirects too many times.' })
    const asked = await told()
    expect(asked[0]).toBe('GET /robots.txt')
    // Two of the redirects are of the site before it.
    expect(asked.slice(1).length).toBeLessThanOrEqual(4)
  })

  test('to what the robots.txt of the last one forbids end there', async () => {
    const { done } = await crawl(away(`${bystander}/private/a`))
    expect(done.status).toBe('failed')
    expect(await told()).toEqual(['GET /robots.txt'])
  })

  test('of any other page lead to no other website', async () => {
    const { done, pages } = await crawl(`${env.SITE_ORIGIN}/leads/?to=${encodeURIComponent(`${bystander}/page`)}`)
    expect(done).toMatchObject({ status: 'completed', pages_done: 1 })
    expect(pages.some(({ reason }) => reason === 'redirected')).toBe(true)
    expect(await told()).toEqual([])
  })
})

test('a robots.txt that changes meanwhile is asked for once a crawl, and obeyed by the next one', async () => {
  await fetch(`${shifting}/forget`)
  const first = await crawl(`${shifting}/`)
  expect(first.done).toMatchObject({ status: 'completed', pages_done: 4 })
  expect(await (await fetch(`${shifting}/asked`)).text()).toBe('1')
  const next = await crawl(`${shifting}/`)
  expect(next.done).toMatchObject({ status: 'failed', pages_done: 0 })
  expect(next.pages[0]).toMatchObject({ state: 'skipped', reason: 'robots' })
})

test('a server that drips over all connections is given up, and what it sent whole is kept', async () => {
  const { done, pages } = await crawl(`${dripping}/`, 41)
  expect(done).toMatchObject({ status: 'completed', pages_done: 1, pages_failed: 40 })
  expect(new Set(pages.filter(({ state }) => state === 'failed').map(({ reason }) => reason))).toEqual(
    new Set(['too-slow']),
  )
  const { most, requests } = await (await fetch(`${dripping}/most`)).json<{ most: number; requests: number }>()
  expect(most).toBeLessThanOrEqual(8)
  // Forty pages, four attempts each, were it asked to the end.
  expect(requests).toBeLessThan(60)
})
