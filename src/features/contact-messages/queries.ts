import { asc, eq, sql } from 'drizzle-orm'
import type { ContactSubmission, SubmissionEntry } from '../../contracts/contact-messages/submissions.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { contactMessageEntries, contactMessages } from '../../db/schema/control/contact-messages.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { oneLine } from '../../lib/text/one-line.ts'

interface Row {
  readonly message: typeof contactMessages.$inferSelect
  readonly assignee: string | null
}

/** A submission with the name of its assignee. */
export const submissionColumns = { message: contactMessages, assignee: accounts.name }

/** @throws not_found */
export async function getSubmission(ctx: ServiceContext, id: string): Promise<ContactSubmission> {
  const [row] = await ctx.db
    .select(submissionColumns)
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.assigneeId))
    .where(eq(contactMessages.id, id))
  return toSubmission(row ?? raise(notFound('Submission')))
}

/** Returns the notes and replies of a submission, oldest first. */
export async function listEntries(ctx: ServiceContext, messageId: string): Promise<SubmissionEntry[]> {
  const rows = await ctx.db
    .select({ entry: contactMessageEntries, author: accounts.name })
    .from(contactMessageEntries)
    .leftJoin(accounts, eq(accounts.id, contactMessageEntries.authorId))
    .where(eq(contactMessageEntries.messageId, messageId))
    .orderBy(asc(contactMessageEntries.createdAt), asc(contactMessageEntries.id))
    .limit(ENTRIES_MAX)
  return rows.map(({ entry: { id, kind, text, authorId, createdAt }, author }) => ({
    ...{ id, kind, text, created_at: createdAt },
    author: authorId === null ? null : { id: authorId, name: author ?? '' },
  }))
}
export const ENTRIES_MAX = 200

/** SQL condition: an account may manage submissions now. */
export const mayManage = sql`accounts.is_active = 1 AND (accounts.is_root = 1 OR accounts.id IN (
  SELECT account_id FROM account_roles JOIN role_permissions USING (role_id) WHERE permission = 'submissions:manage'))`

export const toSubmission = ({
  message: { readAt, createdAt, ipAddress, userAgent, assigneeId, ...row },
  assignee,
}: Row): ContactSubmission => ({
  ...row,
  assignee: assigneeId === null ? null : { id: assigneeId, name: assignee ?? '' },
  // Submissions from before the validation may contain characters that disguise a name.
  name: oneLine(row.name),
  subject: oneLine(row.subject),
  phone: row.phone && oneLine(row.phone),
  is_read: readAt !== null,
  read_at: readAt,
  created_at: createdAt,
  ip_address: ipAddress,
  user_agent: userAgent,
})
