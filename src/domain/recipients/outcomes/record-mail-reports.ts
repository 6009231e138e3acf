import { oneLine } from '../../../contracts/one-line.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { DeliveryNotification } from '../../../platform/mail-reports/port.ts'
import { type MailedRecipient, recipientOfMessageId } from './find-recipients.ts'
import { type MessageOutcome, recordOutcomes } from './record-outcomes.ts'

/** What was told, and of which message. */
export interface MailReported {
  readonly told: DeliveryNotification
  readonly recipient: MailedRecipient
}

const TEXT_LENGTH_MAX = 300

/**
 * Writes down what mail servers and providers report of messages: what was given up bounces, a mailbox that does not exist is suppressed, a complaint
 * suppresses, what was not taken for now is an event.
 */
export const recordMailReports = (
  ctx: ServiceContext,
  accountId: string,
  reports: readonly MailReported[],
): Promise<void> => recordOutcomes(ctx, accountId, reports.map(outcomeOf))

/** Of one message, each happens once, but for delays, each of which is one. */
function outcomeOf({ told, recipient }: MailReported): MessageOutcome {
  const sending = sendingOf({ told, recipient })
  const named = sending ?? recipient.message_id ?? ''
  const about = { recipient, sending, suppress: null }
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
        // A full mailbox, or a message that was not liked, says nothing of the next one.
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

/** Which sending of the message is meant, where that is told. */
const sendingOf = ({ told, recipient }: MailReported): string | null =>
  told.messageId !== null && recipientOfMessageId(told.messageId) === recipient.id ? told.messageId : null
