import { and, count, desc, isNotNull, isNull } from 'drizzle-orm'
import type { ContactSubmission, listSubmissions as contract } from '../../contracts/contact-submissions.ts'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { ServiceContext } from '../../core/context.ts'
import { holdsText } from '../../core/holds-text.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { toSubmission } from './queries.ts'

const { name, email, subject, message, readAt, createdAt, id } = contactMessages

/** One page of what visitors wrote, the newest first. */
export async function listSubmissions(
  ctx: ServiceContext,
  { page, per_page, status, search }: QueryOf<typeof contract>,
): Promise<{ data: ContactSubmission[]; pagination: Pagination }> {
  const wanted = and(
    status === 'unread' ? isNull(readAt) : status === 'read' ? isNotNull(readAt) : undefined,
    holdsText([name, email, subject, message], search),
  )
  const [rows, totals] = await ctx.db.batch([
    ctx.db
      .select()
      .from(contactMessages)
      .where(wanted)
      .orderBy(desc(createdAt), desc(id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.select({ total: count() }).from(contactMessages).where(wanted),
  ])
  return { data: rows.map(toSubmission), pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}
