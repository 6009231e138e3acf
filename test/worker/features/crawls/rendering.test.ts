import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

async function crawl(engine: 'browserless' | 'default' | 'basic', url: string, limit = 10) {
  const { call } = await mintAccount()
  const body = { types: ['emails' as const, 'phones' as const, 'names' as const], engine, url, limit }
  const { data } = await call(contract.start, { body })
  const list = (await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })).data
  const pages = Object.fromEntries(list.map((page) => [new URL(page.url).pathname, page]))
  return { ...data, pages }
}

describe('a site that needs scripts', () => {
  test('shows nothing to a plain request', async () => {
    const { results } = await crawl('basic', `${env.SCRIPT_ORIGIN}/`)
    expect(results.emails).toEqual([])
  })

  test('is read completely by a browser: behind dialogs and windows, and below the fold', async () => {
    const { results, pages } = await crawl('browserless', `${env.SCRIPT_ORIGIN}/`)
    expect(results.emails.toSorted()).toEqual([
      'desk@tidewater-surveys.co.uk',
      'field@tidewater-surveys.co.uk',
      'plain@tidewater-surveys.co.uk',
    ])
    expect(results.phones).toEqual(['020 7946 0711'])
    expect(results.names).toEqual(['Marisol Quintero'])
    expect(Object.values(pages).map(({ engine }) => engine)).toEqual(['browserless', 'browserless', 'browserless'])
  })

  test('is rendered by the automatic engine only where necessary', async () => {
    const { results, pages } = await crawl('default', `${env.SCRIPT_ORIGIN}/`)
    expect(results.emails).toHaveLength(3)
    expect(pages['/']?.engine).toBe('browserless')
    expect(pages['/contact.html']?.engine).toBe('browserless')
    expect(pages['/plain.html']?.engine).toBe('basic')
  })
})

test('renders a page again even if its HTML is unchanged, because its content may differ', async () => {
  const { call } = await mintAccount()
  const body = { types: ['emails' as const], engine: 'default' as const, url: `${env.UNRULY_ORIGIN}/shell`, limit: 1 }
  await call(contract.start, { body })
  const { data } = await call(contract.start, { body })
  expect(data.crawl).toMatchObject({ pages_done: 1, pages_unchanged: 0 })
  expect(data.results.emails).toEqual(['shell@unruly-pages.co.uk'])
})

test('every hostile page in the browser ends with a reason on that page, and the rest continues', async () => {
  const { results, pages, crawl: told } = await crawl('browserless', `${env.UNRULY_ORIGIN}/`, 20)
  expect(told.status).toBe('completed')
  // A page that keeps the browser busy may time out on a busy machine; it is then reported, and no data is made up.
  const shown = ['arrived', 'endless', 'huge', 'local'].filter((name) => pages[`/${name}`]?.reason !== 'timeout')
  expect(results.emails.toSorted()).toEqual([...shown, 'start'].map((name) => `${name}@unruly-pages.co.uk`))
  expect(pages['/loop']).toMatchObject({ state: 'failed', reason: 'timeout' })
  expect(pages['/leave']).toMatchObject({ state: 'skipped', reason: 'redirected' })
  expect(pages['/moved']).toMatchObject({ state: 'skipped', reason: 'redirected' })
  expect(pages['/error']).toMatchObject({ state: 'failed', reason: 'unavailable' })
  expect(pages['/download']?.state).toBe('failed')
})
