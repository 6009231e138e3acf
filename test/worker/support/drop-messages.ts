import worker from '../../../src/worker.ts'

/** Shared by the test files of a runtime. */
interface Shared {
  readonly guarded: WeakSet<object>
  sinceMs: number
  running: number
}
const runtime = globalThis as { messages?: Shared }
runtime.messages ??= { guarded: new WeakSet(), sinceMs: 0, running: 0 }
const shared = runtime.messages

/** The number of message batches in progress. */
export const runningBatches = (): number => shared.running

/**
 * Drops messages sent before a time. Queues outlive the test file that sent them; in the next file their work would
 * fail, be logged and be retried.
 *
 * @param sinceMs milliseconds since 1970; `Infinity` drops all
 */
export function dropMessagesBefore(sinceMs: number): void {
  shared.sinceMs = sinceMs
  if (shared.guarded.has(worker)) return
  shared.guarded.add(worker)
  const { queue } = worker
  worker.queue = async (batch, env) => {
    const isDropped = ({ timestamp }: Message) => timestamp.getTime() < shared.sinceMs
    for (const message of batch.messages) if (isDropped(message)) message.ack()
    const messages = batch.messages.filter((message) => !isDropped(message))
    if (messages.length === 0) return
    shared.running++
    try {
      const { queue: name, metadata } = batch
      const all = { ackAll: () => batch.ackAll(), retryAll: () => batch.retryAll() }
      await queue({ queue: name, metadata, messages, ...all }, env)
    } finally {
      shared.running--
    }
  }
}
