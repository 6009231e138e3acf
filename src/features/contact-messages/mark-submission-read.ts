import { and, eq, isNull } from 'drizzle-orm'
import type { ContactSubmission } from '../../contracts/contact-submissions.ts'
import type { ServiceContext } from '../../core/context.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { getSubmission } from './queries.ts'

/** Notes that somebody has opened it. Whoever comes later changes nothing: it was read when the first one did. @throws not_found */
export async function markSubmissionRead(ctx: ServiceContext, id: string): Promise<ContactSubmission> {
  await ctx.db
    .update(contactMessages)
    .set({ readAt: ctx.clock.now().toISOString() })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.readAt)))
  return getSubmission(ctx, id)
}

/** Marks it for somebody to look at again. @throws not_found */
export async function markSubmissionUnread(ctx: ServiceContext, id: string): Promise<ContactSubmission> {
  await ctx.db.update(contactMessages).set({ readAt: null }).where(eq(contactMessages.id, id))
  return getSubmission(ctx, id)
}
