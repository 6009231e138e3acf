import type { z } from 'zod'
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatNumber, formatRelativeTime } from '../../lib/format.ts'

export type Attempt = z.infer<typeof WebhookAttempt>

/** The event of a test message. It cannot be subscribed to. */
const TEST_EVENT = 'webhook.test'
/** During an attempt, the next one is already scheduled for 90 s later. */
const SOON_MS = 2 * 60_000
/** A message that is overdue for longer waits for the webhook to be activated. */
const OVERDUE_MS = 5 * 60_000
const MOMENT_MS = 45_000

/** Whether the next delivery attempt is due soon, so that polling is worthwhile. */
export function isDueSoon({ state, next_at }: WebhookDelivery, nowMs: number): boolean {
  if (state !== 'pending' || next_at === null) return false
  const waitMs = Date.parse(next_at) - nowMs
  return waitMs < SOON_MS && waitMs > -OVERDUE_MS
}

/** Newest first. */
export const attemptsOf = ({ attempts }: WebhookDelivery): readonly Attempt[] =>
  attempts.toSorted((one, other) => other.created_at.localeCompare(one.created_at))

/** "HTTP 500", or why no response arrived. */
export const answerWords = ({ http_status, failure }: Attempt): string =>
  http_status === null ? (failure ?? 'No answer') : `HTTP ${http_status}`

/** "120 ms", "1.4 s". */
export const durationWords = (durationMs: number): string =>
  durationMs < 1_000
    ? `${formatNumber(Math.round(durationMs))} ms`
    : `${formatNumber(Math.round(durationMs / 100) / 10)} s`

/** When the next attempt is due; null if there is none. */
export function nextWords({ next_at }: WebhookDelivery, isActive: boolean, nowMs: number): string | null {
  if (next_at === null) return null
  if (!isActive) return 'Waiting for the webhook to be turned on'
  if (Date.parse(next_at) - nowMs < MOMENT_MS) return 'Next attempt any moment now'
  return `Next attempt ${formatRelativeTime(next_at, new Date(nowMs))}`
}

/** The label of the replay button; null if a replay is useless, or another test does the same. */
export function replayLabel(
  { event, state, attempts }: WebhookDelivery,
  { is_active }: Pick<WebhookEndpoint, 'is_active'>,
): 'Replay' | 'Send now' | null {
  if (event === TEST_EVENT) return null
  if (state !== 'pending') return 'Replay'
  return is_active && attempts.length > 0 ? 'Send now' : null
}

/** A payload as formatted JSON, or unchanged if it is not JSON. */
export function payloadText({ payload }: WebhookDelivery): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}
