import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CampaignBatchJob } from '../../../contracts/queues.ts'
import { WorkCrashed } from '../../../core/begun-work.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { asAccount } from '../../../core/for-account.ts'
import { isSuspended } from '../../../core/suspension.ts'
import { senders } from '../../../db/schema/data/senders.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import type { SenderRow } from '../../../domain/senders/senders.ts'
import { AppError } from '../../../lib/errors.ts'
import { StorageUnavailable } from '../attachments/load-attachments.ts'
import { prepareSubjects } from '../subject-test/settle-subject.ts'
import { isManual, prepareTasks } from '../tasks/prepare-tasks.ts'
import { prepareVariants } from '../variants/prepare-variants.ts'
import { acquireBatch, type TakenCampaign } from './acquire-batch.ts'
import { planProblem, senderProblem } from './blocking-reason.ts'
import { claimRecipients, excludeFromBatch, freeSender } from './claim-recipients.ts'
import { deliverBatch } from './deliver-batch.ts'
import { chargeDomains } from './domain-limit.ts'
import { endBatch, settle } from './end-batch.ts'
import { Ledger } from './ledger.ts'
import type { Ended } from './next-batch.ts'
import { closingOf, openTimeZones, type Place } from './open-time-zones.ts'
import { openTransport, stopUrlsOf } from './open-transport.ts'
import { DEATHS_MAX, DEATHS_REASON, QUEUE_WAIT_MS_MAX } from './policy.ts'
import { publishCampaignStarted } from './publish-campaign-state.ts'
import { pickSender } from './rotation/pick-sender.ts'
import { isRotating } from './rotation/read-rotation.ts'

/**
 * Sends the next batch of a campaign. If the queue delivers the message twice, the batch is sent once, because only the
 * first consumer acquires the lease. A recipient is marked as `sending` before delivery and never sent to again after
 * that.
 *
 * @throws WorkCrashed if two workers in a row crashed before they began with a recipient; the campaign is then paused
 */
export async function sendBatch(ctx: ServiceContext, job: CampaignBatchJob): Promise<void> {
  const taken = await acquireBatch(ctx, job)
  if (!taken) return requeue(ctx, job)
  const { campaign } = taken
  if (campaign.status !== 'sending') return settle(ctx, taken)
  if (campaign.deaths >= DEATHS_MAX) {
    await endBatch(ctx, taken, { ...NOTHING_HANDED, hindrance: DEATHS_REASON })
    throw new WorkCrashed()
  }
  try {
    await sendTaken(ctx, taken)
  } catch (error) {
    await noteFailure(ctx, taken).catch(() => {})
    throw error
  }
}

const NOTHING_HANDED = { handed: null, stop: null, sentAt: null }

/** Resets the crash count: a worker that gets here failed, but did not crash. */
const noteFailure = (ctx: ServiceContext, { campaign }: TakenCampaign) =>
  ctx.data.run(sql`UPDATE campaigns SET deaths = -1 WHERE id = ${campaign.id} AND batch_id = ${campaign.batchId}`)

async function sendTaken(ctx: ServiceContext, taken: TakenCampaign): Promise<void> {
  const { campaign } = taken
  const [account, sender, rotates] = await Promise.all([
    loadAccount(ctx.db, campaign.accountId, ctx.clock.now()),
    findSender(ctx, taken),
    isRotating(ctx, campaign),
  ])
  const at = account && asAccount(ctx, account)
  const hindrance = account
    ? (planProblem(account, campaign.type) ?? (rotates ? null : senderProblem(campaign.type, sender)))
    : await whyClosed(ctx, campaign.accountId)
  if (!at || hindrance !== null) return endBatch(ctx, taken, { ...NOTHING_HANDED, hindrance })
  if (campaign.sentAt === null && campaign.followsId === null) await publishCampaignStarted(at, campaign)
  if (isManual(campaign)) {
    await prepareTasks(at, taken)
    return endBatch(at, taken, { ...NOTHING_HANDED, hindrance: null })
  }
  const ready = await prepareVariants(at, await prepareSubjects(at, taken))
  const zones = await openTimeZones(at, ready.campaign)
  if (rotates) return sendRotated(at, { ...ready, rotation: { sender: null } }, zones)
  await endBatch(at, ready, await work(at, ready, sender!, zones))
}

/** Sends a batch through one of several senders. */
async function sendRotated(ctx: ServiceContext, taken: TakenCampaign, zones: Zones): Promise<void> {
  const picked = await pickSender(ctx, taken, zones, (sender) => senderProblem(taken.campaign.type, sender))
  if (picked.kind === 'send')
    return endBatch(ctx, picked.taken, await work(ctx, picked.taken, picked.sender, zones, picked.isMeant))
  const hindrance = picked.kind === 'none' ? picked.reason : null
  // While every window is closed, the opening decides.
  const wait = picked.kind === 'none' || zones?.length === 0 ? {} : { wait: picked.until }
  return endBatch(ctx, taken, { ...NOTHING_HANDED, hindrance, ...wait })
}

type Zones = readonly Place[] | null

async function work(
  ctx: ServiceContext,
  taken: TakenCampaign,
  sender: SenderRow,
  zones: Zones,
  isMeant?: SQL,
): Promise<Ended> {
  const due = await claimRecipients(ctx, taken, sender, zones, isMeant)
  // Recipients may be due whose domains have had their messages of the day. Of several senders, one is chosen only for
  // recipients that it can write to.
  const isLimited = taken.campaign.domainLimit !== null && !taken.rotation && zones?.length !== 0
  if (due.length === 0) return { ...NOTHING_HANDED, hindrance: null, ...(isLimited && { wait: null }) }
  const claimed = await chargeDomains(ctx, taken, await excludeFromBatch(ctx, taken, due))
  if (claimed.length === 0) {
    await freeSender(ctx, taken)
    return { ...NOTHING_HANDED, hindrance: null }
  }
  const stopUrls = await stopUrlsOf(ctx, taken.campaign, claimed)
  const carrier = await openTransport(ctx, taken.campaign, sender, stopUrls).catch((error: unknown) => {
    if (error instanceof StorageUnavailable) throw error
    ctx.log.error('a sender cannot be used', { sender_id: sender.id, error })
    return error instanceof AppError
      ? error.message
      : "The sender's credentials can't be read. Please enter them again."
  })
  if (typeof carrier === 'string') return { ...NOTHING_HANDED, hindrance: carrier }
  const ledger = new Ledger(ctx, taken, {
    lanes: carrier.lanes,
    closesAt: closingOf(taken.campaign.window, claimed, ctx.clock.now()),
    beginsWarmUp: sender.warmUpFrom !== null && sender.warmUpSince === null,
  })
  try {
    const handed = await deliverBatch(ctx, carrier, ledger, claimed)
    return { handed, stop: ledger.stop, sentAt: ledger.sentAt, hindrance: null }
  } finally {
    await Promise.all([carrier.close(), ledger.close()])
  }
}

async function findSender(ctx: ServiceContext, { campaign }: TakenCampaign): Promise<SenderRow | null> {
  const { senderId, accountId, type } = campaign
  if (senderId === null) return null
  const isOwn = and(eq(senders.id, senderId), eq(senders.accountId, accountId), eq(senders.channel, type))
  const [sender] = await ctx.data.select().from(senders).where(isOwn)
  return sender ?? null
}

/**
 * A campaign of a suspended account does not resume automatically. Once the suspension ends, the account holder
 * decides.
 */
const whyClosed = async (ctx: ServiceContext, accountId: string): Promise<string> =>
  (await isSuspended(ctx, accountId))
    ? 'The account was suspended. Resume the campaign if it is still to go out.'
    : 'The account is closed.'

/**
 * Requeues a message that arrived just before the campaign is due. If another worker holds the lease, it does nothing,
 * since that worker queues the next message.
 */
async function requeue(ctx: ServiceContext, { account_id, campaign_id }: CampaignBatchJob): Promise<void> {
  const now = ctx.clock.now().getTime()
  const [row] = await ctx.data.all<{ next_at: string }>(sql`
    SELECT next_at FROM campaigns WHERE id = ${campaign_id} AND account_id = ${account_id} AND batch_id IS NULL AND next_at IS NOT NULL
      AND status IN ('sending', 'scheduled')`)
  const waitMs = row ? Date.parse(row.next_at) - now : Number.POSITIVE_INFINITY
  if (waitMs > QUEUE_WAIT_MS_MAX) return
  await ctx.queues.send(
    'campaign-batches',
    { account_id, campaign_id },
    { delaySeconds: Math.max(1, Math.ceil(waitMs / 1_000)) },
  )
}
