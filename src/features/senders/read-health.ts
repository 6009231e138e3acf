import { sql } from 'drizzle-orm'
import type { DomainCheck } from '../../contracts/senders/deliverability.ts'
import type { SenderHealth } from '../../contracts/senders/sender-health.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { limitOn, type WarmingSender } from '../../outreach/schedule/warm-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Campaigns from which senders were left out, for all cards together. */
const LEFT_OUT_MAX = 200

interface SenderFacts extends WarmingSender {
  id: string
  domain_check: string | null
  used_this_hour: number
  used_today: number
}

type What = 'sent' | 'bounced' | 'replied'

interface TotalRow {
  sender_id: string
  what: What
  today: number
  week: number
  month: number
}

/**
 * Reads how the account's email senders do, in one transaction. The totals are those that triggers count by day, so the
 * cost grows with days and campaigns, not with messages.
 */
export async function readHealth(ctx: ServiceContext): Promise<SenderHealth[]> {
  const accountId = accountOf(ctx).id
  const now = ctx.clock.now()
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
  const since = (days: number) => new Date(Date.parse(day) - (days - 1) * DAY_MS).toISOString().slice(0, day.length)
  const own = sql`SELECT id FROM senders WHERE account_id = ${accountId} AND channel = 'email'`
  const usedIn = (period: string) =>
    sql`coalesce((SELECT used FROM sender_spends WHERE sender_id = senders.id AND period = ${period}), 0)`
  const [senders, totals, leftOut] = await runBatch(ctx.data, [
    statement<SenderFacts>(sql`
      SELECT id, domain_check, per_day AS "perDay", warm_up_from AS "warmUpFrom", warm_up_step AS "warmUpStep", warm_up_since AS "warmUpSince",
        ${usedIn(hour)} AS used_this_hour, ${usedIn(day)} AS used_today
      FROM senders WHERE id IN (${own}) ORDER BY created_at, id`),
    statement<TotalRow>(sql`
      SELECT sender_id, what, sum(iif(day = ${day}, total, 0)) AS today, sum(iif(day >= ${since(7)}, total, 0)) AS week, sum(total) AS month
      FROM sender_totals WHERE sender_id IN (${own}) AND day >= ${since(30)} GROUP BY sender_id, what`),
    statement<{ sender_id: string; campaign_id: string; name: string; reason: string; at: string }>(sql`
      SELECT campaign_senders.sender_id, campaign_id, name, left_out_reason AS reason, left_out_at AS at
      FROM campaign_senders JOIN campaigns ON campaigns.id = campaign_id
      WHERE campaign_senders.sender_id IN (${own}) AND left_out_at IS NOT NULL AND status IN ('sending', 'paused')
      ORDER BY left_out_at DESC LIMIT ${LEFT_OUT_MAX}`),
  ])
  return senders.map(({ id, domain_check, used_this_hour, used_today, ...warming }) => {
    const rows = totals.filter(({ sender_id }) => sender_id === id)
    const of = (period: 'today' | 'week' | 'month') => {
      const total = (what: What) => rows.find((row) => row.what === what)?.[period] ?? 0
      return { sent: total('sent'), bounced: total('bounced'), replied: total('replied') }
    }
    return {
      ...{ sender_id: id, today: of('today'), last_7_days: of('week'), last_30_days: of('month') },
      ...{ used_this_hour, used_today, limit_today: limitOn(warming, day) },
      dns: domain_check === null ? null : (JSON.parse(domain_check) as DomainCheck),
      left_out_of: leftOut.filter(({ sender_id }) => sender_id === id).map(({ sender_id: _, ...one }) => one),
    }
  })
}
