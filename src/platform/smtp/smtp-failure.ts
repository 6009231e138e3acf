import type { DeliveryResult, SmtpServer } from './port.ts'

/** How far the exchange with a server got. `tls`: while the connection was being secured. */
export type SmtpStage = 'name' | 'connect' | 'greeting' | 'tls' | 'auth' | 'mail' | 'rcpt' | 'data'

export type SmtpProblem =
  | 'not-allowed'
  | 'no-such-name'
  | 'name-unknown'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'no-starttls'
  | 'no-auth'
  | 'certificate'
  | 'closed'
  | 'reply'

/** Why an SMTP session cannot continue. */
export class SmtpFailure extends Error {
  readonly stage: SmtpStage
  readonly problem: SmtpProblem
  /** The server's reply, if any. */
  readonly reply: string | null

  constructor(stage: SmtpStage, problem: SmtpProblem, reply: string | null = null) {
    super(reply ?? problem)
    this.name = 'SmtpFailure'
    this.stage = stage
    this.problem = problem
    this.reply = reply
  }
}

const REPLY_LENGTH_MAX = 400

/** A reply as one line without its code; truncated, because servers may send anything. */
const wordsOf = (reply: string) =>
  reply
    .replace(/^\d{3}[ -]/gm, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, REPLY_LENGTH_MAX)
    .toWellFormed()
export const codeOf = (reply: string | null): number => Number(/^\d{3}/.exec(reply ?? '')?.[0] ?? 0)

/** Describes the failure as a sentence for the person who configured the server. */
export function smtpFailureMessage(
  { stage, problem, reply }: SmtpFailure,
  { host, port, encryption }: SmtpServer,
): string {
  const place = `${host}:${port}`
  const said = reply ? `: ${wordsOf(reply)}` : ''
  switch (problem) {
    case 'not-allowed':
      return 'This address cannot be called.'
    case 'no-such-name':
      return `No mail server was found under the name ${host}.`
    case 'name-unknown':
      return `The name ${host} could not be looked up. Please try again.`
    case 'refused':
      return `${place} refused the connection: no mail server answers at this port.`
    case 'unreachable':
      return encryption === 'ssl'
        ? `No secure connection to ${place} could be opened: the server cannot be reached, does not speak TLS at this port (STARTTLS servers use 587), or its certificate is not valid for this name.`
        : `${place} cannot be reached.`
    case 'timeout':
      return stage === 'greeting'
        ? `${place} accepted the connection and then said nothing. If the port wants TLS from the first byte, choose SSL.`
        : `${place} did not answer in time.`
    case 'no-starttls':
      return `${place} does not offer STARTTLS, so the connection cannot be encrypted${said && ` (${wordsOf(reply ?? '')})`}.`
    case 'no-auth': {
      const advice =
        encryption === 'none' ? ' Many servers offer it only on encrypted connections: choose TLS or SSL.' : ''
      return `${place} does not offer to sign in with a username and a password (AUTH PLAIN, LOGIN or CRAM-MD5), so nothing was sent to it.${advice}`
    }
    case 'certificate':
      return `The certificate of ${place} is not valid for this name, has expired, or is signed by nobody we trust.`
    case 'closed':
      return `${place} closed the connection${said}.`
    case 'reply':
      return `${REFUSALS[stage] ?? 'The server refused'}${said}`
  }
}

const REFUSALS: Partial<Record<SmtpStage, string>> = {
  greeting: 'The server does not take connections',
  auth: 'The server refused the username or password',
  mail: 'Signed in, but the server refused the sender address',
  rcpt: 'The server refused the recipient',
  data: 'The server refused the message',
}

const STAGES = { name: 'connect', connect: 'connect', greeting: 'connect', tls: 'connect' } as const

/** The delivery result for a message when the session failed; the message was not delivered. */
export function outcomeOf(
  failure: SmtpFailure,
  server: SmtpServer,
): Extract<DeliveryResult, { kind: 'refused' | 'lost' }> {
  const { stage, problem, reply } = failure
  // Retrying would not help.
  if (problem === 'no-auth')
    return { kind: 'refused', code: 530, reply: `530 5.7.4 ${smtpFailureMessage(failure, server)}`, stage: 'auth' }
  const code = codeOf(reply)
  const isAnswer = code >= 400 && (problem === 'reply' || problem === 'closed')
  if (!isAnswer || reply === null) return { kind: 'lost', reason: smtpFailureMessage(failure, server) }
  return {
    kind: 'refused',
    code,
    reply,
    stage: stage === 'auth' || stage === 'mail' || stage === 'rcpt' || stage === 'data' ? stage : STAGES[stage],
  }
}
