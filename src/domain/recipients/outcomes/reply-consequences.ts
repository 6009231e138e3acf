import type { SQL } from 'drizzle-orm'
import type { MailReplyKind } from '../../../contracts/replies/replies.ts'
import type { SuppressionDecider } from '../../../contracts/suppressions/suppressions.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { Statement } from '../../../db/batch.ts'
import { unsubscribedEventId } from '../events.ts'
import { markStatement } from '../marks.ts'
import { type NewRecipientEvent, publishRecipientEvents } from '../publish-recipient-events.ts'
import type { MailedRecipient } from './find-recipients.ts'
import { suppressRecipient } from './suppress-recipient.ts'
import { unsubscribedStatements } from './unsubscribed.ts'

/** Kinds of replies that come from a person, or end the messages to them; automatic replies stop nothing. */
const ANSWERS: readonly MailReplyKind[] = ['reply', 'left', 'unsubscribe']
export const isAnswer = (kind: MailReplyKind): boolean => ANSWERS.includes(kind)

/** The text of the reply's event. */
export const KIND_WORDS: Readonly<Record<MailReplyKind, string>> = {
  reply: 'They answered.',
  out_of_office: 'They are away.',
  left: 'They no longer work there.',
  unsubscribe: 'They opted out.',
  automatic: 'A machine answered.',
}

/**
 * The statements that follow from the kind of a reply: the message is marked as replied to, and an unsubscribe request
 * suppresses the address. All except the suppression depend on `condition`, which may refer to `replies`.
 *
 * @param decidedBy who decided on the unsubscription
 */
export async function consequencesOf(
  ctx: ServiceContext,
  accountId: string,
  recipient: Pick<MailedRecipient, 'id' | 'address' | 'campaign_id' | 'channel'>,
  kind: MailReplyKind,
  condition: SQL,
  decidedBy: SuppressionDecider,
): Promise<Statement<unknown>[]> {
  const at = ctx.clock.now().toISOString()
  const theirs = { id: recipient.id, accountId }
  const answered = isAnswer(kind) ? [markStatement('replied', theirs, at, condition)] : []
  if (kind !== 'unsubscribe') return answered
  return [
    ...answered,
    ...unsubscribedStatements(theirs, at, { text: KIND_WORDS.unsubscribe, condition }),
    // Unconditional, since it is idempotent.
    ...(await suppressRecipient(ctx, accountId, recipient, 'unsubscribed', decidedBy)),
  ]
}

/** Publishes an unsubscription, under the same event id as one by link, so that it counts once. */
export async function publishUnsubscribed(
  ctx: ServiceContext,
  accountId: string,
  { id, address, campaign_id, channel }: Pick<MailedRecipient, 'id' | 'address' | 'campaign_id' | 'channel'>,
): Promise<void> {
  const event: NewRecipientEvent = {
    ...{ kind: 'recipient.unsubscribed', id: unsubscribedEventId(id), account_id: accountId, campaign_id },
    ...{ recipient_id: id, channel, address },
  }
  await publishRecipientEvents(ctx, accountId, [event])
}
