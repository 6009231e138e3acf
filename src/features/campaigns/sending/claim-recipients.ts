import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { claimStatement, skipStatement } from '../../../domain/recipients/batch-steps.ts'
import { excludeRecipients, organizationPlaces } from '../../../domain/recipients/eligibility/exclude-recipients.ts'
import type { SenderRow } from '../../../domain/senders/senders.ts'
import { suppressionHash } from '../../../domain/suppressions/suppressions.ts'
import type { Variant } from '../../../outreach/judge-subject-test.ts'
import { limitOn } from '../../../outreach/warm-up.ts'
import { hasSubject } from '../subject-test/settle-subject.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import { dayOfBatch, hourOfBatch } from './policy.ts'

/** A recipient whom a batch is to send to. */
export interface ClaimedRecipient {
  readonly id: string
  readonly address: string
  readonly name: string | null
  readonly company: string | null
  readonly fields: Readonly<Record<string, string>> | null
  readonly dataSource: string
  readonly consent: string | null
  /** The number of the contact. */
  readonly contact?: number | null
  /** As `organizationKey` gives it. */
  readonly organization?: string | null
  /** IANA; null where nothing tells where they are. */
  readonly timeZone: string | null
  readonly attempts: number
  /** When it was first put off, in this run of the campaign. */
  readonly firstTriedAt: string | null
  /** What the suppression list knows the address by. */
  readonly hash: string
  /** Which subject is theirs, where two are tried. */
  readonly variant?: Variant | null
  /** Of a follow-up: the `Message-ID`s of the thread that it answers in. */
  readonly thread?: readonly string[]
}

/** Takes what the statement before changed off what the sender has used in the batch's hour and day. */
export const giveBack = ({ senderId, batchId }: { senderId: string | null; batchId: string }): Statement<never> =>
  statement(sql`
    UPDATE sender_spends SET used = max(0, used - changes())
    WHERE sender_id = ${senderId} AND period IN (${hourOfBatch(batchId)}, ${dayOfBatch(batchId)})`)

/**
 * Claims as many of a campaign's waiting recipients as its batch may have, in order, and books them on what its sender may still send in this hour and this
 * day. One transaction: two campaigns of a sender never book the same room, and nothing is claimed for a campaign that was paused meanwhile.
 *
 * @param zones the time zones of those who may be written to now; null is everybody
 */
export async function claimRecipients(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  sender: SenderRow,
  zones: readonly (string | null)[] | null = null,
): Promise<readonly ClaimedRecipient[]> {
  if (zones?.length === 0) return []
  const { id, accountId, senderId, batchId, batchSize, startedAt } = campaign
  const now = ctx.clock.now().toISOString()
  const [hour, day] = [hourOfBatch(batchId), dayOfBatch(batchId)]
  const isReached = zones
    ? sql`coalesce(time_zone, '') IN (SELECT value FROM json_each(${JSON.stringify(zones.map((zone) => zone ?? ''))}))`
    : sql`true`
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
        isMeant: sql`${isReached} AND ${hasSubject(campaign)}`,
        limit: sql`(SELECT max(0, min(${batchSize}, per_hour - ${usedIn(hour)}, min(per_day, ${limitOn(sender, day)}) - ${usedIn(day)}))
          FROM senders WHERE id = ${senderId} AND is_active = 1)`,
        ...{ variant: campaign.subjectWinner, startedAt, now },
      },
    ),
    statement(sql`
      UPDATE sender_spends SET used = used + changes()
      WHERE sender_id = ${senderId} AND period IN (${hour}, ${day})`),
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
 * Excludes from a batch who must not be written to (`excludeRecipients`). Their budget is returned. A list that cannot be read is an error of the batch: callers
 * that cannot ask must not send.
 *
 * @returns the others
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
    giveBack(campaign),
  ])
  return claimed.filter(({ id }) => !exclusions.has(id)).map(inThread)
}
