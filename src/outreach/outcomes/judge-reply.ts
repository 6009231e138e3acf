import { fold } from '../../lib/fold.ts'
import { BOUNCE_RULES, type BounceRule } from './bounce-rules.ts'
import type { ReplyClass } from './reply-class.ts'

export interface JudgedReply {
  readonly kind: ReplyClass
  /** Whether retrying is useless. */
  readonly isPermanent: boolean
  /** The meaning, without a full stop. */
  readonly meaning: string
  /** RFC 3463, such as `5.1.1`; null if the server sent none. */
  readonly status: string | null
  /** Whether the response text or the status decided; otherwise only the reply code did. */
  readonly isCertain: boolean
}

export interface ServerReply {
  /** RFC 5321, such as 550; null if only a report's status is known. */
  readonly code: number | null
  readonly reply: string
  /** The stage of the SMTP session; null for a report. */
  readonly stage?: 'connect' | 'auth' | 'mail' | 'rcpt' | 'data' | null
}

const TEXT_LENGTH_MAX = 4_000
const STATUS = /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/g
const SAYS_TOO_FAST = /rate|too many|throttl|try again later|too fast|limit exceeded|exceeded the/i

/** Interprets a server's rejection of a message, received directly or quoted in a report. */
export function judgeReply({ code, reply, stage = null }: ServerReply): JudgedReply {
  const text = reply.slice(0, TEXT_LENGTH_MAX)
  const status = statusIn(text)
  const isPermanent = code === null ? status?.[0] === '5' : code >= 500
  const judged = (kind: ReplyClass, meaning: string, isCertain = true): JudgedReply => ({
    ...{ kind, isPermanent, meaning, status, isCertain },
  })
  const detail = status?.slice(2) ?? ''
  const subject = detail.split('.')[0]

  if (stage === 'auth')
    return judged('sender', isPermanent ? 'The server refused to sign in' : 'The server could not sign in for now')
  if (!isPermanent) return judgeForNow(judged, { code, subject, detail, text })
  if (stage === 'connect') return judged('sender', 'The server refused the connection')
  const rule = ruleFor({ code, detail, text })
  if (stage === 'mail' && rule?.kind !== 'content') return judged('sender', "The server refused the sender's address")
  if (rule) return judged(rule.kind, rule.meaning)
  if (subject === '7') return judged('sender', 'The server refused the message by its policy')
  if (code === 552) return judged('soft', 'The mailbox is full')
  if (subject === '6') return judged('content', 'The server does not take such content')
  if (code === 530 || code === 535 || code === 538) return judged('sender', 'The server wants the sender to sign in')
  return judged('soft', 'The server could not deliver the message', false)
}

/** The most specific status: servers wrap other servers' responses in their own. */
function statusIn(text: string): string | null {
  let first: string | null = null
  for (const [, status] of text.matchAll(STATUS)) {
    first ??= status!
    // "5.0.0" is unspecific, and "5.1.0 … 550-5.1.1" quotes the other server's status after its own.
    if (!/^[245]\.\d\.0$/.test(status!)) return /^[245]\.(?:\d\.0)$/.test(first) ? status! : first
  }
  return first
}

interface Refusal {
  readonly code: number | null
  readonly detail: string
  readonly text: string
}

function ruleFor({ code, detail, text }: Refusal): BounceRule | undefined {
  const words = ` ${fold(withoutNames(text))} ${identifiersIn(text)} `
  const says = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(phrase))
  return BOUNCE_RULES.find(
    (rule) =>
      (rule.says === undefined || says(rule.says)) &&
      (rule.unless === undefined || !says(rule.unless)) &&
      (rule.status === undefined || rule.status.includes(detail)) &&
      (rule.code === undefined || (code !== null && rule.code.includes(code))),
  )
}

/** Removes addresses, links and host names, which may contain any word. */
const withoutNames = (text: string): string =>
  text
    .split(/[\s<>()[\]"',;]/)
    .filter((word) => !word.includes('@') && !word.includes('://') && !HOST_NAME.test(word))
    .join(' ')
const HOST_NAME = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}[.:]?$/i

/** Exchange's reasons, such as `RESOLVER.ADR.RecipNotFound`, look like host names. */
const EXCHANGE_REASON = /\bRESOLVER\.[A-Z]{2,6}\.(\w{3,60})/gi
const identifiersIn = (text: string): string =>
  Array.from(text.matchAll(EXCHANGE_REASON), ([, reason]) => reason!.toLowerCase()).join(' ')

function judgeForNow(
  judged: (kind: ReplyClass, meaning: string, isCertain?: boolean) => JudgedReply,
  { code, subject, detail, text }: { code: number | null; subject: string | undefined; detail: string; text: string },
): JudgedReply {
  if (detail === '2.2') return judged('soft', 'The mailbox is full for now')
  if (code === 421 || subject === '7' || SAYS_TOO_FAST.test(text))
    return judged('throttle', 'The server asked to send more slowly')
  return judged('soft', 'The server could not take the message for now', false)
}
