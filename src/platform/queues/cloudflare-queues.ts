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
  async backlog(name) {
    const lanes = laneNames(name, env.ENVIRONMENT === 'production')
    const bindings = [
      ...new Set(lanes.map((lane) => env[bindingOfLane(lane) as QueueBinding] ?? env[queueBinding(name)])),
    ]
    const waiting = await Promise.all(bindings.map((binding) => binding.metrics()))
    const oldest = waiting.flatMap(({ oldestMessageTimestamp: at }) => (at ? [at.getTime()] : []))
    return {
      messages: waiting.reduce((sum, { backlogCount }) => sum + backlogCount, 0),
      bytes: waiting.reduce((sum, { backlogBytes }) => sum + backlogBytes, 0),
      oldestAt: oldest.length === 0 ? null : new Date(Math.min(...oldest)),
    }
  },
})
