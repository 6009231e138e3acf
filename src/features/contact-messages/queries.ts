import { eq } from 'drizzle-orm'
import type { ContactSubmission } from '../../contracts/contact-submissions.ts'
import { oneLine } from '../../contracts/one-line.ts'
import type { ServiceContext } from '../../core/context.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { notFound, raise } from '../../lib/errors.ts'

type Row = typeof contactMessages.$inferSelect

/** @throws not_found */
export async function getSubmission(ctx: ServiceContext, id: string): Promise<ContactSubmission> {
  const [row] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return toSubmission(row ?? raise(notFound('Submission')))
}

export const toSubmission = ({ readAt, createdAt, ipAddress, userAgent, ...row }: Row): ContactSubmission => ({
  ...row,
  // From before they were refused there may be some that show a name as another's.
  name: oneLine(row.name),
  subject: oneLine(row.subject),
  phone: row.phone && oneLine(row.phone),
  is_read: readAt !== null,
  read_at: readAt,
  created_at: createdAt,
  ip_address: ipAddress,
  user_agent: userAgent,
})
