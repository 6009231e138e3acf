const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The delay of each attempt after the previous one (as at Svix). The delivery fails after the last. */
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
/** Spreads the retries of deliveries that failed together. */
const JITTER = 0.1
/** An endpoint without a successful delivery for this long is disabled. */
const DISABLE_MS = 5 * 24 * HOUR_MS

/** The result of an attempt: a response, or why there is none. */
export interface Outcome {
  readonly httpStatus: number | null
  readonly failure: string | null
  /** The response's Retry-After, in seconds. */
  readonly retryAfterSeconds: number | null
}

export type Verdict =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'failed'; readonly isGone: boolean }

/**
 * Classifies an attempt (Standard Webhooks 1.0): any 2xx is a success, 410 disables the endpoint, and anything else is
 * retried on schedule, or later if the response asks for it.
 *
 * @param attempts the number of attempts so far, including this one
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

/** Whether an endpoint that has been failing since `failingSince` has to be disabled. */
export const isAbandoned = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= DISABLE_MS
