/**
 * What a server's refusal is about. `hard`: the mailbox does not exist, and never will for us. `soft`: it cannot take the message, today or of this kind.
 * `throttle`: too much or too fast. `sender`: policy, authentication or reputation. `content`: the message itself, as its size.
 */
export type ReplyClass = 'hard' | 'soft' | 'throttle' | 'sender' | 'content'

export interface JudgedReply {
  readonly kind: ReplyClass
  /** Nothing changes when it is tried again. */
  readonly isPermanent: boolean
  /** What it means, without a full stop. */
  readonly meaning: string
  /** RFC 3463, as `5.1.1`; null where the server names none. */
  readonly status: string | null
}

export interface ServerReply {
  /** RFC 5321, as 550; null where only the status of a report is known. */
  readonly code: number | null
  readonly reply: string
  /** Where in the conversation it came; null in a report. */
  readonly stage?: 'connect' | 'auth' | 'mail' | 'rcpt' | 'data' | null
}

/** Statuses that say that an address is none (`provider-facts`, RFC 3463 3.2, 3.3; 5.1.10 is RFC 7505). */
const NO_MAILBOX: ReadonlySet<string> = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1'])
/** The sender's own address is at fault. */
const BAD_SENDER: ReadonlySet<string> = new Set(['1.7', '1.8'])
const STATUS = /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/
const SAYS_NO_MAILBOX =
  /user unknown|unknown user|no such (?:user|mailbox|recipient|address|person)|(?:user|mailbox|recipient|account|address) (?:\S{1,100} )?(?:does not|doesn't|not) exist|(?:mailbox|recipient|user|account|address) (?:was |is )?(?:not found|unknown|invalid)|invalid (?:mailbox|recipient|address)|unknown (?:recipient|mailbox|address)|unrouteable address|no mailbox here|account (?:has been |is )?(?:disabled|deactivated|closed|suspended)|not a valid (?:mailbox|recipient)/i
const SAYS_FULL =
  /over ?quota|quota exceeded|(?:mailbox|inbox|storage)(?: is)? full|exceeded storage|insufficient (?:system )?storage/i
const SAYS_TOO_LARGE = /(?:message|size)[^\n]{0,40}(?:too large|too big|exceeds)|maximum (?:message )?size/i
const SAYS_POLICY =
  /spam|blocked|block ?list|blacklist|black list|listed (?:at|in|by|on)|reputation|policy|policies|relay(?:ing)? (?:access )?denied|not permitted|unauthenticated|authenticat|spf|dkim|dmarc|reverse dns|ptr record|banned|abuse/i
const SAYS_TOO_FAST = /rate|too many|throttl|try again later|too fast|limit exceeded|exceeded the/i

/** Reads what a server said when it refused a message, or what a report says it said. */
export function judgeReply({ code, reply, stage = null }: ServerReply): JudgedReply {
  const text = reply.slice(0, 2_000)
  const status = STATUS.exec(text)?.[1] ?? null
  const isPermanent = code === null ? status?.[0] === '5' : code >= 500
  const judged = (kind: ReplyClass, meaning: string): JudgedReply => ({ kind, isPermanent, meaning, status })
  const detail = status?.slice(2) ?? ''
  const subject = detail.split('.')[0]

  if (stage === 'auth')
    return judged('sender', isPermanent ? 'The server refused to sign in' : 'The server could not sign in for now')
  if (!isPermanent) return judgeForNow(judged, { code, subject, detail, text })
  if (stage === 'connect') return judged('sender', 'The server refused the connection')
  if (NO_MAILBOX.has(detail)) return judged('hard', 'The mailbox does not exist')
  if (BAD_SENDER.has(detail) || (stage === 'mail' && !detail.startsWith('3.4')))
    return judged('sender', "The server refused the sender's address")
  if (detail === '3.4' || SAYS_TOO_LARGE.test(text)) return judged('content', 'The message is too large')
  if (subject === '7') return judged('sender', 'The server refused the message by its policy')
  if (detail === '2.2' || code === 552) return judged('soft', 'The mailbox is full')
  if (subject === '6') return judged('content', 'The server does not take such content')
  if (code === 530 || code === 535 || code === 538) return judged('sender', 'The server wants the sender to sign in')
  if (subject !== undefined && subject !== '' && subject !== '0' && subject !== '5')
    return judged('soft', 'The server could not deliver the message')
  if (SAYS_NO_MAILBOX.test(text)) return judged('hard', 'The mailbox does not exist')
  if (SAYS_FULL.test(text)) return judged('soft', 'The mailbox is full')
  if (SAYS_POLICY.test(text)) return judged('sender', 'The server refused the message by its policy')
  return judged('soft', 'The server refused the message')
}

function judgeForNow(
  judged: (kind: ReplyClass, meaning: string) => JudgedReply,
  { code, subject, detail, text }: { code: number | null; subject: string | undefined; detail: string; text: string },
): JudgedReply {
  if (detail === '2.2') return judged('soft', 'The mailbox is full for now')
  if (code === 421 || subject === '7' || SAYS_TOO_FAST.test(text))
    return judged('throttle', 'The server asked to send more slowly')
  return judged('soft', 'The server could not take the message for now')
}
