import type { SmtpServer } from '../../smtp/port.ts'
import { type SmtpFailure, type SmtpProblem, smtpFailureMessage } from '../../smtp/smtp-failure.ts'
import { MailboxError, type MailboxFailure } from '../port.ts'

/** Problems that stay until the owner or the operator of the server changes something. */
const LASTING: readonly SmtpProblem[] = ['not-allowed', 'no-starttls', 'no-auth', 'certificate']

/** Describes a failure to connect to a mail server, or to secure the connection, for the mailbox's owner. */
export const connectionFailure = (failure: SmtpFailure, server: SmtpServer): MailboxError =>
  new MailboxError({
    kind: LASTING.includes(failure.problem) ? 'refused' : 'later',
    reason: smtpFailureMessage(failure, server),
    retryAfterSeconds: null,
  })

/** Response codes of RFC 5530 and RFC 3501 that say nothing about the password. */
const TEMPORARY_CODE = /^\[(?:UNAVAILABLE|SERVERBUG|INUSE|LIMIT|OVERQUOTA|CONTACTADMIN|ALERT|THROTTLED)\b/i
const TEMPORARY_WORDS = /temporar|try again|later|too many|unavailable|internal (?:server )?error|timed? ?out|overload/i

/**
 * What a refused login (`NO`) means: a wrong password disconnects the mailbox, so a server that states a temporary
 * problem is believed.
 *
 * @param text the response with its code
 */
export function loginFailureKind(text: string): MailboxFailure['kind'] {
  if (/^\[(?:AUTHENTICATIONFAILED|AUTHORIZATIONFAILED|EXPIRED)\b/i.test(text)) return 'sign_in'
  return TEMPORARY_CODE.test(text) || TEMPORARY_WORDS.test(text.slice(0, 500)) ? 'later' : 'sign_in'
}
