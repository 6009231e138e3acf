import type { QueueMessage, QueueName } from '../../contracts/queues.ts'

/** Sends work to a queue; delivery is at least once and in no order. */
export interface Queues {
  /** @param options `lane` chooses among a queue's lanes, where it has several */
  send<Name extends QueueName>(
    name: Name,
    message: QueueMessage<Name>,
    options?: { delaySeconds?: number; lane?: number },
  ): Promise<void>
  /** @throws when the queue service does not answer */
  check(): Promise<void>
}
