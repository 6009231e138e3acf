import type { DirectMessageState } from '../../contracts/direct-messages/direct-messages.ts'
import { type DeliveryVerdict, GIVE_UP_SECONDS } from '../../outreach/outcomes/classify-smtp-response.ts'
import type { SenderOutcome } from '../senders/sender-outcome.ts'

/** What becomes of a message after an attempt. */
export interface DirectOutcome {
  readonly state: Extract<DirectMessageState, 'queued' | 'sent' | 'failed' | 'unknown'>
  /** As a sentence; null if it was sent. */
  readonly problem: string | null
  /** Counted attempts, including this one. */
  readonly attempts: number
  /** When a queued message is tried again, in seconds. */
  readonly waitSeconds: number | null
  /** What the attempt says about the sender. */
  readonly sender: SenderOutcome
}

/**
 * Decides what becomes of a message. Differs from a campaign in one point: a problem that a person has to fix fails the
 * message, because there is nobody else to go on with, and the person who wrote it wants to know.
 *
 * @param attempts before this one
 * @param ageSeconds since the message was first due
 */
export function decideOutcome(verdict: DeliveryVerdict, attempts: number, ageSeconds: number): DirectOutcome {
  const { state, reason, retryAfterSeconds } = verdict
  if (verdict.pausesSender)
    return { state: 'failed', problem: reason, attempts: attempts + 1, waitSeconds: null, sender: brokenBy(reason) }
  if (verdict.class === 'quota') {
    const sender = { ...FINE, held: { reason: reason ?? '' } }
    // It is not the message's fault, so the attempt does not count; but it does not wait forever.
    if (ageSeconds + (retryAfterSeconds ?? 0) > GIVE_UP_SECONDS)
      return { state: 'failed', problem: reason, attempts, waitSeconds: null, sender }
    return { state: 'queued', problem: reason, attempts, waitSeconds: retryAfterSeconds ?? 0, sender }
  }
  const isTrouble = verdict.class === 'connection' || verdict.class === 'sender'
  const sender: SenderOutcome = isTrouble ? { ...FINE, trouble: reason } : { ...FINE, answered: 1 }
  const common = { problem: reason, attempts: attempts + 1, sender }
  if (state === 'pending') return { ...common, state: 'queued', waitSeconds: retryAfterSeconds ?? 0 }
  return { ...common, state: state === 'bounced' ? 'failed' : state, waitSeconds: null }
}

const FINE: SenderOutcome = { answered: 0, trouble: null, held: null, needsPerson: false }
const brokenBy = (trouble: string | null): SenderOutcome => ({ ...FINE, trouble, needsPerson: true })
