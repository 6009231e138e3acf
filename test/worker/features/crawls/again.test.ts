import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import * as data from '../../../../src/contracts/data/data.ts'
import { mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

/** A scene of the test site that changes with each visit of its control page, together with its ETags. */
const scene = () => `${env.SITE_ORIGIN}/news-${crypto.randomUUID().slice(0, 8)}`
const crawl = async (account: Account, url: string, more: object = {}) => {
  const body = { types: ['emails', 'phones', 'names'], engine: 'basic', url: `${url}/`, limit: 10, ...more }
  return (await account.call(contract.start, { body: body as never })).data
}
const publish = (url: string) => fetch(`${url}/next`)
const changes = (account: Account, id: string, kind: 'new' | 'gone' | 'same') =>
  account.call(details.listChanges, { params: { id }, query: { kind } })

describe('a repeated crawl of a site', () => {
  test('downloads no unchanged page, and keeps its results', async () => {
    const account = await mintAccount()
    const url = scene()
    const first = await crawl(account, url)
    expect(first.crawl.pages_unchanged).toBe(0)
    const again = await crawl(account, url)
    expect(again.crawl).toMatchObject({ pages_done: first.crawl.pages_done, pages_unchanged: first.crawl.pages_done })
    for (const type of ['emails', 'phones', 'names'] as const) {
      expect(again.results[type].toSorted()).toEqual(first.results[type].toSorted())
    }
    const contactsOf = async (id: string) =>
      (await account.call(details.listContacts, { params: { id } })).data.map(({ name, email }) => [name, email])
    expect(await contactsOf(again.crawl.id)).toEqual(await contactsOf(first.crawl.id))
    // And once more, from the reused results.
    expect((await crawl(account, url)).crawl).toMatchObject({ pages_unchanged: first.crawl.pages_done })
  })

  test('reports new, removed and kept values, with first and last seen', async () => {
    const account = await mintAccount()
    const url = scene()
    const first = await crawl(account, url)
    expect((await changes(account, first.crawl.id, 'new')).previous).toBeNull()
    await publish(url)
    const again = await crawl(account, url)
    expect(again.crawl.pages_unchanged).toBeGreaterThan(0)
    expect(again.crawl.pages_unchanged).toBeLessThan(again.crawl.pages_done)
    const fresh = await changes(account, again.crawl.id, 'new')
    expect(fresh.previous?.id).toBe(first.crawl.id)
    expect(fresh.data.map(({ value }) => value)).toEqual(['edition1@changing-news.co.uk'])
    const gone = await changes(account, again.crawl.id, 'gone')
    expect(gone.data.map(({ value }) => value)).toEqual(['edition0@changing-news.co.uk'])
    const same = await changes(account, again.crawl.id, 'same')
    expect(same.data.map(({ value }) => value)).toContain('desk@changing-news.co.uk')
    expect(fresh.counts).toEqual({ new: 1, gone: 1, same: same.data.length })
    const stayed = same.data.find(({ value }) => value === 'desk@changing-news.co.uk')!
    expect(stayed.first_seen_at < stayed.last_seen_at).toBe(true)
  })

  test('reports people who joined, left or changed roles', async () => {
    const account = await mintAccount()
    const url = `${env.SITE_ORIGIN}/staff-${crypto.randomUUID().slice(0, 8)}`
    const types = ['emails', 'names', 'companies']
    const first = await crawl(account, url, { types })
    const people = async (id: string) => account.call(details.listPeopleChanges, { params: { id } })
    expect((await people(first.crawl.id)).previous).toBeNull()
    await publish(url)
    const again = await crawl(account, url, { types })
    const { previous, counts, data } = await people(again.crawl.id)
    expect(previous?.id).toBe(first.crawl.id)
    expect(counts).toEqual({ joined: 1, left: 1, changed: 1 })
    expect(data.joined).toMatchObject([{ kind: 'person', name: 'Rasheed Okonjo', job_title: 'Accountant' }])
    expect(data.left).toMatchObject([{ name: 'Thomas Brandt', job_title: 'Sales Manager' }])
    expect(data.changed).toMatchObject([
      { name: 'Rosa Lindqvist', previous_job_title: 'Designer', job_title: 'Head of Design', page_url: `${url}/team` },
    ])
    // Another crawl that does not collect names reports no changes of people.
    const other = await crawl(account, url, { types: ['emails'] })
    expect((await people(other.crawl.id)).counts).toEqual({ joined: 0, left: 0, changed: 0 })
    const of = async (query: object) =>
      (await account.call(details.listContacts, { params: { id: again.crawl.id }, query })).data.map(({ name }) => name)
    expect(await of({ kind: 'person', search: 'design' })).toEqual(['Rosa Lindqvist'])
    expect(await of({ has: 'email', search: 'RASHEED.okonjo@' })).toEqual(['Rasheed Okonjo'])
    expect(await of({ has: 'phone' })).toEqual([])
    const stranger = await mintAccount()
    expect(await stranger.fail(details.listPeopleChanges, { params: { id: again.crawl.id } })).toMatchObject({
      httpStatus: 404,
    })
  })

  test('for other types reads all pages again', async () => {
    const account = await mintAccount()
    const url = scene()
    await crawl(account, url, { types: ['emails'] })
    const more = await crawl(account, url, { types: ['emails', 'phones'] })
    expect(more.crawl.pages_unchanged).toBe(0)
    expect(more.results.phones).not.toEqual([])
  })

  test('with another engine or language reads all pages again', async () => {
    const account = await mintAccount()
    const url = scene()
    await crawl(account, url)
    expect((await crawl(account, url, { engine: 'default' })).crawl.pages_unchanged).toBe(0)
    const options = { language: 'de' }
    expect((await crawl(account, url, { engine: 'default', options })).crawl.pages_unchanged).toBe(0)
  })

  test('finds values again that were deleted from the previous crawl', async () => {
    const account = await mintAccount()
    const url = scene()
    const first = await crawl(account, url)
    const rows = (await account.call(data.listAll, { query: { crawl_id: first.crawl.id } as never })).data
    const desk = rows.find(({ value }) => value === 'desk@changing-news.co.uk')!
    await account.call(data.remove, { body: { data_ids: [desk.id] } })
    const again = await crawl(account, url)
    expect(again.results.emails.toSorted()).toEqual(first.results.emails.toSorted())
    expect(again.crawl.pages_unchanged).toBe(first.crawl.pages_done - 1)
  })

  test('reports nothing about pages that it did not read', async () => {
    const account = await mintAccount()
    const url = scene()
    await crawl(account, url)
    const short = await crawl(account, url, { limit: 1 })
    expect(short.crawl.pages_done).toBe(1)
    expect((await changes(account, short.crawl.id, 'gone')).counts.gone).toBe(0)
  })

  test('reports values as removed if their page is gone', async () => {
    const account = await mintAccount()
    const url = scene()
    await crawl(account, url)
    await fetch(`${url}/withdraw`)
    const again = await crawl(account, url)
    const gone = (await changes(account, again.crawl.id, 'gone')).data.map(({ value }) => value)
    expect(gone).toEqual(['edition0@changing-news.co.uk'])
  })

  test('with a higher limit reads the pages that the previous crawl skipped', async () => {
    const account = await mintAccount()
    const url = scene()
    expect((await crawl(account, url, { limit: 1 })).crawl.pages_done).toBe(1)
    expect((await crawl(account, url, { limit: 10 })).crawl.pages_done).toBeGreaterThan(1)
  })

  test('reuses nothing of another account', async () => {
    const url = scene()
    const owner = await mintAccount()
    const { crawl: theirs } = await crawl(owner, url)
    const other = await mintAccount()
    expect((await crawl(other, url)).crawl).toMatchObject({ previous_id: null, pages_unchanged: 0 })
    for (const call of [details.listContacts, details.listChanges, details.exportCrawl]) {
      expect((await other.fail(call, { params: { id: theirs.id } } as never)).httpStatus).toBe(404)
    }
  })
})

describe('the export of a crawl', () => {
  const exported = async (format: 'csv' | 'xlsx' | 'json' | 'vcf') => {
    const account = await mintAccount()
    const { crawl: done } = await crawl(account, scene())
    return account.send(details.exportCrawl, { params: { id: done.id }, query: { format } })
  }

  test('as CSV contains every value with its evidence', async () => {
    const response = await exported('csv')
    expect(response.headers.get('content-disposition')).toMatch(/contactory-crawl-\d{4}-\d{2}-\d{2}\.csv/)
    const text = await response.text()
    expect(text).toContain('emails,desk@changing-news.co.uk,desk@changing-news.co.uk,')
    // Cells that a spreadsheet would evaluate are escaped.
    expect(text).toContain("'+442079460777")
  })

  test('as JSON contains items, contacts and pages', async () => {
    const file = (await (await exported('json')).json()) as Record<string, object[]>
    expect(file.items!.length).toBeGreaterThan(2)
    expect(file.contacts).toContainEqual(expect.objectContaining({ name: 'Imogen Hartley' }))
    expect(file.pages).toContainEqual(expect.objectContaining({ state: 'read' }))
  })

  test('as a workbook is a ZIP with a sheet for each non-empty type, contacts and pages', async () => {
    const response = await exported('xlsx')
    const { unzipSync, strFromU8 } = await import('fflate')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const workbook = strFromU8(files['xl/workbook.xml']!)
    expect([...workbook.matchAll(/<sheet [^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'Emails',
      'Phones',
      'Names',
      'Contacts',
      'Pages',
    ])
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(''),
    ).not.toContain('<f>')
  })

  test('as vCards contains each contact', async () => {
    const text = await (await exported('vcf')).text()
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
    expect(text).toContain('FN:Imogen Hartley')
    expect(text.match(/BEGIN:VCARD/g)?.length).toBe(text.match(/END:VCARD/g)?.length)
  })
})
