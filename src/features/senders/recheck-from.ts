import { and, eq, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { forAccount } from '../../core/for-account.ts'
import { isAtWork } from '../../core/suspension.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { excludeSenderStatement, pauseCampaignsOf } from '../../domain/campaigns/pause-campaigns.ts'
import { firstCheck, proofEnd } from '../../domain/senders/proof-terms.ts'
import { emailSettingsOf, openEmailSecrets, type SenderRow } from '../../domain/senders/senders.ts'
import { uuidOf } from '../../lib/ids.ts'
import { findProof } from './confirm-from.ts'
import { proofStatement } from './store-sender.ts'

/** Maximum senders per run, and how many are checked concurrently; each check resolves DNS records. */
const SENDERS_MAX = 50
const AT_ONCE = 10
/** Time until a failed check is repeated. Also the duration of a worker's claim. */
const AGAIN_MS = 6 * 60 * 60 * 1000

/**
 * Rechecks whether From addresses still belong to their accounts: DNS proofs weekly, codes after a year, with a
 * notification a month before they expire. An address without proof loses its confirmation, and its campaigns pause. A
 * scheduled job for each data database.
 */
export async function recheckFroms(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.data
    .select()
    .from(senders)
    .where(
      sql`from_proof IS NOT NULL AND (from_check_at IS NULL OR from_check_at <= ${now}) AND channel = 'email' AND ${await isAtWork(ctx)}`,
    )
    .orderBy(senders.fromCheckAt)
    .limit(SENDERS_MAX)
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((sender) => recheck(ctx, sender)))
}

async function recheck(ctx: ServiceContext, sender: SenderRow): Promise<void> {
  const at = await forAccount(ctx, sender.accountId)
  if (!at || !(await claim(at, sender))) return
  try {
    const [account] = await at.db
      .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt })
      .from(accounts)
      .where(eq(accounts.id, sender.accountId))
    if (!account) return
    const ownEmail = account.verifiedAt === null ? null : account.email
    const found = await findProof(at, sender, await openEmailSecrets(at, sender), ownEmail)
    if (found === 'unknown' && sender.fromProof !== 'code') return
    if (found !== null && found !== 'unknown') await runBatch(at.data, [proofStatement(sender, found, at.clock.now())])
    else if (sender.fromProof === 'code') await endOfCode(at, sender)
    else await withdraw(at, sender, REASONS[sender.fromProof ?? 'dns'](emailSettingsOf(sender).fromEmail))
  } catch (error) {
    // The claim stays and expires, so that the check is repeated. Other senders continue.
    ctx.log.error('a sender address could not be checked', { sender_id: sender.id, error })
  }
}

/** Claims a sender, so that of two concurrent workers only one checks it. */
async function claim({ data, clock }: ServiceContext, sender: SenderRow): Promise<boolean> {
  const claimed = await data
    .update(senders)
    .set({ fromCheckAt: new Date(clock.now().getTime() + AGAIN_MS).toISOString() })
    .where(
      and(
        eq(senders.id, sender.id),
        sql`from_check_at IS ${sender.fromCheckAt}`,
        eq(senders.updatedAt, sender.updatedAt),
      ),
    )
    .returning({ id: senders.id })
  return claimed.length > 0
}

const REASONS = {
  account: (from: string) => `Your account no longer uses ${from}, and nothing else shows that it is yours.`,
  dns: (from: string) => `The record that showed that ${from} is yours was removed from its domain.`,
  dkim: (from: string) => `The DKIM key that showed that ${from} is yours was removed from its domain.`,
  mailbox: (from: string) => `The mailbox of ${from} is no longer connected.`,
  code: (from: string) => `${from} was confirmed by a code more than a year ago.`,
} as const

/**
 * Handles a confirmation by code: starts the year now if its age is unknown, announces its expiry once, or withdraws it
 * when it has expired.
 */
async function endOfCode(ctx: ServiceContext, sender: SenderRow): Promise<void> {
  const now = ctx.clock.now()
  const end = proofEnd('code', sender.fromProvenAt)
  if (end === null) {
    await runBatch(ctx.data, [proofStatement(sender, 'code', now)])
    return
  }
  if (end <= now.toISOString()) return withdraw(ctx, sender, REASONS.code(emailSettingsOf(sender).fromEmail))
  const isEarly = firstCheck('code', sender.fromProvenAt!) > now.toISOString()
  await ctx.data
    .update(senders)
    .set({ fromCheckAt: isEarly ? firstCheck('code', sender.fromProvenAt!) : end })
    .where(and(eq(senders.id, sender.id), eq(senders.updatedAt, sender.updatedAt)))
  if (isEarly) return
  await emit(ctx, {
    kind: 'sender.proof-expiring',
    id: uuidOf(`${sender.id} proof ends ${end}`),
    ...factsOf(sender),
    expires_at: end,
  })
}

const factsOf = (sender: SenderRow) => ({
  account_id: sender.accountId,
  sender_id: sender.id,
  name: sender.name,
  from: emailSettingsOf(sender).fromEmail,
})

/** Withdraws the confirmation and pauses the sender's campaigns in one transaction, then notifies the owner. */
async function withdraw(ctx: ServiceContext, sender: SenderRow, reason: string): Promise<void> {
  const at = ctx.clock.now().toISOString()
  const [gone, , paused] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE senders SET from_proof = NULL, from_proven_at = NULL, from_check_at = NULL, problem = ${reason}
      WHERE id = ${sender.id} AND updated_at = ${sender.updatedAt} AND from_proof = ${sender.fromProof} AND from_proven_at IS ${sender.fromProvenAt}
      RETURNING id`),
    auditStatement(ctx, {
      action: 'sender.unconfirm-address',
      accountId: sender.accountId,
      objectId: sender.id,
      after: { from: emailSettingsOf(sender).fromEmail, reason },
    }),
    pauseCampaignsOf(sender.id, reason, at),
    excludeSenderStatement(sender.id, reason, at),
  ])
  if (gone.length === 0) return
  await emit(ctx, { kind: 'sender.unproven', id: uuidOf(`${sender.id} unproven ${at}`), ...factsOf(sender), reason })
  for (const { id, name, type } of paused.filter(({ follows_id }) => follows_id === null))
    await emit(ctx, {
      kind: 'campaign.paused',
      id: uuidOf(`${id} paused ${at}`),
      account_id: sender.accountId,
      campaign_id: id,
      ...{ name, channel: type, reason },
    })
}
