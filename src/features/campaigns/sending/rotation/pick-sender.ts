import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../../core/context.ts'
import { runBatch, type Statement } from '../../../../db/batch.ts'
import { knownMailProviders } from '../../../../domain/email-checks/known-mail-providers.ts'
import {
  assignedSenders,
  skipAssignedStatement,
  unassignStatement,
} from '../../../../domain/recipients/assigned-senders.ts'
import type { SenderRow } from '../../../../domain/senders/senders.ts'
import { type Candidate, chooseSender, type RotatedSender } from '../../../../outreach/schedule/choose-sender.ts'
import type { TakenCampaign } from '../acquire-batch.ts'
import type { Place } from '../open-time-zones.ts'
import { periodsOf } from '../policy.ts'
import { isReachable } from '../reachable.ts'
import { excludeSender } from './exclude-sender.ts'
import { bounceProblem, readRotation, rotatedSenders, type SenderStanding } from './read-rotation.ts'

/** How many of the recipients that are due next are matched with the senders' providers. */
const LOOK_AHEAD = 200
/**
 * How long a follow-up waits for a mailbox that was left out. It is not sent from another one: to its recipient it would
 * be a stranger who quotes somebody else's thread.
 */
const THREAD_WAITS_MS = 14 * 24 * 60 * 60 * 1000
export const DELETED_REASON = 'The mailbox that wrote to them was deleted, and a thread stays with its mailbox.'
export const OUT_TOO_LONG_REASON =
  'The mailbox that wrote to them has been left out for 14 days, and a thread stays with its mailbox.'

/**
 * `send`: the batch, with its sender, and who it may claim. `wait`: nobody can be sent to before `until`; null if that
 * does not depend on the senders. `none`: no sender is left, with the reason of the last one.
 */
export type Pick =
  | { readonly kind: 'send'; readonly taken: TakenCampaign; readonly sender: SenderRow; readonly isMeant: SQL }
  | { readonly kind: 'wait'; readonly until: Date | null }
  | { readonly kind: 'none'; readonly reason: string }

/**
 * Chooses the sender of a campaign's batch. Before that, it leaves out those that cannot send any more, frees the
 * recipients that were assigned to them, and skips threads whose mailbox will not come back.
 *
 * @param places where recipients may be contacted now; null for everywhere
 * @param blockingReason why a sender cannot send, as a sentence; null if it can
 */
export async function pickSender(
  ctx: ServiceContext,
  taken: TakenCampaign,
  places: readonly Place[] | null,
  blockingReason: (sender: SenderRow) => string | null,
): Promise<Pick> {
  const { campaign } = taken
  const now = ctx.clock.now()
  const reachable = isReachable(campaign, places, periodsOf(now).day)
  const before = await readRotation(ctx, campaign, reachable)
  const standings: SenderStanding[] = []
  let reason = 'None of its mailboxes can send.'
  for (const standing of before) {
    const problem = standing.leftOutAt === null ? (blockingReason(standing.row) ?? bounceProblem(standing)) : null
    if (problem !== null) {
      await excludeSender(ctx, taken, standing.row.id, problem)
      reason = problem
    }
    standings.push(problem === null ? standing : { ...standing, leftOutAt: now.toISOString() })
  }
  if (standings.every(({ leftOutAt }) => leftOutAt !== null)) return { kind: 'none', reason }
  await settleAssigned(ctx, taken, standings, now)
  const rotated = rotatedSenders(standings, campaign, now)
  const choice = await choose(ctx, taken, rotated, reachable, now)
  if (choice.kind === 'wait') return choice
  const sender = standings.find(({ row }) => row.id === choice.senderId)!
  const { hasOwn } = rotated.find(({ id }) => id === choice.senderId)!
  return {
    kind: 'send',
    taken: { campaign: { ...campaign, senderId: sender.row.id }, rotation: { sender } },
    sender: sender.row,
    isMeant: hasOwn
      ? sql`recipients.sender_id = ${sender.row.id}`
      : choice.recipients
        ? sql`recipients.sender_id IS NULL AND id IN (SELECT value FROM json_each(${JSON.stringify(choice.recipients)}))`
        : sql`recipients.sender_id IS NULL`,
  }
}

async function choose(
  ctx: ServiceContext,
  taken: TakenCampaign,
  senders: readonly RotatedSender[],
  reachable: SQL,
  now: Date,
) {
  // In a follow-up nearly everybody has a sender; looking for others would read all of them.
  const ofOwn = chooseSender(senders, null, false, now)
  if (ofOwn.kind === 'send') return ofOwn
  const candidates = await readCandidates(ctx, taken, senders, reachable, now)
  const hasOpen = candidates.length > 0
  const doProvidersMatter = candidates.some(({ provider }) => provider !== null)
  return chooseSender(senders, doProvidersMatter ? candidates : null, hasOpen, now)
}

/** The recipients that are due next and have no sender. Only as many as are needed to choose. */
async function readCandidates(
  { data, db }: ServiceContext,
  { campaign }: TakenCampaign,
  senders: readonly RotatedSender[],
  reachable: SQL,
  now: Date,
): Promise<Candidate[]> {
  const isMixed = new Set(senders.map(({ provider }) => provider)).size > 1
  const rows = await data.all<{ id: string; address: string }>(sql`
    SELECT id, address FROM recipients
    WHERE campaign_id = ${campaign.id} AND state = 'pending' AND sender_id IS NULL
      AND (next_at IS NULL OR next_at <= ${now.toISOString()}) AND ${reachable}
    ORDER BY id LIMIT ${isMixed ? Math.max(LOOK_AHEAD, campaign.gap ? 1 : campaign.batchSize) : 1}`)
  const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
  const known = isMixed
    ? await knownMailProviders({ db }, [...new Set(rows.map(({ address }) => domainOf(address)))])
    : new Map<string, never>()
  return rows.map(({ id, address }) => ({ id, provider: known.get(domainOf(address)) ?? null }))
}

/** Frees or skips the waiting recipients of senders that do not take part. */
async function settleAssigned(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  standings: readonly SenderStanding[],
  now: Date,
): Promise<void> {
  const batch = { campaignId: campaign.id, batchId: campaign.batchId }
  const [assigned] = await runBatch(ctx.data, [assignedSenders(campaign.id)])
  const known = new Map(standings.map((standing) => [standing.row.id, standing]))
  const statements = assigned.flatMap(({ sender_id: id }): Statement<never>[] => {
    const standing = known.get(id)
    if (standing && standing.leftOutAt === null) return []
    if (campaign.followsId === null) return [unassignStatement(batch, id)]
    if (!standing) return [skipAssignedStatement(batch, id, DELETED_REASON)]
    const isOver = now.getTime() - Date.parse(standing.leftOutAt!) >= THREAD_WAITS_MS
    return isOver ? [skipAssignedStatement(batch, id, OUT_TOO_LONG_REASON)] : []
  })
  if (statements.length > 0) await runBatch(ctx.data, statements)
}
