import { and, eq, sql } from 'drizzle-orm'
import type { DirectMessageJob } from '../../contracts/queues.ts'
import type { Account } from '../../core/account.ts'
import type { ServiceContext } from '../../core/context.ts'
import { asAccount } from '../../core/for-account.ts'
import { keepWriting } from '../../core/keep-writing.ts'
import { count } from '../../core/metrics/counters.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { AppError } from '../../lib/errors.ts'
import { newId, uuidOf } from '../../lib/ids.ts'
import { composeDirectMessage } from '../../outreach/compose/compose-direct-message.ts'
import { classifySmtpResponse, type DeliveryVerdict } from '../../outreach/outcomes/classify-smtp-response.ts'
import type { MailboxSender } from '../../platform/mailboxes/port.ts'
import type { OutgoingMail } from '../../platform/smtp/port.ts'
import { loadAccount } from '../access/load-account.ts'
import { hasFeature } from '../billing/plan-limits.ts'
import { replyAddress, returnPathOf } from '../delivery-reports/mail-addresses.ts'
import { openMailSender } from '../mailboxes/open-mail-sender.ts'
import { blockedAddresses } from '../recipients/eligibility/blocked-addresses.ts'
import { REFUSED_REASON } from '../recipients/eligibility/exclusion.ts'
import { publishRecipientEvents } from '../recipients/publish-recipient-events.ts'
import { senderOutcomeStatements } from '../senders/sender-outcome.ts'
import { emailSettingsOf, openEmailSecrets, type SenderRow } from '../senders/senders.ts'
import {
  chargeStatements,
  claimIdOf,
  dayOverStatement,
  nextDay,
  nextHour,
  periodsOf,
  refundStatement,
} from '../senders/spends.ts'
import { suppressStatement } from '../suppressions/list-statements.ts'
import { SUPPRESSED_REASON, suppressionHash, suppressionHint } from '../suppressions/suppressions.ts'
import { decideOutcome } from './decide-outcome.ts'
import { type DirectMessageRow, findDirectMessage } from './direct-messages.ts'
import { publishMessageEvent } from './message-events.ts'
import { SENDING_MS, unknownStatement } from './recover.ts'
import { enqueue } from './send-direct-message.ts'

/**
 * Makes one attempt to send a message that is due. Of repeated queue messages one acts: it marks the row as `sending`
 * before the provider is called. A row that is still `sending` when its worker must have crashed becomes `unknown` and
 * is never sent again by itself.
 */
export async function deliverDirectMessage(ctx: ServiceContext, job: DirectMessageJob): Promise<void> {
  await runBatch(ctx.data, [unknownStatement(sql`id = ${job.direct_message_id}`, ctx.clock.now().toISOString())])
  const message = await findDirectMessage(ctx, job.account_id, job.direct_message_id)
  if (message?.state !== 'queued') return
  if (message.nextAt !== null && message.nextAt > ctx.clock.now().toISOString()) return enqueue(ctx, message)
  const account = await loadAccount(ctx.db, message.accountId, ctx.clock.now())
  if (!account) return failDirectMessage(ctx, message, 'The account is closed or suspended.')
  const at = asAccount(ctx, account)
  const sender = await findSender(at, message)
  const reason = blockingReason(account, sender) ?? (await blockedReason(at, message))
  if (reason !== null || !sender) return failDirectMessage(at, message, reason ?? NO_SENDER)
  let opened: MailboxSender | null = null
  try {
    const mail = await compose(at, sender, message)
    opened = await open(at, sender)
    await sendClaimed(at, opened, sender, message, mail)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await failDirectMessage(at, message, error.message)
  } finally {
    await opened?.close()
  }
}

/** Fails a message that has not begun to be sent. @param problem as a sentence */
export async function failDirectMessage(
  ctx: ServiceContext,
  message: DirectMessageRow,
  problem: string,
): Promise<void> {
  const failed = await ctx.data.all(sql`
    UPDATE direct_messages SET state = 'failed', problem = ${problem}, next_at = NULL
    WHERE id = ${message.id} AND account_id = ${message.accountId} AND state = 'queued' RETURNING id`)
  if (failed.length > 0) await publishSettled(ctx, message, 'failed', problem)
}

const NO_SENDER = 'Its sender was deleted.'

async function findSender(ctx: ServiceContext, message: DirectMessageRow): Promise<SenderRow | null> {
  const { senderId, accountId } = message
  const isOwn = and(eq(senders.id, senderId), eq(senders.accountId, accountId), eq(senders.channel, 'email'))
  const [sender] = await ctx.data.select().from(senders).where(isOwn)
  return sender ?? null
}

/** What prevents sending, as a sentence; null if nothing does. */
function blockingReason(account: Account, sender: SenderRow | null): string | null {
  if (!hasFeature(account, 'email_campaigns')) return 'Your plan no longer includes sending email.'
  if (!sender) return NO_SENDER
  if (!sender.isActive) return 'Its sender is switched off.'
  if (sender.fromProof === null) return 'Its sender address is not confirmed to be yours.'
  return null
}

/** Suppression and opt-outs hold for everything except an answer to somebody who wrote. */
async function blockedReason(ctx: ServiceContext, { kind, toAddress }: DirectMessageRow): Promise<string | null> {
  if (kind === 'reply') return null
  const block = (await blockedAddresses(ctx, 'email', [toAddress])).blocks.get(toAddress)
  return block === undefined ? null : block === 'suppressed' ? SUPPRESSED_REASON : REFUSED_REASON
}

async function open(ctx: ServiceContext, sender: SenderRow): Promise<MailboxSender> {
  try {
    return openMailSender(ctx, sender, await openEmailSecrets(ctx, sender), { connections: 1 })
  } catch (error) {
    ctx.log.error('a sender cannot be used', { sender_id: sender.id, error })
    throw new AppError('conflict', "The sender's credentials can't be read. Please enter them again.")
  }
}

async function compose(ctx: ServiceContext, sender: SenderRow, message: DirectMessageRow): Promise<OutgoingMail> {
  const settings = emailSettingsOf(sender)
  const { id, accountId, recipientId } = message
  const collected =
    settings.collectsReplies && recipientId !== null ? await replyAddress(ctx, { accountId, recipientId }) : null
  return composeDirectMessage({
    sender: settings,
    to: { address: message.toAddress, name: message.toName },
    ...{ subject: message.subject, text: message.text, html: message.html },
    ...{ inReplyTo: message.inReplyTo, references: message.references },
    reference: `${id}.${Date.parse(message.createdAt).toString(36)}`,
    returnPath:
      settings.bounceAddress && (await returnPathOf(ctx, settings.bounceAddress, { accountId, recipientId: id })),
    replyTo: message.options?.replyTo ?? collected ?? settings.replyTo,
    unsubscribeUrl: message.options?.unsubscribeUrl ?? null,
    date: ctx.clock.now(),
  })
}

async function sendClaimed(
  ctx: ServiceContext,
  opened: MailboxSender,
  sender: SenderRow,
  message: DirectMessageRow,
  mail: OutgoingMail,
): Promise<void> {
  const messageId = mail.messageId.slice(1, -1)
  const hash = await suppressionHash(ctx, message.accountId, 'email', message.toAddress)
  const claimId = await claim(ctx, sender, message, messageId, hash)
  if (claimId === null) return
  const startedAt = ctx.clock.now().getTime()
  const result = await opened.send(mail, null)
  const since = (from: string | null) => (from === null ? 0 : Math.max(0, (startedAt - Date.parse(from)) / 1_000))
  const verdict = classifySmtpResponse(result, {
    attempts: message.attempts + 1,
    secondsSinceFirst: since(message.firstTriedAt),
  })
  const sentAs = (result.kind === 'accepted' ? result.messageId : undefined) ?? messageId
  await keepWriting(ctx, message.accountId, (at) =>
    settle(at, message, { verdict, claimId, sentAs, hash, ageSeconds: since(message.firstTriedAt) }),
  )
  if (verdict.state === 'sent' && message.kind === 'reply')
    await publishAnswered(ctx, message).catch((error: unknown) =>
      ctx.log.error('an answer could not be published', { direct_message_id: message.id, error }),
    )
}

/**
 * Marks a message as `sending` and charges it to its sender, in one transaction. If the sender's limit is reached, the
 * message waits for the next hour or day.
 *
 * @returns null if it must not be sent now
 */
async function claim(
  ctx: ServiceContext,
  sender: SenderRow,
  { id, kind, accountId }: DirectMessageRow,
  messageId: string,
  hash: string,
): Promise<string | null> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const claimId = claimIdOf(periodsOf(now).hour, newId())
  const isListed = sql`EXISTS (SELECT 1 FROM suppressions WHERE account_id = ${accountId} AND channel = 'email' AND hash = ${hash})`
  const isDue = sql`EXISTS (SELECT 1 FROM direct_messages WHERE id = ${id} AND state = 'queued' AND next_at <= ${at})
    AND EXISTS (SELECT 1 FROM senders WHERE id = ${sender.id} AND is_active = 1)
    AND (${kind === 'reply' ? 1 : 0} OR NOT ${isListed})`
  const [, , , claimed, [day], rows] = await runBatch(ctx.data, [
    ...chargeStatements(sender, now, isDue),
    statement<{ id: string }>(sql`
      UPDATE direct_messages SET state = 'sending', claim_id = ${claimId}, message_id = ${messageId}, problem = NULL,
        first_tried_at = coalesce(first_tried_at, ${at}), next_at = ${new Date(now.getTime() + SENDING_MS).toISOString()}
      WHERE id = ${id} AND state = 'queued' AND changes() = 2 RETURNING id`),
    dayOverStatement(sender, now),
    statement<{ is_due: number }>(sql`SELECT (${isDue}) AS is_due`),
  ])
  if (claimed.length > 0) return claimId
  // Another worker has it, it was cancelled, or its sender was switched off, which the next attempt finds.
  if (rows[0]?.is_due !== 1) return null
  const freeAt = day?.is_day_over ? nextDay(now) : nextHour(now)
  await ctx.data.run(sql`
    UPDATE direct_messages SET next_at = ${freeAt.toISOString()},
      problem = ${`Waits, because its sender has reached its limit for this ${day?.is_day_over ? 'day' : 'hour'}.`}
    WHERE id = ${id} AND state = 'queued' AND next_at <= ${at}`)
  return null
}

interface Attempt {
  readonly verdict: DeliveryVerdict
  readonly claimId: string
  readonly sentAs: string
  readonly hash: string
  readonly ageSeconds: number
}

/**
 * Stores the outcome of an attempt. Also applies where the worker was meanwhile taken for crashed: that the message was
 * sent replaces `unknown`, unless a person has decided.
 */
async function settle(
  ctx: ServiceContext,
  message: DirectMessageRow,
  { verdict, claimId, sentAs, hash, ageSeconds }: Attempt,
): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const { state, problem, attempts, waitSeconds, sender } = decideOutcome(verdict, message.attempts, ageSeconds)
  const nextAt = waitSeconds === null ? null : new Date(now.getTime() + waitSeconds * 1_000).toISOString()
  const { id, accountId, senderId, toAddress } = message
  const [settled] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE direct_messages SET state = ${state}, problem = ${problem}, attempts = ${attempts}, next_at = ${nextAt},
        message_id = ${sentAs}, sent_at = ${state === 'sent' ? at : null}
      WHERE id = ${id} AND claim_id = ${claimId} AND (state = 'sending' OR state = 'unknown' AND ${state} = 'sent') RETURNING id`),
    ...(state === 'queued' ? [refundStatement(senderId, claimId)] : []),
    ...senderOutcomeStatements(senderId, sender, at),
    ...(verdict.suppressAs === null
      ? []
      : [
          suppressStatement(ctx, {
            ...{ accountId, channel: 'email', hash, hint: suppressionHint('email', toAddress) },
            reason: verdict.suppressAs,
          }),
        ]),
  ])
  if (state === 'queued') await enqueue(ctx, { id, accountId, nextAt })
  if (settled.length > 0) await publishSettled(ctx, message, state, problem)
}

const publishSettled = async (ctx: ServiceContext, message: DirectMessageRow, state: string, reason: string | null) => {
  if (state !== 'sent' && state !== 'failed') return
  if (state === 'sent') count('contactory_messages_sent_total', { channel: 'email' })
  await publishMessageEvent(ctx, message, { kind: state, id: uuidOf(`${message.id} ${state}`), reason })
}

/** Publishes that an answer was sent. A crash before it costs the event, not the answer. */
async function publishAnswered(ctx: ServiceContext, { id, accountId, recipientId, subject }: DirectMessageRow) {
  const [found] = await ctx.data.all<{ campaign_id: string; address: string }>(sql`
    SELECT coalesce(campaigns.follows_id, campaigns.id) AS campaign_id, recipients.address
    FROM recipients JOIN campaigns ON campaigns.id = recipients.campaign_id
    WHERE recipients.id = ${recipientId} AND recipients.account_id = ${accountId}`)
  if (!found || recipientId === null) return
  await publishRecipientEvents(ctx, accountId, [
    {
      ...{ kind: 'recipient.answered', id: uuidOf(`${id} answered`), account_id: accountId, channel: 'email' },
      ...{ ...found, recipient_id: recipientId, answer_id: id, subject },
    },
  ])
}
