import type { Db } from '../db/client.ts'
import { type OutboxMessage, outboxMessages } from '../db/schema/control/operations.ts'

/** Development only: stores a message that is not sent, for `/api/dev/outbox` to list. Idempotent. */
export async function keepInOutbox(db: Db, message: OutboxMessage): Promise<void> {
  await db.insert(outboxMessages).values(message).onConflictDoNothing()
}
