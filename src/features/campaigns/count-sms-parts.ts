import { and, eq, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { recipients } from '../../db/schema/data/campaigns.ts'
import { senders } from '../../db/schema/data/senders.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { exampleStopUrl } from '../../domain/outreach-links/stop-links.ts'
import { smsSettingsOf } from '../../domain/senders/senders.ts'
import { composeSms, type SmsToCompose, stopsByReply } from '../../outreach/compose/compose-sms.ts'

/** Recipients whose messages are composed to find the longest message: those with the longest fields. */
const LONGEST_LOOKED_AT = 50
/** Recipients whose messages are composed to find the average: the first by id. */
const LOOKED_AT = 1_000

/** Returns how recipients of a sender's text messages unsubscribe. Without a sender, by a link. */
export async function smsStopOf(
  ctx: ServiceContext,
  senderId: string | null,
): Promise<Pick<SmsToCompose, 'urls' | 'stopsByReply'>> {
  const urls = { unsubscribe: exampleStopUrl(ctx, accountOf(ctx)) }
  if (senderId === null) return { urls, stopsByReply: false }
  const isOwn = and(eq(senders.id, senderId), eq(senders.accountId, accountOf(ctx).id), eq(senders.channel, 'sms'))
  const [sender] = await ctx.data.select().from(senders).where(isOwn)
  return { urls, stopsByReply: sender !== undefined && stopsByReply(smsSettingsOf(sender)) }
}

export interface SmsCount {
  /** Parts of the longest message. */
  readonly longest: number
  /** Parts of a message, on average. */
  readonly average: number
}

/**
 * Counts the parts of a campaign's text messages as they would be sent: with merged fields and the unsubscribe
 * instruction.
 *
 * @param campaign for a follow-up, with the id of the campaign whose recipients receive it
 */
export async function countSmsParts(ctx: ServiceContext, campaign: CampaignRow): Promise<SmsCount> {
  const isWaiting = sql`${recipients.campaignId} = ${campaign.id} AND ${recipients.state} = 'pending'`
  const lengthOfFields = sql`coalesce(length(${recipients.name}), 0) + coalesce(length(${recipients.company}), 0) + coalesce(length(${recipients.fields}), 0)`
  const [longest, first, stop] = await Promise.all([
    ctx.data
      .select()
      .from(recipients)
      .where(isWaiting)
      .orderBy(sql`${lengthOfFields} DESC, ${recipients.id}`)
      .limit(LONGEST_LOOKED_AT),
    ctx.data.select().from(recipients).where(isWaiting).orderBy(recipients.id).limit(LOOKED_AT),
    smsStopOf(ctx, campaign.senderId),
  ])
  const nobody = { address: '', name: null, company: null, fields: null }
  const partsOf = (rows: readonly SmsToCompose['recipient'][]) =>
    (rows.length > 0 ? rows : [nobody]).map((recipient) => composeSms({ campaign, recipient, ...stop }).parts.parts)
  const parts = partsOf(first)
  return {
    longest: Math.max(...partsOf(longest), ...parts),
    average: parts.reduce((sum, one) => sum + one, 0) / parts.length,
  }
}
