import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyCallInput } from '../../../../src/contracts/call.ts'
import * as contract from '../../../../src/contracts/data/data.ts'
import { CHECK_CODES, MAILBOX_CODES, TYPE_CODES } from '../../../../src/db/codes.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberOfId } from '../../../../src/lib/numbered-id.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { addCrawl, addItems } from './support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
type Filter = Record<string, string>
type Combination = { filter: Filter; expected: string[] }

let account: Account
/** The account's items, by the letter of their site. */
let ids: Record<'a' | 'b', string[]>
/** One filter of each kind, and the items that it matches. */
let filters: { filter: Filter; items: string[] }[]

beforeAll(async () => {
  account = await mintAccount()
  const [a, b] = [await addCrawl(account.id, 'acme-tools.com'), await addCrawl(account.id, 'harbour-foods.com')]
  const givenAt = (ending: string) => [
    { value: `ada@one.${ending}` },
    { value: `ada@two.${ending}`, confidence: 0.6 },
    { value: `bob@one.${ending}`, confidence: 0.6 },
    { value: `Ada Byron ${ending}`, type: 'names' as const },
  ]
  ids = {
    a: await addItems(account.id, a.sourceId, givenAt('com')),
    b: await addItems(account.id, b.sourceId, givenAt('org')),
  }
  const all = [...ids.a, ...ids.b]
  const at = (...places: number[]) => all.filter((_, place) => places.includes(place % 4))
  await dataOf(
    account.id,
  ).run(sql`UPDATE items SET email_check = ${CHECK_CODES.deliverable}, mailbox = ${MAILBOX_CODES.personal}
    WHERE number IN (SELECT value FROM json_each(${JSON.stringify(at(0, 1).map(numberOfId))}))`)
  filters = [
    { filter: { type: 'emails', source_type: 'crawl' }, items: at(0, 1, 2) },
    { filter: { source_id: a.sourceId }, items: ids.a },
    { filter: { crawl_id: a.crawlId }, items: ids.a },
    { filter: { min_confidence: '0.9' }, items: at(0, 3) },
    { filter: { email_check: 'deliverable', mailbox: 'personal' }, items: at(0, 1) },
    { filter: { search: 'ada' }, items: at(0, 1, 3) },
  ]
})

/** Every combination of the filters, with the items that all of them match. */
const combinations = (): Combination[] =>
  Array.from({ length: 2 ** filters.length }, (_, bits) => filters.filter((_, at) => bits & (1 << at))).map((some) => ({
    filter: Object.assign({}, ...some.map(({ filter }) => filter)),
    expected: [...ids.a, ...ids.b].filter((id) => some.every(({ items }) => items.includes(id))),
  }))

const listed = async (filter: Filter, endpoint: { path: string } = contract.listAll) => {
  const { data, pagination } = await account.call({ ...contract.listAll, path: endpoint.path }, {
    query: { ...filter, sort: 'oldest', per_page: 100 },
  } as never)
  const ids = data.map(({ item_id }) => item_id)
  expect(pagination.total).toBe(ids.length)
  return ids
}
const exported = async (filter: Filter, type = 'emails') => {
  const input: AnyCallInput = { params: { type }, query: { ...filter, format: 'json' } }
  const response = await account.send(contract.exportType, input)
  return response.status === 404 ? [] : (await response.json<{ email: string }[]>()).map(({ email }) => email)
}
const deleted = async (matching: Filter) =>
  (await account.call(contract.remove, { body: { matching } as never })).data.deleted
const emailsOf = async (chosen: readonly string[]) =>
  (
    await dataOf(account.id).all<{ value: string }>(sql`SELECT value FROM items WHERE type = ${TYPE_CODES.emails}
      AND number IN (SELECT value FROM json_each(${JSON.stringify(chosen.map(numberOfId))})) ORDER BY number DESC`)
  ).map(({ value }) => value)

/** Texts without a searchable character. */
const MEANINGLESS = [
  'https://',
  ' ',
  '\t\n',
  '\u0301',
  '\u0000',
  '\uE000',
  '\u{10FFFD}',
  '\uD800',
  '\u200B',
  'http:// \u0301\u0001',
]

test('combined filters match the intersection of their matches, in lists, counts and exports', async () => {
  for (const { filter, expected } of combinations()) {
    expect({ filter, chosen: await listed(filter) }).toEqual({ filter, chosen: expected })
    expect({ filter, chosen: await exported(filter) }).toEqual({ filter, chosen: await emailsOf(expected) })
  }
})

describe('a search without searchable characters', () => {
  test('matches nothing with any other filter, in lists, counts, exports and deletions', async () => {
    const all = await listed({})
    for (const [at, { filter }] of combinations().entries()) {
      const search = MEANINGLESS[at % MEANINGLESS.length]!
      const given = { ...filter, search }
      expect({ given, chosen: await listed(given) }).toEqual({ given, chosen: [] })
      expect({ given, chosen: await exported(given) }).toEqual({ given, chosen: [] })
      expect({ given, deleted: await deleted(given) }).toEqual({ given, deleted: 0 })
    }
    expect(await listed({})).toEqual(all)
  })

  test.each(MEANINGLESS.map((text) => [text]))('is %j', async (search) => {
    expect(await listed({ search })).toEqual([])
    expect(await listed({ query: search }, { path: '/dashboard/data/emails/search' })).toEqual([])
    expect(await exported({ search })).toEqual([])
    expect(await deleted({ search })).toBe(0)
  })
})

describe('contradictory filters match nothing', () => {
  test('a source and another crawl', async () => {
    const other = await addCrawl(account.id, 'other-site.com')
    const given = { source_id: filters[1]!.filter.source_id!, crawl_id: other.crawlId }
    expect(await listed(given)).toEqual([])
    expect(await deleted(given)).toBe(0)
  })

  test('the type in the path and another one in the query', async () => {
    for (const type of ['phones', 'names']) {
      expect(await listed({ type }, { path: '/dashboard/data/emails' })).toEqual([])
      expect(await exported({ type })).toEqual([])
    }
  })

  test('the two search parameters with different values', async () => {
    const path = '/dashboard/data/emails/search'
    expect(await listed({ query: 'ada', search: 'one' }, { path })).toHaveLength(2)
    expect(await listed({ query: 'ada', search: 'https://' }, { path })).toEqual([])
  })
})

test('an export of selected items omits those that the filters exclude', async () => {
  const chosen = ids.a.slice(0, 3).join(',')
  const ofA = await emailsOf(ids.a)
  expect(await exported({ ids: chosen })).toEqual(ofA)
  for (const { filter, expected } of combinations()) {
    const both = expected.filter((id) => ids.a.includes(id))
    expect({ filter, chosen: await exported({ ...filter, ids: chosen }) }).toEqual({
      filter,
      chosen: await emailsOf(both),
    })
  }
  expect(await exported({ ids: chosen, search: 'https://' })).toEqual([])
})

describe('a deletion by filter', () => {
  test.each([
    { type: '' },
    { source_id: 'all' },
    { search: '' },
    { search: null },
    { source_id: null },
    { min_confidence: '' },
  ])('by %j is rejected, because an empty filter is never intended', async (matching) => {
    const all = await listed({})
    const refused = await account.fail(contract.remove, { body: { matching } as never })
    expect(refused).toMatchObject({ httpStatus: 422 })
    expect(await listed({})).toEqual(all)
  })

  test.each([[[]], [['x']]])('that has items %j and a filter is rejected', async (data_ids) => {
    const body = { data_ids, matching: { type: 'emails' as const } }
    expect(await account.fail(contract.remove, { body })).toMatchObject({ httpStatus: 422 })
  })

  test('with a source never goes beyond it, whatever else it names', async () => {
    const ofB = await listed({ source_id: (await sourceOf(ids.b[0]!))! })
    for (const { filter } of combinations()
      .filter(({ filter }) => filter.source_id)
      .toReversed())
      await deleted(filter)
    expect(await listed({})).toEqual(ofB)
  })

  test('with an unknown source, or one of another account, deletes nothing', async () => {
    const other = await mintAccount()
    const foreign = await addCrawl(other.id)
    await addItems(other.id, foreign.sourceId, [{ value: 'x@acme-tools.com' }])
    const all = await listed({})
    const others: Filter[] = [
      { source_id: newId() },
      { crawl_id: newId() },
      { source_id: foreign.sourceId },
      { crawl_id: foreign.crawlId },
    ]
    for (const matching of others) expect(await deleted(matching)).toBe(0)
    expect(await listed({})).toEqual(all)
    expect((await other.call(contract.listAll, {})).data).toHaveLength(1)
  })
})

const sourceOf = async (itemId: string) =>
  (
    await dataOf(account.id).all<{ id: string }>(sql`
      SELECT sources.id FROM items JOIN sources ON sources.number = items.source WHERE items.number = ${numberOfId(itemId)}`)
  )[0]?.id
