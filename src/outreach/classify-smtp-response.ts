import type { RecipientState } from '../contracts/campaigns.ts'
import { oneLine } from '../contracts/one-line.ts'
import type { SuppressionReason } from '../contracts/suppressions.ts'
import type { SmsResult } from '../platform/sms/port.ts'
import type { DeliveryResult } from '../platform/smtp/port.ts'
import { judgeReply } from './judge-reply.ts'
import type { ReplyClass } from './reply-class.ts'

/**
 * What an outcome means. Those of `judge-reply.ts`; `connection`: it was lost before the message was over; `opt_out`: the provider knows that they said no;
 * `unknown`: it may have arrived or not.
 */
export type DeliveryClass = 'sent' | ReplyClass | 'connection' | 'opt_out' | 'unknown'

/** What to do about a message after an attempt. */
export interface DeliveryVerdict {
  /** Where the recipient's row goes; `pending` is tried again after `retryAfterSeconds`. */
  readonly state: Extract<RecipientState, 'sent' | 'pending' | 'bounced' | 'failed' | 'unknown'>
  readonly class: DeliveryClass
  /** As a sentence, with what the server said; null when it was sent. */
  readonly reason: string | null
  /** Nothing may go to this address any more. */
  readonly suppress: boolean
  /** As what it is suppressed; null where it is not. */
  readonly suppressAs: SuppressionReason | null
  /** Null unless it is `pending`. */
  readonly retryAfterSeconds: number | null
  /** The sender's fault, which every further message would meet: stop until somebody has looked. */
  readonly pausesSender: boolean
}

/** How often it was tried. */
export interface Attempts {
  /** This one included. */
  readonly attempts: number
  /** From the first attempt to this one. */
  readonly secondsSinceFirst: number
}

/** Past these a message is given up. */
export const ATTEMPTS_MAX = 5
export const GIVE_UP_SECONDS = 24 * 3_600

/** Seconds to wait after the first, second, third and fourth attempt (RFC 5321 4.5.4.1 asks for 30 minutes at the least where the reason is not known). */
const WAITS = [300, 1_800, 7_200, 21_600] as const
/** Whoever says that it is too much is left alone for longer. */
const THROTTLED_WAITS = [900, 3_600, 10_800, 28_800] as const
/** After a person has resumed it, there is nothing to wait for. */
const PAUSED_WAIT_SECONDS = 60

/** What came of handing an email over (RFC 5321, RFC 3463). A message that may have arrived is `unknown` and never tried again. */
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

/** What came of handing a text message over. */
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

/** Servers explain themselves at length. */
const REPLY_LENGTH_MAX = 300

function sentence(meaning: string, said: string): string {
  const words = oneLine(said.slice(0, 4 * REPLY_LENGTH_MAX))
  if (words === '') return `${meaning}.`
  const shown = words.length > REPLY_LENGTH_MAX ? `${words.slice(0, REPLY_LENGTH_MAX).toWellFormed()}…` : words
  return `${meaning}: ${shown}${/[.!?…]$/.test(shown) ? '' : '.'}`
}
