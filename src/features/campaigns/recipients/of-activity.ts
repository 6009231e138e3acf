import { type SQL, sql } from 'drizzle-orm'
import type { RecipientCounts } from '../../../contracts/campaigns/recipients.ts'
import type { Activity } from '../../../contracts/contacts/contact-filter.ts'
import { addUp } from '../../../core/add-up.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { requireLedger } from '../queries.ts'

const REACTIONS = ['opened', 'clicked', 'replied', 'bounced', 'unsubscribed', 'complained'] as const
const isReaction = (activity: Activity): activity is (typeof REACTIONS)[number] =>
  (REACTIONS as readonly string[]).includes(activity)

/** The column of the time of an activity; of what somebody did not do, when their message was sent. */
export const timeOf = (activity: Activity): SQL => sql.raw(`recipients.${isReaction(activity) ? activity : 'sent'}_at`)

/** A condition on `recipients`: what they did with their message, as in segments (`domain/contacts/of-activity.ts`). */
export const didActivity = (activity: Activity): SQL =>
  activity.startsWith('not_')
    ? sql`${timeOf(activity)} IS NOT NULL AND ${sql.raw(`recipients.${activity.slice('not_'.length)}_at`)} IS NULL`
    : sql`${timeOf(activity)} IS NOT NULL`

const count = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`

/** Counts a campaign's recipients by what they did. @throws not_found */
export async function countRecipients(ctx: ServiceContext, id: string): Promise<RecipientCounts> {
  await requireLedger(ctx, id)
  const columns = sql.raw(['id', 'sent_at', ...REACTIONS.map((name) => `${name}_at`)].join(', '))
  const counts: Readonly<Record<Activity, SQL>> = {
    sent: sql`count(sent_at)`,
    ...(Object.fromEntries(REACTIONS.map((name) => [name, sql.raw(`count(${name}_at)`)])) as Record<
      (typeof REACTIONS)[number],
      SQL
    >),
    not_opened: count(sql`sent_at IS NOT NULL AND opened_at IS NULL`),
    not_clicked: count(sql`sent_at IS NOT NULL AND clicked_at IS NULL`),
    not_replied: count(sql`sent_at IS NOT NULL AND replied_at IS NULL`),
  }
  const counted = Object.entries(counts).map(([name, total]) => sql`${total} AS ${sql.identifier(name)}`)
  return addUp<RecipientCounts>(
    ctx,
    { from: sql`FROM recipients WHERE campaign_id = ${id}`, by: 'id', columns },
    sql`SELECT ${sql.join(counted, sql`, `)} FROM counted`,
  )
}
