import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CONTACT_SORTS, type ContactSort, ORDERS } from '../../../../src/contracts/contacts/contact-order.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import { resolveFilter } from '../../../../src/domain/contacts/resolve-filter.ts'
import { sortedContacts } from '../../../../src/domain/contacts/sorted-contacts.ts'
import { listContactsAfter } from '../../../../src/features/contacts/read/list-after.ts'
import { mintAccount } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import { detailsOf, type Said, sayContacts, verbsOf } from './support.ts'

const COLUMN_SORTS = CONTACT_SORTS.filter((sort) => sort !== 'reach')

async function mintSorted() {
  const account = await mintAccount()
  const [first, second] = [await addCrawl(account.id), await addCrawl(account.id, 'harbour.org')]
  const said: Said[] = [
    { name: 'Zoe Adams', title: 'CEO', emails: ['zoe@acme-tools.com'], organization: 'beta AG' },
    { name: 'Özlem Demir', title: 'Head of Sales', emails: ['ozlem@acme-tools.com'], organization: 'Acme' },
    { name: 'anna Brook', title: 'Accountant', organization: 'Älpha' },
    { name: 'Ben Clark', emails: ['ben@acme-tools.com'] },
    { name: 'Carl Else' },
    { kind: 'organization', name: 'Orchard Ltd', emails: ['info@acme-tools.com'] },
    { kind: 'organization', name: 'Ärztehaus' },
  ].map((one, at) => ({ key: `acme-tools.com/${at}`, phones: [{ value: `+4930123450${at}` }], ...one }) as Said)
  await sayContacts(account.id, first.sourceId, said, new Date('2026-02-01T00:00:00.000Z'))
  await sayContacts(account.id, second.sourceId, [said[3]!, said[5]!], new Date('2026-03-01T00:00:00.000Z'))
  return account
}

type Account = Awaited<ReturnType<typeof mintSorted>>
const list = (account: Account, query: object) => account.call(contract.listContacts, { query: query as never })
const named = async (account: Account, query: object) => (await list(account, query)).data.map(({ name }) => name)

describe('sorting', () => {
  test('ignores case and accents, and puts empty values last in either order', async () => {
    const account = await mintSorted()
    const names = ['anna Brook', 'Ärztehaus', 'Ben Clark', 'Carl Else', 'Orchard Ltd', 'Özlem Demir', 'Zoe Adams']
    expect(await named(account, { sort: 'name' })).toEqual(names)
    expect(await named(account, { sort: 'name', order: 'desc' })).toEqual(names.toReversed())
    expect(await named(account, { sort: 'company' })).toEqual([
      ...['Özlem Demir', 'anna Brook', 'Ärztehaus', 'Zoe Adams', 'Orchard Ltd', 'Ben Clark', 'Carl Else'],
    ])
    const titled = await list(account, { sort: 'job_title', order: 'desc' })
    expect(titled.data.slice(0, 4).map(({ job_title }) => job_title)).toEqual([
      ...['Head of Sales', 'CEO', 'Accountant', null],
    ])
    expect((await named(account, { sort: 'added' }))[0]).toBe('Zoe Adams')
    const seen = await list(account, { sort: 'last_seen_at', order: 'desc' })
    expect(new Set(seen.data.slice(0, 2).map(({ name }) => name))).toEqual(new Set(['Ben Clark', 'Orchard Ltd']))
    expect(seen.data[0]!.last_seen_at).toBe('2026-03-01T00:00:00.000Z')
    const checked = await list(account, { sort: 'email_check' })
    expect(checked.data.map(({ email }) => email !== null)).toEqual([true, true, true, true, false, false, false])
    const refused = await account.fail(contract.listContacts, { query: { sort: 'shoe_size' } as never })
    expect(refused.httpStatus).toBe(422)
  })

  test.each(COLUMN_SORTS)(
    'by %s returns the same pages by cursor as by number, with and without filters',
    async (sort) => {
      const account = await mintSorted()
      for (const order of ORDERS)
        for (const filter of [
          {},
          { kind: 'person' },
          { search: 'acme-tools' },
          { has: 'email' },
          { source_type: 'crawl' },
        ]) {
          const whole = (await list(account, { sort, order, ...filter, per_page: 100 })).data.map(({ id }) => id)
          expect(whole.length).toBeGreaterThan(2)
          const walked: string[] = []
          for (let after: string | null = null, page = 1; page < 9; page++) {
            const query = { sort, order, ...filter, per_page: 2, page, ...(after && { after }) }
            const { data, next_cursor, pagination } = await list(account, query)
            expect(pagination.total).toBe(whole.length)
            walked.push(...data.map(({ id }) => id))
            const numbered = await list(account, { ...query, after: undefined })
            expect(data.map(({ id }) => id)).toEqual(numbered.data.map(({ id }) => id))
            after = next_cursor
            if (after === null) break
          }
          expect({ sort, order, filter, walked }).toEqual({ sort, order, filter, walked: whole })
        }
    },
  )

  test('by reachability has cursors too, and a cursor of another column is rejected', async () => {
    const account = await mintSorted()
    const first = await list(account, { per_page: 4 })
    const second = await list(account, { per_page: 4, page: 2, after: first.next_cursor! })
    const whole = await list(account, {})
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id))
    const refused = await account.fail(contract.listContacts, { query: { sort: 'name', after: first.next_cursor! } })
    expect(refused.httpStatus).toBe(400)
    for (const after of ['x', 'W10', 'bnVsbA'])
      expect((await account.fail(contract.listContacts, { query: { sort: 'name', after } })).httpStatus).toBe(400)
  })

  test('by a column is available in the external API as well', async () => {
    const account = await mintSorted()
    const ctx = await verbsOf(account.id)
    const names: (string | null)[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await listContactsAfter(ctx, { cursor, limit: 3, sort: 'name' }, { kind: 'person' })
      names.push(...page.data.map(({ name }) => name))
      if (page.next_cursor === null) break
      cursor = page.next_cursor
    }
    expect(names).toEqual(['anna Brook', 'Ben Clark', 'Carl Else', 'Özlem Demir', 'Zoe Adams'])
  })
})

test('every order uses an index from any position, without sorting', async () => {
  const account = await mintSorted()
  const ctx = await verbsOf(account.id)
  const indexes: Record<Exclude<ContactSort, 'reach'>, RegExp> = {
    name: /USING (COVERING )?INDEX contacts_by_name \(account=\? AND kind=\? AND sort_name>/,
    company: /USING (COVERING )?INDEX contacts_by_company \(account=\? AND kind=\? AND sort_company>/,
    job_title: /USING (COVERING )?INDEX contacts_by_title \(account=\? AND kind=\? AND sort_title>/,
    email_check: /USING (COVERING )?INDEX contacts_by_check \(account=\? AND kind=\? AND email_rank>/,
    last_seen_at: /USING (COVERING )?INDEX contacts_by_seen \(account=\? AND kind=\? AND sort_seen>/,
    added: /USING INTEGER PRIMARY KEY \(rowid>/,
  }
  for (const sort of COLUMN_SORTS)
    for (const order of ORDERS)
      for (const filter of [{}, { kind: 'person' as const }, { has: 'email' as const }])
        for (const key of [undefined, null, 3]) {
          if (sort === 'added' && key === null) continue
          const after = key === undefined ? undefined : { key, number: 5 }
          const query = sortedContacts(ctx.account!.number, await resolveFilter(ctx, filter), {
            ...{ sort, order, after, limit: 50 },
          })
          const plan = (await ctx.data.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${query}`)).map(
            ({ detail }) => detail,
          )
          const told = { sort, order, filter, key, plan }
          expect({ ...told, sorts: plan.filter((line) => line.includes('TEMP B-TREE')) }).toEqual({
            ...told,
            sorts: [],
          })
          const scans = plan.filter((line) => /^SCAN (?!\(|CONSTANT|json_each)/.test(line))
          expect({ ...told, scans }).toEqual({ ...told, scans: [] })
          if (key !== null)
            expect(
              plan
                .join('\n')
                .replaceAll('sort_name<', 'sort_name>')
                .replace(/(\w+)</g, '$1>'),
            ).toMatch(indexes[sort])
        }
})

describe('roles', () => {
  test('derived from job titles filter lists', async () => {
    const account = await mintSorted()
    expect(await named(account, { seniority: 'decision_maker', sort: 'name' })).toEqual(['Özlem Demir', 'Zoe Adams'])
    expect(await named(account, { department: 'sales' })).toEqual(['Özlem Demir'])
    expect(await named(account, { seniority: 'decision_maker', department: 'finance' })).toEqual([])
    expect(await named(account, { department: 'finance' })).toEqual(['anna Brook'])
  })

  test('follow manual edits', async () => {
    const account = await mintSorted()
    const [ceo] = (await list(account, { search: 'zoe adams' })).data
    const { editContact } = await import('../../../../src/features/contacts/act/edit-contact.ts')
    await editContact(await verbsOf(account.id), ceo!.id, { job_title: 'Einkäuferin' })
    expect(await named(account, { department: 'purchasing' })).toEqual(['Zoe Adams'])
    expect((await detailsOf(account, ceo!.id)).job_title).toBe('Einkäuferin')
    expect((await named(account, { sort: 'job_title' }))[1]).toBe('Zoe Adams')
  })
})
