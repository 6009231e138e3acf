import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CampaignContent } from '../../contracts/campaigns/campaign-input.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { campaignSenders } from '../../db/schema/data/rotation.ts'
import { senders } from '../../db/schema/data/senders.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { sequenceId } from '../../domain/campaigns/family.ts'
import type { SenderRow } from '../../domain/senders/senders.ts'
import { notFound } from '../../lib/errors.ts'

type Named = Pick<CampaignContent, 'type' | 'email_config_id' | 'sms_config_id' | 'sender_ids'>

/**
 * Returns the ids of the senders that a campaign names, its own first.
 *
 * @throws not_found for one that does not belong to the account or is of another type
 */
export async function requireSendersOf(ctx: ServiceContext, named: Named): Promise<string[]> {
  const own = named.type === 'email' ? named.email_config_id : named.sms_config_id
  const ids = [...new Set([own, ...(named.sender_ids ?? [])])].filter((id) => id !== null)
  if (ids.length === 0) return []
  const isOwn = and(inArray(senders.id, ids), eq(senders.accountId, accountOf(ctx).id), eq(senders.channel, named.type))
  const found = await ctx.data.select({ id: senders.id }).from(senders).where(isOwn)
  if (found.length < ids.length) throw notFound(named.type === 'email' ? 'Email configuration' : 'SMS configuration')
  return ids
}

/** Returns the ids of a campaign's senders, its own first; empty if it has none. */
export async function senderIdsOf(ctx: ServiceContext, { id, senderId }: CampaignRow): Promise<string[]> {
  const rows = await ctx.data
    .select({ id: campaignSenders.senderId })
    .from(campaignSenders)
    .where(eq(campaignSenders.campaignId, id))
    .orderBy(asc(campaignSenders.place))
  if (rows.length === 0) return senderId === null ? [] : [senderId]
  return [...new Set([...(senderId === null ? [] : [senderId]), ...rows.map((row) => row.id)])]
}

/** Returns the senders that take part in a campaign: all but those that were left out, unless those are all. */
export async function sendersTakingPart(ctx: ServiceContext, campaign: CampaignRow): Promise<SenderRow[]> {
  const accountId = accountOf(ctx).id
  const isOwn = and(eq(senders.accountId, accountId), eq(senders.channel, campaign.type))
  const rotated = await ctx.data
    .select({ row: senders, leftOutAt: campaignSenders.leftOutAt })
    .from(campaignSenders)
    .innerJoin(senders, eq(senders.id, campaignSenders.senderId))
    .where(and(eq(campaignSenders.campaignId, sequenceId(campaign)), isOwn))
    .orderBy(asc(campaignSenders.place))
  if (rotated.length > 0) {
    const left = rotated.filter(({ leftOutAt }) => leftOutAt === null)
    return (left.length > 0 ? left : rotated).map(({ row }) => row)
  }
  if (campaign.senderId === null) return []
  return ctx.data
    .select()
    .from(senders)
    .where(and(eq(senders.id, campaign.senderId), isOwn))
}

/**
 * Statements that store the senders of a campaign. One with a single sender has no rows.
 *
 * @param condition on the campaign's row
 */
export const writeSenders = (
  { id, accountId }: Pick<CampaignRow, 'id' | 'accountId'>,
  senderIds: readonly string[],
  condition: SQL = sql`true`,
): Statement<never>[] => {
  const isMeant = sql`EXISTS (SELECT 1 FROM campaigns WHERE campaigns.id = ${id} AND ${condition})`
  const rotated = senderIds.length > 1 ? senderIds : []
  return [
    statement(sql`DELETE FROM campaign_senders WHERE campaign_id = ${id} AND ${isMeant}`),
    statement(sql`
      INSERT INTO campaign_senders (campaign_id, account_id, sender_id, place)
      SELECT ${id}, ${accountId}, value, key FROM json_each(${JSON.stringify(rotated)}) WHERE ${isMeant}`),
  ]
}

/** A statement that gives a copy of a campaign the same senders. All of them take part. */
export const copySenders = (from: string, to: string): Statement<never> =>
  statement(sql`
    INSERT INTO campaign_senders (campaign_id, account_id, sender_id, place)
    SELECT ${to}, account_id, sender_id, place FROM campaign_senders WHERE campaign_id = ${from}`)

/** SQL: the messages or bounces of a sender of a campaign so far. */
const soFar = (what: 'sent' | 'bounced'): SQL => sql`(
  SELECT coalesce(sum(total), 0) FROM sender_totals WHERE sender_totals.campaign_id = campaign_senders.campaign_id
    AND sender_totals.sender_id = campaign_senders.sender_id AND what = ${what})`

/** What a sender begins with when it joins a campaign: its earlier problems and bounces no longer count. */
export const AS_JOINED: SQL = sql`left_out_at = NULL, left_out_reason = NULL, wait_until = NULL, wait_reason = NULL, troubles = 0,
  sent_before = ${soFar('sent')}, bounced_before = ${soFar('bounced')}`
