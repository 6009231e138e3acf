import { sql } from 'drizzle-orm'
import type { submissionStats } from '../../contracts/contact-messages/submissions.ts'
import type { ReturnsOf } from '../../contracts/endpoint.ts'
import type { ServiceContext } from '../../core/context.ts'

type Stats = ReturnsOf<typeof submissionStats>['data']

/** Counts submissions: in total, today and this month (UTC), and unread. Each count uses an index. */
export async function readSubmissionStats(ctx: ServiceContext): Promise<Stats> {
  const today = ctx.clock.now().toISOString().slice(0, 10)
  const month = `${today.slice(0, 7)}-01`
  const counts = await ctx.db.get<Omit<Stats, 'read'>>(sql`
    SELECT
      (SELECT count(*) FROM contact_messages) AS total,
      (SELECT count(*) FROM contact_messages WHERE read_at IS NULL) AS unread,
      (SELECT count(*) FROM contact_messages WHERE created_at >= ${today}) AS today,
      (SELECT count(*) FROM contact_messages WHERE created_at >= ${month}) AS this_month`)
  const { total, unread, today: ofToday, this_month } = counts
  return { total, unread, read: total - unread, today: ofToday, this_month }
}
