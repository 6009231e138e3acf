import { afterEach, expect, test } from 'vitest'
import { InFlightRequests } from '../../../src/crawler/in-flight-requests.ts'
import { waitFor } from '../../support/wait.ts'

const opened: InFlightRequests[] = []
afterEach(() => {
  for (const inHand of opened.splice(0)) void inHand.close()
})
function open(...tell: ConstructorParameters<typeof InFlightRequests>): InFlightRequests {
  opened.push(new InFlightRequests(...tell))
  return opened.at(-1)!
}

/** Records reports, and responds when released. */
function coordinator() {
  const told: string[][] = []
  const waiting: (() => void)[] = []
  const inHand = open((urls) => {
    told.push(urls)
    return new Promise<void>((resolve) => waiting.push(resolve))
  })
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { inHand, told, turn, answer: () => waiting.shift()?.() }
}

test('nothing is read before it is reported to the coordinator', async () => {
  const { inHand, told, turn, answer } = coordinator()
  let isRead = false
  const reading = inHand.hold('a', () => {
    isRead = true
  })
  await turn()
  expect({ told, isRead }).toEqual({ told: [['a']], isRead: false })
  answer()
  await reading
  await waitFor(() => expect(told).toEqual([['a'], []]))
  expect(isRead).toBe(true)
})

test('requests that arrive during a report are reported together', async () => {
  const { inHand, told, turn, answer } = coordinator()
  const first = inHand.take('a')
  await turn()
  const others = [inHand.take('b'), inHand.take('c')]
  await turn()
  expect(told).toEqual([['a']])
  answer()
  await first
  await turn()
  expect(told).toEqual([['a'], ['a', 'b', 'c']])
  answer()
  await Promise.all(others)
})

test('completed requests are not reported again with the next ones', async () => {
  const told: string[][] = []
  const inHand = open(async (urls) => void told.push(urls))
  await inHand.hold('a', () => {})
  await inHand.hold('b', () => {})
  expect(told).toEqual([['a'], ['b']])
})

test('several requests are reported together', async () => {
  const told: string[][] = []
  const inHand = open(async (urls) => void told.push(urls))
  await inHand.holdAll(['a', 'b'], () => expect(told).toEqual([['a', 'b']]))
  await waitFor(() => expect(told).toEqual([['a', 'b'], []]))
})

test('a failing coordinator blocks no reads', async () => {
  const inHand = open(() => Promise.reject(new Error('gone')))
  expect(await inHand.hold('a', () => 'read')).toBe('read')
})

test('a request that fails while being read is released', async () => {
  const told: string[][] = []
  const inHand = open(async (urls) => void told.push(urls))
  await expect(inHand.hold('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await waitFor(() => expect(told).toEqual([['a'], []]))
})

test('a report says whether the consumer reads alone, and is repeated when that changes', async () => {
  const told: [string[], boolean][] = []
  const first = open(async (...what) => void told.push(what))
  await first.take('a')
  expect(told).toEqual([[['a'], true]])
  const second = InFlightRequests.untold()
  await first.take('b')
  await second.close()
  expect(told.slice(0, 2)).toEqual([
    [['a'], true],
    [['a', 'b'], false],
  ])
})
