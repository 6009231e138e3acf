import { beforeEach, expect, test, vi } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import type { ClaimedRecipient } from '../../../../src/features/campaigns/sending/claim-recipients.ts'
import { deliverBatch } from '../../../../src/features/campaigns/sending/deliver-batch.ts'
import type { Ledger, Next, Outcome, Stop } from '../../../../src/features/campaigns/sending/ledger.ts'
import { TURN_MESSAGES_MAX, TURN_MS } from '../../../../src/features/campaigns/sending/policy.ts'
import type { Transport } from '../../../../src/features/campaigns/sending/transport.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
  }
})
const passes = (ms: number) => {
  vi.setSystemTime(Date.now() + ms)
}

const ctx = { clock: { now: () => new Date() } } as unknown as ServiceContext

const people = (count: number): ClaimedRecipient[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `r${at}`, address: `p${at}@acme.test`, name: null, company: null, fields: null, dataSource: 'Typed' },
    ...{ consent: null, timeZone: null, attempts: 0, firstTriedAt: null, hash: '' },
  }))

/** A ledger that allows every message, and records the results. */
class Book {
  stop: Stop | null = null
  readonly turns: number[] = []
  readonly outcomes: Outcome[] = []
  /** Started, with no result yet. */
  readonly open = new Set<string>()
  openMax = 0
  asked = 0

  end(stop: Stop): void {
    this.stop ??= stop
  }

  async step(outcomes: readonly Outcome[], next: readonly Next[]): Promise<ReadonlySet<string>> {
    this.asked++
    this.outcomes.push(...outcomes)
    for (const { recipient } of outcomes) this.open.delete(recipient.id)
    if (this.stop) return new Set()
    if (next.length > 0) this.turns.push(next.length)
    for (const { recipient } of next) this.open.add(recipient.id)
    this.openMax = Math.max(this.openMax, this.open.size)
    return new Set(next.map(({ recipient }) => recipient.id))
  }
}

function carrierOf(lanes: number, send: (id: string) => Promise<void>): Transport {
  return {
    lanes,
    prepare: async ({ id }) => ({
      messageId: id,
      async deliver() {
        await send(id)
        return {
          ...{ state: 'sent', class: 'sent', reason: null, suppress: false, suppressAs: null },
          ...{ retryAfterSeconds: null, pausesSender: false, messageId: id },
        }
      },
    }),
    close: async () => {},
  }
}

const run = (book: Book, carrier: Transport, count: number) =>
  deliverBatch(ctx, carrier, book as unknown as Ledger, people(count))

test('a fast server gets several messages per step, each recipient one, with a bounded number of unknown outcomes', async () => {
  const book = new Book()
  const sent: string[] = []
  await run(
    book,
    carrierOf(2, async (id) => void sent.push(id)),
    60,
  )
  expect(sent.toSorted()).toEqual(
    people(60)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(book.outcomes.map(({ recipient, state }) => [recipient.id, state]).toSorted()).toEqual(
    sent.map((id) => [id, 'sent']).toSorted(),
  )
  // The speed of a server is only known after the first message.
  expect(book.turns.slice(0, 2)).toEqual([1, 1])
  expect(Math.max(...book.turns)).toBe(TURN_MESSAGES_MAX)
  expect(book.openMax).toBeLessThanOrEqual(2 * TURN_MESSAGES_MAX)
})

test('a slow server gets one at a time', async () => {
  const book = new Book()
  await run(
    book,
    carrierOf(2, async () => passes(TURN_MS)),
    6,
  )
  expect(book.turns).toEqual([1, 1, 1, 1, 1, 1])
})

test('messages stopped before sending wait again as if they had not been tried', async () => {
  const book = new Book()
  const sent: string[] = []
  const send = async (id: string) => {
    sent.push(id)
    if (sent.length === 3) book.end({ kind: 'stopped' })
  }
  await run(book, carrierOf(1, send), 20)
  expect(sent).toEqual(['r0', 'r1', 'r2'])
  expect(book.open).toEqual(new Set())
  const back = book.outcomes.filter(({ state }) => state === 'pending')
  expect(back.map(({ recipient }) => recipient.id)).toEqual(['r3', 'r4'])
  expect(back[0]).toMatchObject({ attempts: 0, reason: null, nextAt: null })
})

test('permission to continue is checked again once a server becomes slow', async () => {
  const book = new Book()
  let count = 0
  const send = async () => {
    if (++count > 1) passes(TURN_MS)
  }
  await run(book, carrierOf(1, send), 5)
  // Before each message of the second turn except its first; then the third turn, and the end.
  expect(book.turns).toEqual([1, 4])
  expect(book.asked).toBe(2 + 3 + 1)
})
