import { expect, test } from 'vitest'
import { chooseNext, type WaitingSlice } from '../../../../durable-objects/slice-scheduler/choose-next.ts'

let place = 0
const slice = (accountId: string, workId: string, isForeground = false): WaitingSlice => ({
  ...{ id: `${accountId}/${workId}`, accountId, workId, isForeground, place: place++ },
})
const many = (accountId: string, count: number, isForeground = false) =>
  Array.from({ length: count }, (_, at) => slice(accountId, `${accountId}${at}`, isForeground))

interface Use {
  readonly slots?: number
  readonly running?: Record<string, number>
  readonly servedAt?: Record<string, number>
}
const choose = (waiting: WaitingSlice[], { slots = 8, running = {}, servedAt = {} }: Use = {}) =>
  chooseNext(waiting, {
    slots,
    running: new Map(Object.entries(running)),
    servedAt: new Map(Object.entries(servedAt)),
  }).map(({ id }) => id)
const accountsOf = (ids: readonly string[]) => ids.map((id) => id.split('/')[0]).join('')

test.each([
  [8, 4],
  [50, 25],
  [6, 3],
  [1, 1],
])('of %i slots one account in the background gets at most %i', (slots, expected) =>
  expect(choose(many('a', 100), { slots })).toHaveLength(expected),
)

test('in the foreground an account gets more, but not all', () => expect(choose(many('a', 100, true))).toHaveLength(6))

test('accounts take turns, whatever their place in line and their number of crawls', () =>
  expect(accountsOf(choose([...many('a', 20), ...many('b', 2), ...many('c', 1)], { slots: 12 }))).toBe('abcabaaa'))

test('an account that arrives while another has its maximum gets a slot immediately', () => {
  const waiting = [...many('a', 16), slice('b', 'b0')]
  expect(choose(waiting, { running: { a: 4 } })).toEqual(['b/b0'])
})

test('the last free slot goes to an account that has none', () => {
  const running = { a: 4, b: 2, c: 1 }
  expect(choose([...many('a', 5), ...many('b', 5), ...many('c', 5, true)], { running })).toEqual(['c/c0'])
  expect(choose([...many('a', 5), ...many('c', 5), slice('d', 'd0')], { running })).toEqual(['d/d0'])
})

test('within an account, foreground goes first, then the least recently served crawl', () => {
  const waiting = [slice('a', 'first'), slice('a', 'second'), slice('a', 'third'), slice('a', 'asked', true)]
  expect(choose(waiting, { servedAt: { first: 30, second: 10, third: 20 } })).toEqual([
    'a/asked',
    'a/second',
    'a/third',
    'a/first',
  ])
})

test('between accounts with equally many slots, foreground goes first, then the least recently served one', () => {
  const servedAt = { a: 30, b: 10, c: 20 }
  expect(choose([slice('a', '1'), slice('b', '1'), slice('c', '1')], { slots: 20, servedAt })).toEqual([
    'b/1',
    'c/1',
    'a/1',
  ])
  expect(choose([slice('b', '1'), slice('a', '1', true)], { servedAt })).toEqual(['a/1', 'b/1'])
})

test('more accounts than slots are served in turn', () => {
  const accounts = [...'abcdef']
  const servedAt = new Map<string, number>()
  const order: string[] = []
  for (let now = 1; now <= 12; now++) {
    const waiting = accounts.flatMap((account) => many(account, account === 'a' ? 50 : 1))
    const [next] = chooseNext(waiting, { slots: 1, running: new Map(), servedAt })
    servedAt.set(next!.accountId, now)
    order.push(next!.accountId)
  }
  expect(order.join('')).toBe('abcdefabcdef')
})

test('nothing is granted without a free slot or a waiting request', () => {
  expect(choose(many('a', 3), { running: { b: 8 } })).toEqual([])
  expect(choose([])).toEqual([])
})
