import type { ServiceContext } from '../../../core/context.ts'
import { oneLine } from '../../../lib/text/one-line.ts'
import type { DeliveryNotification } from '../../../platform/mail-reports/port.ts'
import { type MailedRecipient, recipientOfMessageId } from './find-recipients.ts'
import { type MessageOutcome, recordOutcomes } from './record-outcomes.ts'

/** A delivery report, and the message it is about. */
export interface MailReported {
  readonly told: DeliveryNotification
  readonly recipient: MailedRecipient
}

const TEXT_LENGTH_MAX = 300

/**
 * Records what mail servers and providers report about messages: permanent failures count as bounces, nonexistent
 * mailboxes and complaints add the address to the suppression list, and temporary failures become events.
 */
export const recordMailReports = (
  ctx: ServiceContext,
  accountId: string,
  reports: readonly MailReported[],
): Promise<void> => recordOutcomes(ctx, accountId, reports.map(outcomeOf))

function outcomeOf({ told, recipient }: MailReported): MessageOutcome {
  const sending = sendingOf({ told, recipient })
  return { recipient, sending, ...outcomeOfReport(told, sending ?? recipient.message_id) }
}

/** What a report says of a message. */
export type ReportedOutcome = Pick<MessageOutcome, 'key' | 'text'> & {
  readonly kind: 'complained' | 'delivered' | 'bounced' | 'deferred'
  readonly suppress:
    | { readonly reason: 'complained'; readonly decidedBy: 'recipient' }
    | { readonly reason: 'bounced'; readonly decidedBy: 'automatic' }
    | null
}

/**
 * Each outcome happens once per sending, except delays, each of which is an event of its own.
 *
 * @param messageId of the sending that is reported on; null if it is not known
 */
export function outcomeOfReport(told: DeliveryNotification, messageId: string | null): ReportedOutcome {
  const named = messageId ?? ''
  const about = { suppress: null }
  switch (told.kind) {
    case 'complaint':
      return {
        ...about,
        ...{ kind: 'complained', key: 'complained', text: 'It was reported as spam.' },
        suppress: { reason: 'complained', decidedBy: 'recipient' },
      }
    case 'delivery':
      return { ...about, kind: 'delivered', key: `delivered ${named}`, text: null }
    case 'bounce':
      return {
        ...about,
        ...{ kind: 'bounced', key: `bounced ${named}` },
        text: sentence(told.isHard ? 'The mailbox does not exist' : 'It could not be delivered', told.text),
        // A full mailbox or rejected content says nothing about the next message.
        suppress: told.isHard ? { reason: 'bounced', decidedBy: 'automatic' } : null,
      }
  }
  const text = sentence('It was not taken for now', told.text)
  return { ...about, kind: 'deferred', key: `deferred ${named} ${text}`, text }
}

function sentence(meaning: string, said: string | null): string {
  const words = oneLine((said ?? '').slice(0, 4 * TEXT_LENGTH_MAX))
    .slice(0, TEXT_LENGTH_MAX)
    .toWellFormed()
  if (words === '') return `${meaning}.`
  return `${meaning}: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`
}

/** The message id of the sending that the report is about, if it says so. */
const sendingOf = ({ told, recipient }: MailReported): string | null =>
  told.messageId !== null && recipientOfMessageId(told.messageId) === recipient.id ? told.messageId : null
