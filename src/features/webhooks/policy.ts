const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How long after the attempt before it each attempt is made (Svix); the message has failed after the last. */
const DELAYS_MS = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
/** Messages that failed together are not tried again together. */
const JITTER = 0.1
/** An endpoint at which nothing has arrived for so long is switched off. */
const DISABLE_MS = 5 * 24 * HOUR_MS

/** What came of an attempt: an answer, or why there is none. */
export interface Outcome {
  readonly httpStatus: number | null
  readonly failure: string | null
  /** What the answer asks to wait, in seconds. */
  readonly retryAfterSeconds: number | null
}

export type Verdict =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'failed'; readonly isGone: boolean }

/**
 * What follows from an attempt (Standard Webhooks 1.0): any 2xx is done, 410 wants no more, the rest is tried again by the schedule, or
 * later where the answer asks for it.
 *
 * @param attempts how many were made, this one included
 * @param random from 0 to 1
 */
export function judge({ httpStatus, retryAfterSeconds }: Outcome, attempts: number, random: number): Verdict {
  if (httpStatus !== null && httpStatus >= 200 && httpStatus < 300) return { kind: 'delivered' }
  if (httpStatus === 410) return { kind: 'failed', isGone: true }
  const delayMs = DELAYS_MS[attempts]
  if (delayMs === undefined) return { kind: 'failed', isGone: false }
  const spreadMs = delayMs * (1 + JITTER * (2 * random - 1))
  return { kind: 'retry', afterMs: Math.round(Math.max(spreadMs, (retryAfterSeconds ?? 0) * SECOND_MS)) }
}

/** Whether an endpoint that has failed since then is to be switched off. */
export const isAbandoned = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= DISABLE_MS
