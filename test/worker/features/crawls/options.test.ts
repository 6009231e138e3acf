import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

const site = env.SITE_ORIGIN
/** Another website on the same machine: hosts without a registrable domain are sites including their port. */
const sameSiteOtherName = site.replace('127.0.0.1', 'localhost')

async function crawl(body: object) {
  const { call } = await mintAccount()
  const { data } = await call(contract.start, {
    body: { types: ['emails'], engine: 'basic', limit: 10, ...body } as never,
  })
  const pages = (await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })).data
  const paths = (state: string) => pages.filter((page) => page.state === state).map(({ url }) => new URL(url).pathname)
  return { ...data, read: paths('read'), pages }
}

describe('advanced options', () => {
  test('include patterns restrict a crawl to matching pages and the start page', async () => {
    const { read, pages } = await crawl({ url: `${site}/shop/`, options: { include: ['/shop/con*'] } })
    expect(read.toSorted()).toEqual(['/shop/', '/shop/contact'])
    expect(pages.find(({ url }) => url.endsWith('/shop/team'))).toMatchObject({
      state: 'skipped',
      reason: 'not-included',
    })
  })

  test('exclude patterns skip matching pages, and do not count them against the limit', async () => {
    const { read, pages } = await crawl({ url: `${site}/shop/`, limit: 2, options: { exclude: ['/shop/contact$'] } })
    expect(read).toHaveLength(2)
    expect(read).not.toContain('/shop/contact')
    expect(pages.find(({ url }) => url.endsWith('/shop/contact'))?.reason_text).toBe('It matches an exclude pattern.')
  })

  test('a depth of 0 reads only the start page', async () => {
    expect((await crawl({ url: `${site}/shop/`, options: { depth: 0 } })).read).toEqual(['/shop/'])
  })

  test('are returned with the crawl', async () => {
    const { crawl: told } = await crawl({ url: `${site}/shop/`, options: { depth: 1, country: 'gb', language: 'EN' } })
    expect(told.options).toMatchObject({ depth: 1, country: 'GB', language: 'en', subdomains: true, include: [] })
  })

  test('a country applies to phone numbers, a language to requests', async () => {
    const { results } = await crawl({
      url: `${site}/local/phone`,
      types: ['phones', 'names'],
      options: { country: 'de', language: 'de' },
    })
    expect(results.phones).toEqual(['030 901820'])
    const { results: ofLanguage } = await crawl({ url: `${site}/echo/accept-language`, options: { language: 'de' } })
    expect(ofLanguage.emails).toEqual(['de@asked-language.co.uk'])
  })

  test('the latest finished crawl of the same start URL is referenced', async () => {
    const { call } = await mintAccount()
    const start = async (body: object) =>
      (await call(contract.start, { body: { types: ['emails'], limit: 1, engine: 'basic', ...body } as never })).data
        .crawl
    const first = await start({ url: `${site}/shop/` })
    expect(first.previous_id).toBeNull()
    expect((await start({ url: `${site}/many/` })).previous_id).toBeNull()
    expect((await start({ url: `${site}/shop/` })).previous_id).toBe(first.id)
  })

  test.each([
    [{ include: ['shop'] }, 'A pattern starts with / or *'],
    [{ depth: 21 }, 'Depth must be between 0 and 20'],
    [{ country: 'GBR' }, 'Use a two-letter country code'],
  ])('%o are rejected', async (options, message) => {
    const { fail } = await mintAccount()
    const error = await fail(contract.start, { body: { types: ['emails'], url: `${site}/shop/`, options } as never })
    expect(error).toMatchObject({ httpStatus: 422, message })
  })
})

describe('several start URLs', () => {
  test('share the page limit, and every one is read', async () => {
    const { read, crawl: told } = await crawl({ urls: [`${site}/many/`, `${sameSiteOtherName}/shop/`], limit: 4 })
    expect(told.urls).toHaveLength(2)
    expect(read).toHaveLength(4)
    expect(read.filter((path) => path.startsWith('/shop/'))).toHaveLength(2)
  })

  test('count once if they are equal', async () => {
    expect((await crawl({ url: `${site}/shop/`, urls: [`${site}/shop/`], limit: 1 })).crawl.urls).toHaveLength(1)
  })

  test('may be bare domains, but no other strings', async () => {
    const { fail } = await mintAccount()
    for (const odd of ['not a url', 'ftp://acme.com', 'javascript:alert(1)']) {
      const error = await fail(contract.start, { body: { types: ['emails'], urls: ['acme.com', odd] } })
      expect(error).toMatchObject({
        httpStatus: 422,
        errors: { urls: ['Please enter a valid URL starting with http:// or https://'] },
      })
    }
  })

  test('count as a website of the plan each', async () => {
    const { fail } = await mintAccount({ plan: { maxWebsites: 1 } })
    const error = await fail(contract.start, {
      body: { types: ['emails'], urls: [`${site}/shop/`, `${sameSiteOtherName}/shop/`] },
    })
    expect(error.httpStatus).toBe(402)
  })
})
