import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, expect, test } from 'vitest'
import { deadLetters } from '../../src/db/schema/control/operations.ts'
import worker from '../../src/worker.ts'
import { dropMessagesBefore, runningBatches } from './support/drop-messages.ts'
import { db } from './support/factories.ts'

const beganMs = Date.now()
afterAll(() => dropMessagesBefore(beganMs))

test('messages sent before the cut-off of a file are dropped, and later ones are handled', async () => {
  const message = (id: string, sentMs: number) => ({ id, timestamp: new Date(sentMs), attempts: 1, body: 'no mail' })
  const batch = createMessageBatch('contactory-mail', [message('early', 1_000), message('late', 2_000)])
  dropMessagesBefore(2_000)
  await worker.queue(batch, env)
  const { explicitAcks } = await getQueueResult(batch, createExecutionContext())
  expect(explicitAcks.toSorted()).toEqual(['early', 'late'])
  // An invalid mail becomes a dead letter once it is handled.
  expect((await db.select().from(deadLetters)).map(({ id }) => id)).toEqual(['late'])
  expect(runningBatches()).toBe(0)
})
