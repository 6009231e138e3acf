import type { QueueMessage, QueueName } from '../../contracts/queues.ts'

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
}
