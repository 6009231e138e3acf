import { and, eq, type SQL, sql } from 'drizzle-orm'
import { SENDER_BOUNCE_LIMIT } from '../../../../contracts/campaigns/limits.ts'
import type { ServiceContext } from '../../../../core/context.ts'
import { campaignSenders } from '../../../../db/schema/data/rotation.ts'
import { senders } from '../../../../db/schema/data/senders.ts'
import type { CampaignRow } from '../../../../domain/campaigns/campaign-row.ts'
import { sequenceId } from '../../../../domain/campaigns/family.ts'
import { emailSettingsOf, type SenderRow } from '../../../../domain/senders/senders.ts'
import { kindOfPreset, kindOfSmtpHost, providerOfDomain } from '../../../../outreach/presets/mail-providers.ts'
import type { RotatedSender } from '../../../../outreach/schedule/choose-sender.ts'
import { limitOn } from '../../../../outreach/schedule/warm-up.ts'
import { periodsOf } from '../policy.ts'

/** A sender of a campaign that rotates several. */
export interface SenderStanding {
  readonly row: SenderRow
  readonly leftOutAt: string | null
  readonly waitUntil: string | null
  readonly troubles: number
  readonly lastSentAt: string | null
  readonly usedThisHour: number
  readonly usedToday: number
  /** Its messages and bounces since it last joined the campaign. */
  readonly sent: number
  readonly bounced: number
  /** Whether recipients that are due now are assigned to it. */
  readonly hasOwn: boolean
}

/** Whether a campaign or follow-up rotates several senders. */
export async function isRotating(
  { data }: Pick<ServiceContext, 'data'>,
  campaign: Pick<CampaignRow, 'id' | 'followsId'>,
): Promise<boolean> {
  const [row] = await data.all<{ found: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM campaign_senders WHERE campaign_id = ${sequenceId(campaign)}) AS found`,
  )
  return row?.found === 1
}

interface Facts {
  sender_id: string
  used_this_hour: number
  used_today: number
  sent: number
  bounced: number
  has_own: number
}

/** SQL: a total of a sender's messages of a campaign. The names in the outer statement are those of `campaign_senders`. */
export const totalOf = (what: 'sent' | 'bounced' | 'replied'): SQL => sql`(
  SELECT coalesce(sum(total), 0) FROM sender_totals
  WHERE sender_totals.campaign_id = campaign_senders.campaign_id AND sender_totals.sender_id = campaign_senders.sender_id
    AND what = ${what})`

/**
 * Reads the senders of a campaign or follow-up, in their order, with what they have used of their limits.
 *
 * @param isReachable SQL condition on rows of `recipients`: they may be written to now
 */
export async function readRotation(
  { data, clock }: Pick<ServiceContext, 'data' | 'clock'>,
  campaign: Pick<CampaignRow, 'id' | 'followsId' | 'accountId'>,
  isReachable: SQL = sql`true`,
): Promise<SenderStanding[]> {
  const now = clock.now()
  const { hour, day } = periodsOf(now)
  const rootId = sequenceId(campaign)
  const usedIn = (period: string) =>
    sql`coalesce((SELECT used FROM sender_spends WHERE sender_spends.sender_id = campaign_senders.sender_id AND period = ${period}), 0)`
  const own = (isDue: SQL) => sql`EXISTS (
    SELECT 1 FROM recipients WHERE recipients.campaign_id = ${campaign.id} AND recipients.state = 'pending'
      AND recipients.sender_id = campaign_senders.sender_id AND ${isDue} AND ${isReachable})`
  const [rows, facts] = await Promise.all([
    data
      .select({ row: senders, member: campaignSenders })
      .from(campaignSenders)
      .innerJoin(senders, eq(senders.id, campaignSenders.senderId))
      .where(and(eq(campaignSenders.campaignId, rootId), eq(senders.accountId, campaign.accountId)))
      .orderBy(campaignSenders.place),
    data.all<Facts>(sql`
      SELECT sender_id, ${usedIn(hour)} AS used_this_hour, ${usedIn(day)} AS used_today,
        ${totalOf('sent')} - sent_before AS sent, ${totalOf('bounced')} - bounced_before AS bounced,
        (${own(sql`recipients.next_at IS NULL`)} OR ${own(sql`recipients.next_at <= ${now.toISOString()}`)}) AS has_own
      FROM campaign_senders WHERE campaign_id = ${rootId}`),
  ])
  const factsOf = new Map(facts.map((one) => [one.sender_id, one]))
  return rows.map(({ row, member: { leftOutAt, waitUntil, troubles, lastSentAt } }) => {
    const one = factsOf.get(row.id)
    return {
      ...{ row, leftOutAt, waitUntil, troubles, lastSentAt, hasOwn: one?.has_own === 1 },
      ...{ usedThisHour: one?.used_this_hour ?? 0, usedToday: one?.used_today ?? 0 },
      ...{ sent: one?.sent ?? 0, bounced: one?.bounced ?? 0 },
    }
  })
}

/** The senders that take part, as the choice of the next one sees them. */
export const rotatedSenders = (
  standings: readonly SenderStanding[],
  { gap }: Pick<CampaignRow, 'gap'>,
  now: Date,
): RotatedSender[] =>
  standings
    .filter(({ leftOutAt }) => leftOutAt === null)
    .map(({ row, usedThisHour, usedToday, waitUntil, hasOwn }) => {
      const dayLimit = limitOn(row, periodsOf(now).day)
      return {
        ...{ id: row.id, provider: providerOf(row), hasOwn },
        ...{ hourLeft: row.perHour - usedThisHour, dayLeft: dayLimit - usedToday, dayLimit },
        freeAt: gap && row.freeAt !== null ? Date.parse(row.freeAt) : null,
        waitUntil: waitUntil === null ? null : Date.parse(waitUntil),
      }
    })

/** The provider of a sender's mailbox, by how its mail leaves or by its address. */
function providerOf(row: SenderRow): RotatedSender['provider'] {
  if (row.channel !== 'email') return null
  const { transport, host, fromEmail } = emailSettingsOf(row)
  if (transport !== 'smtp') return transport
  return kindOfSmtpHost(host) ?? kindOfPreset(providerOfDomain(fromEmail.slice(fromEmail.lastIndexOf('@') + 1)))
}

/** Returns why a sender's bounces keep it from sending more, as a sentence; null if they do not. */
export function bounceProblem({ sent, bounced }: Pick<SenderStanding, 'sent' | 'bounced'>): string | null {
  const percent = (100 * bounced) / Math.max(1, sent)
  if (sent < SENDER_BOUNCE_LIMIT.afterSent || percent <= SENDER_BOUNCE_LIMIT.percent) return null
  return `${percent.toFixed(1)} % of its messages bounced, which is more than ${SENDER_BOUNCE_LIMIT.percent} %.`
}
