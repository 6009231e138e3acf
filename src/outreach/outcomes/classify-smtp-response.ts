import type { RecipientState } from '../../contracts/campaigns/campaign-states.ts'
import type { SuppressionReason } from '../../contracts/suppressions/suppressions.ts'
import { oneLine } from '../../lib/text/one-line.ts'
import type { SmsResult } from '../../platform/sms/port.ts'
import type { DeliveryResult } from '../../platform/smtp/port.ts'
import { judgeReply } from './judge-reply.ts'
import type { ReplyClass } from './reply-class.ts'

/**
 * The class of an outcome. Besides those of `judge-reply.ts`: `connection`: the connection was lost before the message
 * was complete; `opt_out`: the provider knows that the recipient opted out; `quota`: the provider takes nothing from the
 * sender for now; `unknown`: the message may have arrived.
 */
export type DeliveryClass = 'sent' | ReplyClass | 'connection' | 'opt_out' | 'quota' | 'unknown'

/** What to do with a message after an attempt. */
export interface DeliveryVerdict {
  /** The new state of the recipient; `pending` is retried after `retryAfterSeconds`. */
  readonly state: Extract<RecipientState, 'sent' | 'pending' | 'bounced' | 'failed' | 'unknown'>
  readonly class: DeliveryClass
  /** A sentence with the server's response; null if it was sent. */
  readonly reason: string | null
  /** Whether this address must get no more messages. */
  readonly suppress: boolean
  /** The reason for the suppression; null if there is none. */
  readonly suppressAs: SuppressionReason | null
  /** Null unless it is `pending`. */
  readonly retryAfterSeconds: number | null
  /**
   * Whether the sender is at fault, so that every further message would fail: sending stops until a person has checked.
   */
  readonly pausesSender: boolean
}

/** The attempts so far. */
export interface Attempts {
  /** Including this one. */
  readonly attempts: number
  /** The time from the first attempt to this one. */
  readonly secondsSinceFirst: number
}

/** A message is given up after this many attempts or seconds. */
export const ATTEMPTS_MAX = 5
export const GIVE_UP_SECONDS = 24 * 3_600

/**
 * The delays in seconds after the first, second, third and fourth attempt (RFC 5321 4.5.4.1 recommends at least 30
 * minutes if the reason is unknown).
 */
const WAITS = [300, 1_800, 7_200, 21_600] as const
/** Longer delays, for servers that are throttling. */
const THROTTLED_WAITS = [900, 3_600, 10_800, 28_800] as const
/** If a provider does not say how long a mailbox may not send. */
const QUOTA_SECONDS = 600
/** After a person resumes sending, no longer delay is needed. */
const PAUSED_WAIT_SECONDS = 60

/**
 * Classifies the outcome of delivering an email (RFC 5321, RFC 3463). A message that may have arrived is `unknown` and
 * never retried.
 */
export function classifySmtpResponse(outcome: DeliveryResult, tried: Attempts): DeliveryVerdict {
  switch (outcome.kind) {
    case 'accepted':
      return { ...NOTHING, state: 'sent', class: 'sent', reason: null }
    case 'unknown':
      return {
        ...NOTHING,
        state: 'unknown',
        class: 'unknown',
        reason: sentence('The server was not heard after the message was handed over', outcome.reason),
      }
    case 'later':
      return {
        ...NOTHING,
        state: 'pending',
        class: 'quota',
        reason: sentence('The mailbox may not send now', outcome.reason),
        retryAfterSeconds: Math.min(Math.max(outcome.retryAfterSeconds ?? QUOTA_SECONDS, 1), GIVE_UP_SECONDS),
      }
    case 'lost':
      return again('connection', sentence('The connection was lost before the message was over', outcome.reason), tried)
    case 'refused': {
      const { kind, isPermanent, meaning } = judgeReply(outcome)
      const reason = sentence(meaning, outcome.reply)
      if (kind === 'sender' && isPermanent) return { ...again('sender', reason, tried), pausesSender: true }
      if (!isPermanent) return again(kind, reason, tried)
      if (kind === 'hard')
        return { ...NOTHING, state: 'bounced', class: kind, reason, suppress: true, suppressAs: 'bounced' }
      return { ...NOTHING, state: kind === 'content' ? 'failed' : 'bounced', class: kind, reason }
    }
  }
}

/** Classifies the outcome of sending a text message. */
export function judgeSms(outcome: SmsResult, tried: Attempts): DeliveryVerdict {
  switch (outcome.kind) {
    case 'accepted':
      return { ...NOTHING, state: 'sent', class: 'sent', reason: null }
    case 'unknown':
      return {
        ...NOTHING,
        state: 'unknown',
        class: 'unknown',
        reason: sentence('The provider was not heard after the message was handed over', outcome.reason),
      }
    case 'later':
      return again(
        'throttle',
        sentence('The provider asked to wait', outcome.reason),
        tried,
        outcome.afterSeconds ?? undefined,
      )
    case 'refused': {
      if (outcome.isOptOut) {
        const reason = sentence('They asked the provider for no more messages', outcome.reason)
        return { ...NOTHING, state: 'failed', class: 'opt_out', reason, suppress: true, suppressAs: 'unsubscribed' }
      }
      if (outcome.isSenders) {
        const reason = sentence('The provider refused the sender', outcome.reason)
        return { ...again('sender', reason, tried), pausesSender: true }
      }
      return {
        ...NOTHING,
        state: 'failed',
        class: 'soft',
        reason: sentence('The provider refused the message', outcome.reason),
      }
    }
  }
}

const NOTHING = { suppress: false, suppressAs: null, retryAfterSeconds: null, pausesSender: false } as const

function again(
  kind: DeliveryClass,
  reason: string,
  { attempts, secondsSinceFirst }: Attempts,
  askedSeconds = 0,
): DeliveryVerdict {
  const waits = kind === 'throttle' ? THROTTLED_WAITS : WAITS
  const usual = kind === 'sender' ? PAUSED_WAIT_SECONDS : waits[Math.min(Math.max(attempts, 1), waits.length) - 1]!
  const wait = Math.min(Math.max(usual, askedSeconds), GIVE_UP_SECONDS)
  if (attempts >= ATTEMPTS_MAX || secondsSinceFirst + wait > GIVE_UP_SECONDS) {
    const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`
    return { ...NOTHING, state: 'failed', class: kind, reason: `Given up after ${times}. ${reason}` }
  }
  return { ...NOTHING, state: 'pending', class: kind, reason, retryAfterSeconds: wait }
}

/** Server responses can be long. */
const REPLY_LENGTH_MAX = 300

function sentence(meaning: string, said: string): string {
  const words = oneLine(said.slice(0, 4 * REPLY_LENGTH_MAX))
  if (words === '') return `${meaning}.`
  const shown = words.length > REPLY_LENGTH_MAX ? `${words.slice(0, REPLY_LENGTH_MAX).toWellFormed()}…` : words
  return `${meaning}: ${shown}${/[.!?…]$/.test(shown) ? '' : '.'}`
}
