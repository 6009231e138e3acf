import { eq } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { notFound } from '../../lib/errors.ts'

/** Deletes a submission permanently. The audit event does not contain its text. @throws not_found */
export async function deleteSubmission(ctx: ServiceContext, id: string): Promise<void> {
  const [gone] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db.delete(contactMessages).where(eq(contactMessages.id, id)).returning({ id: contactMessages.id }),
    ),
    auditStatement(ctx, { action: 'submission.delete', objectId: id }),
  ])
  if (gone.length === 0) throw notFound('Submission')
}
