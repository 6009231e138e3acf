import { type QueueBinding, queueBinding } from '../../contracts/queues.ts'
import type { Queues } from './port.ts'

/** Queues over the Worker's producer bindings. */
export const createQueues = (env: Pick<Env, QueueBinding>): Queues => ({
  async send(name, message, options) {
    await env[queueBinding(name)].send(message, options)
  },
  async check() {
    await env.CRAWL_SLICES.metrics()
  },
})
