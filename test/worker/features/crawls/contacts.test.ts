import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getContact } from '../../../../src/contracts/contacts.ts'
import { listContacts } from '../../../../src/contracts/crawl-details.ts'
import * as contract from '../../../../src/contracts/crawls.ts'
import { accountNumber } from '../../../../src/db/account-numbers.ts'
import { waitFor } from '../../../support/wait.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const crawl = async (account: Account, page = '') =>
  (
    await account.call(contract.start, {
      body: {
        types: ['emails', 'phones', 'names', 'addresses', 'companies'],
        engine: 'basic',
        url: `${env.SITE_ORIGIN}/firm/${page}`,
        limit: 3,
      },
    })
  ).data

const contactsOf = async (account: Account, id: string) =>
  (await account.call(listContacts, { params: { id }, query: { per_page: 100 } })).data

describe('a crawl that has ended', () => {
  test('has one row for the firm and one for each person, reachable first', async () => {
    const account = await mintAccount()
    const { crawl: done } = await crawl(account)
    const contacts = await contactsOf(account, done.id)
    expect(contacts.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
      'organization Harbourlane Ltd',
      'person Imogen Hartley',
      'person Priya Raghavan',
      'person Rasheed Okonjo',
    ])
    expect(contacts.at(-1)).toMatchObject({ name: 'Priya Raghavan', job_title: 'Accountant', email: null })
    const of = (name: string) => contacts.find((contact) => contact.name === name)
    expect(of('Harbourlane Ltd')).toMatchObject({
      email: 'info@harbourlane.co.uk',
      phone: '+441174960001',
      address: expect.stringContaining('12 Quay Street'),
    })
    expect(of('Imogen Hartley')).toMatchObject({
      company: 'Harbourlane Ltd',
      job_title: 'Managing Director',
      email: 'imogen.hartley@harbourlane.co.uk',
      page_url: `${env.SITE_ORIGIN}/firm/team`,
    })
  })

  test('gives those it knows what is new of them, and makes nobody twice', async () => {
    const account = await mintAccount()
    await crawl(account)
    const { crawl: again } = await crawl(account, 'changed')
    const contacts = await contactsOf(account, again.id)
    expect(contacts).toHaveLength(4)
    expect(contacts.find(({ name }) => name === 'Imogen Hartley')).toMatchObject({ job_title: 'Chair' })
    expect(contacts.find(({ name }) => name === 'Harbourlane Ltd')).toMatchObject({ phone: '+441174960002' })
    const historyOf = async (name: string) => {
      const { id } = contacts.find((contact) => contact.name === name)!
      return (await account.call(getContact, { params: { id } })).data.changes.map(({ text }) => text)
    }
    const crawlOf = /by the crawl of|says the crawl of|from the crawl of/
    expect(await historyOf('Harbourlane Ltd')).toEqual([
      expect.stringContaining('New phone +441174960002'),
      expect.stringMatching(crawlOf),
    ])
    expect((await historyOf('Imogen Hartley'))[0]).toMatch(
      /^The job title is Chair instead of Managing Director, says the crawl of/,
    )
  })

  test('leaves with all that only it knew', async () => {
    const account = await mintAccount()
    const { crawl: first } = await crawl(account)
    const { crawl: again } = await crawl(account, 'changed')
    await account.call(contract.remove, { params: { id: again.id } })
    await waitFor(async () => {
      const contacts = await contactsOf(account, first.id)
      expect(contacts.find(({ name }) => name === 'Harbourlane Ltd')).toMatchObject({ phone: '+441174960001' })
      expect(contacts.find(({ name }) => name === 'Imogen Hartley')).toMatchObject({ job_title: 'Managing Director' })
    })
    await account.call(contract.remove, { params: { id: first.id } })
    const left = ['contacts', 'contact_values', 'contact_keys'].map((name) =>
      dataOf(account.id).all(
        sql`SELECT 1 FROM ${sql.raw(name)} WHERE ${sql.raw(name === 'contact_values' ? 'contact >> 28' : 'account')} = ${accountNumber(account.id)}`,
      ),
    )
    expect((await Promise.all(left)).flat()).toEqual([])
  })

  test('asked for addresses alone has those who have one', async () => {
    const account = await mintAccount()
    const { data } = await account.call(contract.start, {
      body: { types: ['emails'], engine: 'basic', url: `${env.SITE_ORIGIN}/firm/`, limit: 3 },
    })
    const contacts = await contactsOf(account, data.crawl.id)
    expect(contacts.map(({ name, phone }) => [name, phone]).toSorted()).toEqual([
      ['Harbourlane Ltd', null],
      ['Imogen Hartley', null],
      ['Rasheed Okonjo', null],
    ])
  })
})
