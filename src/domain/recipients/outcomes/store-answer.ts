import { type SQL, sql } from 'drizzle-orm'
import { type MailReplyKind, REPLY_TEXT_LENGTH_MAX, type ReplyProof } from '../../../contracts/replies/replies.ts'
import type { SuppressionDecider } from '../../../contracts/suppressions/suppressions.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { type NewRecipientEvent, publishRecipientEvents } from '../publish-recipient-events.ts'
import type { MailedRecipient } from './find-recipients.ts'
import { consequencesOf, KIND_WORDS, publishUnsubscribed } from './reply-consequences.ts'

export interface Answer {
  readonly messageId: string
  readonly from: { readonly name: string | null; readonly address: string }
  readonly subject: string | null
  readonly text: string
  readonly kind: MailReplyKind
  /** Whether it may be an unsubscribe request that a person has to confirm. */
  readonly isUnsure: boolean
  /** The evidence that it replies to the message; without any it is stored, but changes nothing. */
  readonly proof: ReplyProof
  /** Who decided on an unsubscription. */
  readonly decidedBy: SuppressionDecider
}

/** Maximum replies stored per message: enough for any conversation, but no way to fill the database. */
const REPLIES_MAX = 100
/** Maximum replies without proof, in addition to the others: strangers may send any number of them. */
const UNPROVEN_MAX = 20

/** A statement that records a reply as an event of its message, if `condition` holds for the reply. */
export const repliedStatement = (accountId: string, id: string, kind: MailReplyKind, condition: SQL) =>
  statement(sql`
    INSERT INTO recipient_events (id, account_id, campaign_id, recipient_id, kind, happened_at, text)
    SELECT replies.id, replies.account_id, recipients.campaign_id, recipient_id, 'replied', received_at, ${KIND_WORDS[kind]}
    FROM replies JOIN recipients ON recipients.id = recipient_id
    WHERE replies.id = ${id} AND replies.account_id = ${accountId} AND ${condition} ON CONFLICT (id) DO NOTHING`)

/**
 * Stores a reply by mail or text message, marks its message, suppresses the address on an unsubscribe request, and
 * notifies the account. Idempotent: the same reply again does not undo later decisions of a person, and completes what
 * a crash left out.
 */
export async function storeAnswer(
  at: ServiceContext,
  accountId: string,
  recipient: MailedRecipient,
  { messageId, from, subject, text, kind, isUnsure, proof, decidedBy }: Answer,
): Promise<void> {
  const id = uuidOf(`${accountId} reply ${messageId}`)
  const now = at.clock.now().toISOString()
  const kept = text.slice(0, REPLY_TEXT_LENGTH_MAX).toWellFormed()
  // A reply with another time of arrival was stored before, so it is not new.
  const isNew = sql`EXISTS (SELECT 1 FROM replies WHERE id = ${id} AND account_id = ${accountId} AND received_at = ${now})`
  const isBelieved = proof !== 'none'
  const rows = await runBatch(at.data, [
    statement(sql`
      INSERT INTO replies (id, account_id, campaign_id, recipient_id, message_id, from_address, from_name, subject, text, kind, is_unsure, proof, received_at)
      SELECT ${id}, account_id, ${recipient.campaign_id}, id, ${messageId}, ${from.address}, ${from.name}, ${subject}, ${kept}, ${kind}, ${isUnsure ? 1 : 0}, ${proof}, ${now} FROM recipients
      WHERE id = ${recipient.id} AND account_id = ${accountId}
        AND (SELECT count(*) FROM replies WHERE recipient_id = ${recipient.id} AND (proof = 'none') = ${isBelieved ? 0 : 1})
          < ${isBelieved ? REPLIES_MAX : UNPROVEN_MAX}
      ON CONFLICT DO NOTHING`),
    ...(isBelieved ? [repliedStatement(accountId, id, kind, sql`received_at = ${now}`)] : []),
    ...(isBelieved ? await consequencesOf(at, accountId, recipient, kind, isNew, decidedBy) : []),
    statement<{ kind: MailReplyKind }>(sql`SELECT kind FROM replies WHERE id = ${id} AND account_id = ${accountId}`),
  ])
  publishTopics(at, accountId, ['replies', 'campaigns'])
  if (!isBelieved) return
  if (kind === 'unsubscribe') await publishUnsubscribed(at, accountId, recipient)
  if ((rows.at(-1) as { kind: MailReplyKind }[]).length === 0) return
  const event: NewRecipientEvent = {
    ...{ kind: 'recipient.replied', id: uuidOf(`${id} replied`), account_id: accountId },
    ...{ campaign_id: recipient.campaign_id, campaign_name: recipient.campaign_name, recipient_id: recipient.id },
    ...{ channel: recipient.channel, address: recipient.address, reply_id: id, reply_kind: kind, subject },
  }
  // Replies from people also notify the account itself; other kinds only go to webhooks.
  if (kind === 'reply') await emit(at, event)
  else await publishRecipientEvents(at, accountId, [event])
}
