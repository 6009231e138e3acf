import { bindingOfLane, laneNames, type QueueBinding, queueBinding } from '../../contracts/queues.ts'
import type { Queues } from './port.ts'

/** Implements the port with the Worker's producer bindings. */
export const createQueues = (env: Pick<Env, QueueBinding | 'ENVIRONMENT'>): Queues => ({
  async send(name, message, { lane = 0, ...options } = {}) {
    const lanes = laneNames(name, env.ENVIRONMENT === 'production')
    const binding = bindingOfLane(lanes[lane % lanes.length]!) as QueueBinding
    await (env[binding] ?? env[queueBinding(name)]).send(message, options)
  },
  async check() {
    await env.CRAWL_SLICES.metrics()
  },
})
