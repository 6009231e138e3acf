import type { SQL } from 'drizzle-orm'
import type { MailReplyKind } from '../../../contracts/replies.ts'
import type { SuppressionDecider } from '../../../contracts/suppressions.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { Statement } from '../../../db/batch.ts'
import { unsubscribedEventId } from '../events.ts'
import { markStatement } from '../marks.ts'
import { type NewRecipientEvent, publishRecipientEvents } from '../publish-recipient-events.ts'
import type { MailedRecipient } from './find-recipients.ts'
import { suppressRecipient } from './suppress-recipient.ts'
import { unsubscribedStatements } from './unsubscribed.ts'

/** Those that a person says, or that end what is sent to them: machines' answers stop nothing. */
const ANSWERS: readonly MailReplyKind[] = ['reply', 'left', 'unsubscribe']
export const isAnswer = (kind: MailReplyKind): boolean => ANSWERS.includes(kind)

/** What the message's story says of it. */
export const KIND_WORDS: Readonly<Record<MailReplyKind, string>> = {
  reply: 'They answered.',
  out_of_office: 'They are away.',
  left: 'They work there no more.',
  unsubscribe: 'They want no more messages.',
  automatic: 'A machine answered.',
}

/**
 * Statements of what follows from an answer's kind: who answered is marked, who wants no more is suppressed. Each holds where `condition` does, which may
 * name `replies`.
 *
 * @param decidedBy whose decision it is that they want no more
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
    // Also where it was so before: done again, it changes nothing.
    ...(await suppressRecipient(ctx, accountId, recipient, 'unsubscribed', decidedBy)),
  ]
}

/** Tells programs that somebody wants no more, as a link tells it: the same happens once. */
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
