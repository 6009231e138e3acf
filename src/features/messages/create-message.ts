import { and, eq, sql } from 'drizzle-orm'
import type { Message, MessageKind } from '../../contracts/messages/messages.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { messageTemplates } from '../../db/schema/data/message-templates.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import { sendDirectMessage } from '../../domain/direct-messages/send-direct-message.ts'
import { blockedAddresses } from '../../domain/recipients/eligibility/blocked-addresses.ts'
import { REFUSED_REASON } from '../../domain/recipients/eligibility/exclusion.ts'
import { emailSettingsOf, type SenderRow } from '../../domain/senders/senders.ts'
import { AppError, conflict, invalid, notFound, raise } from '../../lib/errors.ts'
import { newId, uuidOf } from '../../lib/ids.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import { type Wording, writeMessage } from './compose-content.ts'
import { toMessage } from './queries.ts'

const AHEAD_MS_MAX = 30 * 24 * 60 * 60 * 1000
/** Messages of an account that wait at the same time: more would be an outage that nobody notices. */
const WAITING_MAX = 20_000

/** An email to one person, with its own texts or those of a template. */
export interface NewMessage {
  /** A sender, by id or by its From address; the default one if neither is given. */
  readonly senderId: string | null
  readonly from: string | null
  readonly to: { readonly email: string; readonly name: string | null }
  readonly templateId: string | null
  /** Null for that of the template. */
  readonly subject: string | null
  readonly html: string | null
  readonly text: string | null
  /** Values to merge in, by field name. */
  readonly fields: Readonly<Record<string, string>>
  readonly replyTo: string | null
  readonly kind: MessageKind
  readonly tags: string[]
  readonly metadata: Record<string, string>
  readonly trackOpens: boolean
  readonly trackClicks: boolean
  /** ISO 8601; null to send it now. */
  readonly sendAt: string | null
}

/**
 * Sends one email that belongs to no campaign, now or later. It obeys the suppression list, opt-outs and the sender's
 * limits as campaigns do; the list is checked again when it is sent.
 *
 * @param key the `Idempotency-Key` with the body it came with; a repetition sends nothing again
 * @throws feature_not_in_plan, not_found for another account's sender or template, recipient_suppressed,
 *   validation_failed, conflict
 */
export async function createMessage(ctx: ServiceContext, input: NewMessage, key: string | null): Promise<Message> {
  const account = accountOf(ctx)
  assertFeature(account, 'email_campaigns')
  const wording = await wordingOf(ctx, input)
  const sender = await chooseSender(ctx, input)
  const address = normalizedAddress('email', input.to.email)
  if (address === null) throw invalid({ 'to.email': ['Enter a valid email address'] })
  const isMarketing = input.kind === 'marketing'
  if (isMarketing && !emailSettingsOf(sender).postalAddress?.trim())
    throw invalid({ kind: ['The sender has no postal address, which every marketing message must have.'] })
  await assertAllowed(ctx, address)
  const id = key === null ? newId() : uuidOf(`${account.id} message ${key}`)
  const to = { address, name: input.to.name }
  const written = await writeMessage(ctx, sender, {
    ...{ id, wording, to, fields: input.fields, isMarketing },
    ...{ trackOpens: input.trackOpens, trackClicks: input.trackClicks },
  })
  const row = await sendDirectMessage(ctx, {
    ...{ id, kind: 'transactional', senderId: sender.id, to },
    ...{ subject: written.subject, text: written.text, html: written.html },
    options: {
      replyTo: input.replyTo,
      unsubscribeUrl: written.unsubscribeUrl,
      isMarketing,
      tags: input.tags,
      metadata: input.metadata,
    },
    holdSeconds: await secondsUntil(ctx, input.sendAt),
  })
  return toMessage(row)
}

async function chooseSender(ctx: ServiceContext, { senderId, from }: NewMessage): Promise<SenderRow> {
  const [chosen] = await ctx.data
    .select()
    .from(senders)
    .where(
      and(
        eq(senders.accountId, accountOf(ctx).id),
        eq(senders.channel, 'email'),
        senderId
          ? eq(senders.id, senderId)
          : from
            ? sql`lower(settings ->> 'fromEmail') = ${from.toLowerCase()}`
            : eq(senders.isDefault, true),
      ),
    )
    .orderBy(sql`is_active DESC, is_default DESC, created_at`)
    .limit(1)
  if (!chosen && senderId) throw notFound('Sender')
  if (!chosen)
    throw invalid({
      [from ? 'from' : 'sender_id']: [from ? 'No sender has this From address' : 'There is no default sender'],
    })
  if (!chosen.isActive) throw conflict('This sender is switched off.')
  if (chosen.fromProof === null) throw conflict('The From address of this sender is not confirmed to be yours.')
  return chosen
}

async function wordingOf(ctx: ServiceContext, input: NewMessage): Promise<Wording> {
  const { templateId, subject, html, text } = input
  if (!templateId) return { subject: subject ?? '', html, text }
  const isOwn = and(eq(messageTemplates.id, templateId), eq(messageTemplates.accountId, accountOf(ctx).id))
  const [found] = await ctx.data.select().from(messageTemplates).where(isOwn)
  const template = found ?? raise(notFound('Template'))
  if (template.channel !== 'email') throw invalid({ template_id: ['This template is for text messages'] })
  const own = subject || template.subject
  if (!own) throw invalid({ subject: ['Subject is required, because the template has none'] })
  return { subject: own, html: template.content, text: template.textContent }
}

/** @throws recipient_suppressed, which programs can tell from a malformed request */
async function assertAllowed(ctx: ServiceContext, address: string): Promise<void> {
  const { blocks, suppressions } = await blockedAddresses(ctx, 'email', [address])
  const block = blocks.get(address)
  if (!block) return
  const reason = suppressions.get(address)
  const message =
    block === 'suppressed' ? `This address is on your suppression list${reason ? ` (${reason})` : ''}.` : REFUSED_REASON
  throw new AppError('recipient_suppressed', message, { fields: { 'to.email': [message] } })
}

async function secondsUntil(ctx: ServiceContext, sendAt: string | null): Promise<number> {
  const waiting = await ctx.data.all<{ many: number }>(sql`
    SELECT count(*) AS many FROM (SELECT 1 FROM direct_messages INDEXED BY direct_messages_due
      WHERE state IN ('queued', 'sending') AND account_id = ${accountOf(ctx).id} LIMIT ${WAITING_MAX})`)
  if ((waiting[0]?.many ?? 0) >= WAITING_MAX)
    throw conflict(`At most ${WAITING_MAX.toLocaleString('en-US')} messages can wait at the same time.`)
  if (sendAt === null) return 0
  const aheadMs = Date.parse(sendAt) - ctx.clock.now().getTime()
  if (aheadMs > AHEAD_MS_MAX) throw invalid({ send_at: ['Choose a time within the next 30 days'] })
  return Math.max(0, Math.ceil(aheadMs / 1_000))
}
