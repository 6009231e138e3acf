import { Hono } from 'hono'
import * as contract from '../../contracts/system/operations.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { deleteDeadLetter } from './delete-dead-letter.ts'
import { listDeadLetters } from './list-dead-letters.ts'
import { listQueues } from './list-queues.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'
import { retryDeadLetters } from './retry-dead-letters.ts'

export const queueRoutes = new Hono<HttpEnv>()

mount(queueRoutes, contract.listQueues, async ({ ctx }) => ({ data: await listQueues(ctx) }))

mount(queueRoutes, contract.listDeadLetters, ({ ctx, query }) => listDeadLetters(ctx, query))

mount(queueRoutes, contract.retryDeadLetter, async ({ ctx, params }) => ({
  message: 'Message sent again',
  data: await retryDeadLetter(ctx, params.id),
}))

mount(queueRoutes, contract.retryDeadLetters, async ({ ctx, params }) => ({
  data: await retryDeadLetters(ctx, params.name),
}))

mount(queueRoutes, contract.deleteDeadLetter, async ({ ctx, params }) => {
  await deleteDeadLetter(ctx, params.id)
  return { message: 'Message deleted' }
})
