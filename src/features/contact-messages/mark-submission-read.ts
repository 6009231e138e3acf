import { and, eq, isNull } from 'drizzle-orm'
import type { ContactSubmission } from '../../contracts/contact-messages/submissions.ts'
import type { ServiceContext } from '../../core/context.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { getSubmission } from './queries.ts'

/** Marks a submission as read. If it was read before, that time stays. @throws not_found */
export async function markSubmissionRead(ctx: ServiceContext, id: string): Promise<ContactSubmission> {
  await ctx.db
    .update(contactMessages)
    .set({ readAt: ctx.clock.now().toISOString() })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.readAt)))
  return getSubmission(ctx, id)
}

/** Marks a submission as unread. @throws not_found */
export async function markSubmissionUnread(ctx: ServiceContext, id: string): Promise<ContactSubmission> {
  await ctx.db.update(contactMessages).set({ readAt: null }).where(eq(contactMessages.id, id))
  return getSubmission(ctx, id)
}
