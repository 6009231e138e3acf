import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { DomainEvent } from '../../src/contracts/events.ts'
import type { EventJob } from '../../src/contracts/queues.ts'
import { backgroundFacts, createContext, type ServiceContext } from '../../src/core/context.ts'
import { emit } from '../../src/core/emit.ts'
import { notifications } from '../../src/db/schema/data/notifications.ts'
import { newId } from '../../src/lib/ids.ts'
import { deliverEvent, LISTENERS } from '../../src/listeners.ts'
import { waitFor } from '../support/wait.ts'
import { contextOf, dataOf, mintAccount } from './support/factories.ts'

const ctx = createContext(env, backgroundFacts('test'))

async function told() {
  const { id: accountId } = await mintAccount()
  const event: DomainEvent = {
    id: newId(),
    kind: 'site-download.failed',
    account_id: accountId,
    happened_at: '2026-11-23T10:00:00.000Z',
    download_id: newId(),
    host: 'acme.test',
    reason: 'timeout',
  }
  return {
    event,
    heard: () => dataOf(accountId).select().from(notifications).where(eq(notifications.accountId, accountId)),
  }
}

/** A context whose event queue is an array. */
function recording() {
  const sent: EventJob[] = []
  const send = async (_: string, message: EventJob) => void sent.push(message)
  return { sent, recorded: { ...ctx, queues: { ...ctx.queues, send } } as unknown as ServiceContext }
}

test('an event that is published and delivered repeatedly is handled once by each listener', async () => {
  const { event, heard } = await told()
  const { sent, recorded } = recording()
  for (let times = 0; times < 2; times++) await deliverEvent(recorded, { listener: null, event })
  expect(sent.map(({ listener }) => listener)).toEqual([...Object.keys(LISTENERS), ...Object.keys(LISTENERS)])
  for (const message of [...sent, ...sent]) await deliverEvent(contextOf(event.account_id), message)
  expect(await heard()).toMatchObject([
    {
      id: event.id,
      title: 'Website download failed',
      createdAt: event.happened_at,
      link: '/dashboard/download-website',
    },
  ])
})

test('an event sent through the queue is also handled once', async () => {
  const { event, heard } = await told()
  const { happened_at: _, ...fresh } = event
  await Promise.all([emit(ctx, fresh), emit(ctx, fresh)])
  await waitFor(async () => expect(await heard()).toHaveLength(1))
})

test('a failing listener does not block the others', async () => {
  const { event, heard } = await told()
  await deliverEvent(ctx, { listener: 'carrier-pigeons', event })
  expect(await heard()).toEqual([])
})
