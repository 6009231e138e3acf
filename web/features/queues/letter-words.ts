import type { DeadLetter } from '../../../src/contracts/system/operations.ts'

/** The queue of messages that the platform dead-lettered without naming their queue. */
export const UNKNOWN_QUEUE = 'dead-letters'

export const queueWords = (name: string): string => (name === UNKNOWN_QUEUE ? 'Unknown queue' : name)

/** Why the message was dead-lettered. If its consumer crashed, no reason was recorded. */
export const reasonWords = ({ reason }: DeadLetter): string =>
  reason ?? 'The platform gave up because its consumer kept crashing.'

/** Why a dead letter cannot be sent again; null if it can be, or already was. */
export function blockingReasonWords({ can_retry, retried_at, queue }: DeadLetter): string | null {
  if (can_retry || retried_at !== null) return null
  return queue === UNKNOWN_QUEUE
    ? "Its queue is unknown, so it can't be retried."
    : "It was too long to be stored completely, so it can't be retried."
}

/** A message's body as formatted JSON, or unchanged if only its beginning was stored. */
export function bodyText({ body }: DeadLetter): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
