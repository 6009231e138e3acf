import type { Db } from '../db/client.ts'
import { type OutboxMessage, outboxMessages } from '../db/schema/control/operations.ts'

/** Development only: keeps a message that is sent nowhere, for `/api/dev/outbox` to list. Again, it keeps nothing. */
export async function keepInOutbox(db: Db, message: OutboxMessage): Promise<void> {
  await db.insert(outboxMessages).values(message).onConflictDoNothing()
}
