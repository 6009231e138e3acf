import type { QueueMessage, QueueName } from '../../contracts/queues.ts'

/** What waits in a queue, all its lanes together. */
export interface Backlog {
  readonly messages: number
  readonly bytes: number
  /** Null if nothing waits, or the platform does not say. */
  readonly oldestAt: Date | null
}

/** Enqueues messages; delivery is at least once and unordered. */
export interface Queues {
  /** @param options `lane` selects one of a queue's lanes, if it has several */
  send<Name extends QueueName>(
    name: Name,
    message: QueueMessage<Name>,
    options?: { delaySeconds?: number; lane?: number },
  ): Promise<void>
  /** @throws when the queue service does not answer */
  check(): Promise<void>
  /** @throws when the queue service does not answer */
  backlog(name: QueueName): Promise<Backlog>
}
