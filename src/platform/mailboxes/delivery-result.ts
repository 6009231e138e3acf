import type { ProviderAnswer } from '../providers/fetch-provider.ts'
import type { DeliveryResult } from '../smtp/port.ts'
import { apiErrorIn, apiFailure } from './api-failure.ts'
import type { MailboxFailure } from './port.ts'

/** Codes of Graph for a message that its mailbox may not send, whatever it is. */
const SENDER_CODES = /^(?:ErrorSendAsDenied|ErrorMessageSubmissionBlocked|ErrorAccountSuspend|MailboxNotEnabled)/
/** Gmail and Graph on an address that is none. */
const BAD_RECIPIENT = /invalid to header|recipient address required|ErrorInvalidRecipients/i

/**
 * What the failed request that hands a message over means for it. A request that may have been processed is `unknown`:
 * the provider did not answer, or failed with a status that does not say that it did nothing.
 *
 * @param answer a response that is no success, or none
 */
export function resultOf(label: string, answer: ProviderAnswer, now: Date): DeliveryResult {
  if (answer.kind !== 'answer') return { kind: answer.kind === 'unsent' ? 'lost' : 'unknown', reason: answer.reason }
  const { status, text } = answer
  if (status >= 500 && status !== 503) return { kind: 'unknown', reason: `${label} answered ${status}.` }
  const failure = apiFailure(label, answer, now)
  if (failure.kind !== 'refused') return resultOfFailure(failure)
  const { code, message } = apiErrorIn(text)
  const reply = message || failure.reason
  if (status === 413)
    return { kind: 'refused', code: 552, reply: `5.3.4 ${label}: the message is too large`, stage: 'data' }
  // In our words: "header" in the provider's would make it a fault of the content (`outreach/bounce-rules.ts`).
  if (BAD_RECIPIENT.test(`${code} ${message}`))
    return { kind: 'refused', code: 553, reply: `5.1.3 ${label} does not take the recipient's address`, stage: 'rcpt' }
  if (status === 403 || SENDER_CODES.test(code)) return { kind: 'refused', code: 550, reply, stage: 'mail' }
  return { kind: 'refused', code: 554, reply: `5.6.0 ${reply}`, stage: 'data' }
}

/** The result of a message whose mailbox could not be used, so that it was not sent. */
export function resultOfFailure({ kind, reason, retryAfterSeconds }: MailboxFailure): DeliveryResult {
  if (kind === 'later') return { kind: 'later', reason, retryAfterSeconds }
  // As if the server had refused to sign in: everything that this sender sends fails until a person acts.
  return { kind: 'refused', code: 535, reply: reason, stage: 'auth' }
}
