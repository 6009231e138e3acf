import type { NotificationJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { notifications } from '../../db/schema/notifications.ts'

/** Stores one notification; the same message again stores nothing. */
export async function storeNotification(ctx: ServiceContext, job: NotificationJob): Promise<void> {
  await ctx.db
    .insert(notifications)
    .values({
      id: job.id,
      accountId: job.account_id,
      type: job.type,
      title: job.title,
      message: job.message,
      link: job.link,
      createdAt: ctx.clock.now().toISOString(),
    })
    .onConflictDoNothing()
}
