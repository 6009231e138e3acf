import type { QueueMessage, QueueName } from '../../contracts/queues.ts'

/** Sends work to a queue; delivery is at least once and in no order. */
export interface Queues {
  send<Name extends QueueName>(
    name: Name,
    message: QueueMessage<Name>,
    options?: { delaySeconds?: number },
  ): Promise<void>
  /** @throws when the queue service does not answer */
  check(): Promise<void>
}
