import type { ServiceContext } from '../../../core/context.ts'
import { leaseDueMailboxes } from '../../../domain/mailboxes/readings.ts'

const DUE_AT_ONCE = 500

/**
 * Enqueues the mailboxes that are due to be read. A lost message is enqueued again when its lease ends. A scheduled job
 * for each data database.
 */
export async function readDueMailboxes(ctx: ServiceContext): Promise<void> {
  const due = await leaseDueMailboxes(ctx, DUE_AT_ONCE)
  await Promise.all(due.map((mailbox) => ctx.queues.send('mailbox-readings', mailbox)))
}
