import type { DomainEvent } from '../../contracts/events.ts'
import type { ServiceContext } from '../../core/context.ts'
import { notifications } from '../../db/schema/data/notifications.ts'
import { sentenceOf } from './sentences.ts'

/** Tells an account of what happened to its things, where that is worth telling; of one event once. */
export async function notifyOf(ctx: ServiceContext, event: DomainEvent): Promise<void> {
  const sentence = sentenceOf(event)
  if (!sentence) return
  await ctx.data
    .insert(notifications)
    .values({ id: event.id, accountId: event.account_id, ...sentence, createdAt: event.happened_at })
    .onConflictDoNothing()
}
