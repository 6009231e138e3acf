import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { ContactSubmission, listSubmissions as contract } from '../../contracts/contact-messages/submissions.ts'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { containsText } from '../../core/contains-text.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { submissionColumns, toSubmission } from './queries.ts'

const { name, email, subject, message, readAt, createdAt, assigneeId, id } = contactMessages

/** Returns one page of submissions, newest first. */
export async function listSubmissions(
  ctx: ServiceContext,
  { page, per_page, status, search, assigned }: QueryOf<typeof contract>,
): Promise<{ data: ContactSubmission[]; pagination: Pagination }> {
  const wanted = and(
    status === 'unread' ? isNull(readAt) : status === 'read' ? isNotNull(readAt) : undefined,
    assigned === 'me' ? eq(assigneeId, accountOf(ctx).id) : assigned === 'nobody' ? isNull(assigneeId) : undefined,
    containsText([name, email, subject, message], search),
  )
  // Not a batch, because D1's batch returns rows by column name, and this join has two columns named `name`.
  const [rows, totals] = await Promise.all([
    ctx.db
      .select(submissionColumns)
      .from(contactMessages)
      .leftJoin(accounts, eq(accounts.id, assigneeId))
      .where(wanted)
      .orderBy(desc(createdAt), desc(id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.select({ total: count() }).from(contactMessages).where(wanted),
  ])
  return { data: rows.map(toSubmission), pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}
