import { type SQL, sql } from 'drizzle-orm'
import type { CampaignAnalytics } from '../../contracts/campaigns/analytics.ts'
import { COUNTED_AT_ONCE } from '../../core/add-up.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { senderOf } from '../../domain/campaigns/sender-of.ts'
import { nextTurn } from '../../lib/steps.ts'
import { percent, replyRate } from '../../outreach/outcomes/rates.ts'
import { readFollowUps } from './queries.ts'

/** Messages that share a sender: those sent, those of them that bounced, and those that somebody answered. */
export interface SenderCounts {
  readonly senderId: string | null
  readonly sent: number
  readonly bounced: number
  readonly replied: number
}

interface Row {
  sender_id: string | null
  variant: 'a' | 'b' | null
  sent: number
  bounced: number
  replied: number
}

/** Columns that count sent, bounced and answered messages. */
export const ANSWER_COUNTS: SQL = sql.raw(`
  count(*) FILTER (WHERE state IN ('sent', 'delivered', 'bounced')) AS sent,
  count(*) FILTER (WHERE state = 'bounced') AS bounced, count(replied_at) AS replied`)

export interface CampaignAnswers extends Pick<CampaignAnalytics, 'answers' | 'senders'> {
  /** The reply rate of each subject of the campaign's own messages. */
  readonly ofVariant: ReadonlyMap<string, number | null>
}

/**
 * Returns how many people answered a campaign and its follow-ups, and which sender's messages they answered. Reads some
 * thousand recipients at a time.
 */
export async function readAnswers(ctx: ServiceContext, campaign: CampaignRow): Promise<CampaignAnswers> {
  const people = new Set<string>()
  const counts: SenderCounts[] = []
  const variants = new Map<string, { sent: number; bounced: number; replied: number }>()
  let reached = 0
  for (const one of [campaign, ...(await readFollowUps(ctx, campaign))]) {
    for await (const { rows, addresses } of inWindows(ctx, one.id)) {
      for (const address of addresses) people.add(address)
      for (const { sender_id, variant, ...row } of rows) {
        counts.push({ senderId: senderOf({ senderId: sender_id }, one), ...row })
        if (one !== campaign) continue
        reached += row.sent - row.bounced
        if (variant === null) continue
        const known = variants.get(variant) ?? { sent: 0, bounced: 0, replied: 0 }
        variants.set(variant, sumOf(known, row))
      }
    }
  }
  return {
    answers: { people: people.size, reached, reply_rate: percent(people.size, reached) },
    senders: await bySender(ctx, counts),
    ofVariant: new Map([...variants].map(([variant, row]) => [variant, rateOf(row)])),
  }
}

const sumOf = <Counted extends Record<'sent' | 'bounced' | 'replied', number>>(one: Counted, other: Counted) => ({
  ...one,
  sent: one.sent + other.sent,
  bounced: one.bounced + other.bounced,
  replied: one.replied + other.replied,
})

/** The reply rate of some messages (`replyRate`). */
export const rateOf = ({ sent, bounced, replied }: Omit<SenderCounts, 'senderId'>): number | null =>
  replyRate({ sent_count: sent, bounced_count: bounced, replied_count: replied })

/** Adds up counts by sender, with the senders' names. Senders that sent nothing are omitted. */
export async function bySender(
  ctx: ServiceContext,
  counts: readonly SenderCounts[],
): Promise<CampaignAnalytics['senders']> {
  const sums = new Map<string | null, SenderCounts>()
  for (const count of counts) {
    const known = sums.get(count.senderId)
    sums.set(count.senderId, known ? sumOf(known, count) : count)
  }
  const ids = JSON.stringify([...sums.keys()].filter((id) => id !== null))
  const named = await ctx.data.all<{ id: string; name: string }>(sql`
    SELECT id, name FROM senders WHERE account_id = ${accountOf(ctx).id} AND id IN (SELECT value FROM json_each(${ids}))`)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  // Senders that were deleted count together, since nothing tells them apart any more.
  const rows = new Map<string | null, SenderCounts>()
  for (const sum of sums.values()) {
    const senderId = sum.senderId !== null && names.has(sum.senderId) ? sum.senderId : null
    const known = rows.get(senderId)
    rows.set(senderId, known ? sumOf(known, sum) : { ...sum, senderId })
  }
  return [...rows.values()]
    .filter(({ sent }) => sent > 0)
    .toSorted((one, other) => other.sent - one.sent || other.replied - one.replied)
    .map(({ senderId, sent, bounced, replied }) => ({
      ...{ sender_id: senderId, name: senderId === null ? null : names.get(senderId)! },
      ...{ sent, bounced, replied, reply_rate: rateOf({ sent, bounced, replied }) },
    }))
}

/** Reads the recipients of one campaign in windows: their counts, and the addresses that answered. */
async function* inWindows(ctx: ServiceContext, campaignId: string) {
  for (let after = ''; ; ) {
    const behind: SQL = sql`FROM recipients WHERE campaign_id = ${campaignId} AND id > ${after} ORDER BY id`
    const [rows, answered, [edge]]: readonly [Row[], { address: string }[], { id: string }[]] = await runBatch(
      ctx.data,
      [
        statement<Row>(sql`
          SELECT sender_id, variant, ${ANSWER_COUNTS}
          FROM (SELECT sender_id, variant, state, replied_at ${behind} LIMIT ${COUNTED_AT_ONCE}) GROUP BY 1, 2`),
        statement<{ address: string }>(sql`
          SELECT address FROM (SELECT address, replied_at ${behind} LIMIT ${COUNTED_AT_ONCE}) WHERE replied_at IS NOT NULL`),
        statement<{ id: string }>(sql`SELECT id ${behind} LIMIT 1 OFFSET ${COUNTED_AT_ONCE - 1}`),
      ],
    )
    yield { rows, addresses: answered.map(({ address }) => address) }
    if (!edge) return
    after = edge.id
    await nextTurn()
  }
}
