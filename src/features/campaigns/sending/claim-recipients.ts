import { type SQL, sql } from 'drizzle-orm'
import type { SendingGap } from '../../../contracts/campaigns/campaign-settings.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { claimStatement, skipStatement } from '../../../domain/recipients/batch-steps.ts'
import { excludeRecipients, organizationPlaces } from '../../../domain/recipients/eligibility/exclude-recipients.ts'
import type { SenderRow } from '../../../domain/senders/senders.ts'
import { suppressionHash } from '../../../domain/suppressions/suppressions.ts'
import type { Variant } from '../../../outreach/outcomes/judge-subject-test.ts'
import { gapMs } from '../../../outreach/schedule/sending-gap.ts'
import { limitOn } from '../../../outreach/schedule/warm-up.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import { dayOfBatch, hourOfBatch } from './policy.ts'
import { isReachable } from './reachable.ts'

/** A recipient that a batch has claimed. */
export interface ClaimedRecipient {
  readonly id: string
  readonly address: string
  readonly name: string | null
  readonly company: string | null
  readonly fields: Readonly<Record<string, string>> | null
  readonly dataSource: string
  readonly consent: string | null
  /** The contact's number. */
  readonly contact?: number | null
  /** As returned by `organizationKey`. */
  readonly organization?: string | null
  /** An IANA time zone; null if unknown. */
  readonly timeZone: string | null
  readonly attempts: number
  /** When it was first deferred in this run of the campaign. */
  readonly firstTriedAt: string | null
  /** The hash of the address in the suppression list. */
  readonly hash: string
  /** The recipient's subject in a subject test. */
  readonly variant?: Variant | null
  /** For a follow-up: the `Message-ID`s of the thread that it replies to. */
  readonly thread?: readonly string[]
}

/**
 * Subtracts the number of rows that the previous statement changed from the sender's usage in the batch's hour and day.
 */
export const returnQuota = ({ senderId, batchId }: { senderId: string | null; batchId: string }): Statement<never> =>
  statement(sql`
    UPDATE sender_spends SET used = max(0, used - changes())
    WHERE sender_id = ${senderId} AND period IN (${hourOfBatch(batchId)}, ${dayOfBatch(batchId)})`)

/** When a sender may send again after the message of a batch. */
const freeAgainAt = (gap: SendingGap, batchId: string, now: Date): string =>
  new Date(now.getTime() + gapMs(gap, batchId)).toISOString()

/** Ends the gap of a sender early, because its batch sent nothing. */
export async function freeSender(ctx: ServiceContext, { campaign }: TakenCampaign): Promise<void> {
  if (campaign.gap) await ctx.data.run(sql`UPDATE senders SET free_at = NULL WHERE id = ${campaign.senderId}`)
}

/**
 * Claims as many pending recipients of a campaign as its batch may contain, in order, and charges them to the sender's
 * hourly and daily limits. One transaction, so two campaigns of a sender cannot use the same budget, and nothing is
 * claimed for a campaign that was paused meanwhile. With a gap between messages, it claims one and keeps the sender
 * until the gap is over.
 *
 * @param zones the time zones in which recipients may be contacted now; null for all
 * @param isMeant further SQL condition on rows of `recipients`
 */
export async function claimRecipients(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  sender: SenderRow,
  zones: readonly (string | null)[] | null = null,
  isMeant: SQL = sql`true`,
): Promise<readonly ClaimedRecipient[]> {
  if (zones?.length === 0) return []
  const { id, accountId, senderId, batchId, batchSize, gap, startedAt } = campaign
  const now = ctx.clock.now().toISOString()
  const [hour, day] = [hourOfBatch(batchId), dayOfBatch(batchId)]
  const usedIn = (period: string) =>
    sql`(SELECT used FROM sender_spends WHERE sender_id = ${senderId} AND period = ${period})`
  const begun = (period: string) =>
    statement(sql`
      INSERT INTO sender_spends (account_id, sender_id, period, used)
      SELECT account_id, id, ${period}, 0 FROM senders WHERE id = ${senderId} AND account_id = ${accountId}
      ON CONFLICT (sender_id, period) DO NOTHING`)
  const [, , rows] = await runBatch(ctx.data, [
    begun(hour),
    begun(day),
    claimStatement(
      { campaignId: id, batchId },
      {
        isMeant: sql`${isReachable(campaign, zones, day)} AND ${isMeant}`,
        limit: sql`coalesce((SELECT max(0, min(${gap ? 1 : batchSize}, per_hour - ${usedIn(hour)}, min(per_day, ${limitOn(sender, day)}) - ${usedIn(day)}))
          FROM senders WHERE id = ${senderId} AND is_active = 1 AND ${gap ? sql`(free_at IS NULL OR free_at <= ${now})` : sql`true`}), 0)`,
        ...{ variant: campaign.subjectWinner, senderId, startedAt, now },
      },
    ),
    statement(sql`
      UPDATE sender_spends SET used = used + changes()
      WHERE sender_id = ${senderId} AND period IN (${hour}, ${day})`),
    ...(gap
      ? [
          statement(sql`UPDATE senders SET free_at = ${freeAgainAt(gap, batchId, ctx.clock.now())} WHERE id = ${senderId} AND EXISTS (
            SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state = 'claimed' AND batch_id = ${batchId})`),
        ]
      : []),
  ])
  const claimed = await Promise.all(
    rows.map(async ({ fields, data_source, time_zone, first_tried_at, ...row }) => ({
      ...row,
      fields: fields === null ? null : (JSON.parse(fields) as Record<string, string>),
      dataSource: data_source,
      timeZone: time_zone,
      firstTriedAt: first_tried_at,
      hash: await suppressionHash(ctx, accountId, campaign.type, row.address),
    })),
  )
  return claimed.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * Excludes recipients from a batch who must not be contacted (`excludeRecipients`) and returns their budget. If a list
 * cannot be read, the batch fails: without the check, nothing may be sent.
 *
 * @returns the remaining recipients
 */
export async function excludeFromBatch(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  claimed: readonly ClaimedRecipient[],
): Promise<readonly ClaimedRecipient[]> {
  if (claimed.length === 0) return claimed
  const waiting = claimed.map((one) => ({
    ...one,
    contact: one.contact ?? null,
    organization: one.organization ?? null,
  }))
  const ours = JSON.stringify(waiting.map(({ id }) => id))
  const organizations = JSON.stringify([...new Set(waiting.flatMap(({ organization }) => organization ?? []))])
  const places = await organizationPlaces(
    ctx,
    campaign,
    sql`organization IN (SELECT value FROM json_each(${organizations})) AND id NOT IN (SELECT value FROM json_each(${ours}))`,
  )
  const { exclusions, before } = await excludeRecipients(ctx, campaign, waiting, places)
  const inThread = (recipient: ClaimedRecipient) =>
    campaign.followsId === null ? recipient : { ...recipient, thread: before.get(recipient.address)?.thread ?? [] }
  if (exclusions.size === 0) return claimed.map(inThread)
  const skipped = [...exclusions].map(([id, { reason }]) => ({ id, reason }))
  await runBatch(ctx.data, [
    skipStatement({ campaignId: campaign.id, batchId: campaign.batchId }, skipped),
    returnQuota(campaign),
  ])
  return claimed.filter(({ id }) => !exclusions.has(id)).map(inThread)
}
