import { asObject, oneSentence, type ProviderAnswer } from '../providers/fetch-provider.ts'
import type { MailboxFailure } from './port.ts'

/**
 * Reasons of quota and rate. Gmail sends them with 403 or 429
 * (https://developers.google.com/workspace/gmail/api/guides/handle-errors), Graph with 403 or 429
 * (https://learn.microsoft.com/en-us/graph/throttling-limits#outlook-service-limits).
 */
export const QUOTA_REASONS: ReadonlySet<string> = new Set([
  'dailyLimitExceeded',
  'userRateLimitExceeded',
  'rateLimitExceeded',
  'quotaExceeded',
  'RESOURCE_EXHAUSTED',
  'ErrorExceededMessageLimit',
  'ErrorSubmissionQuotaExceeded',
  'ErrorQuotaExceeded',
  'ApplicationThrottled',
  'TooManyRequests',
])
/** Reasons why a grant does not suffice. */
const SIGN_IN = new Set(['insufficientPermissions', 'InvalidAuthenticationToken', 'ErrorInvalidUser'])
/** How long to wait if a provider does not say: a rate recovers in a minute, the quota of a day over hours. */
const RATE_SECONDS = 60
const QUOTA_SECONDS = 3_600
const DAY_SECONDS = 24 * 3_600

/** What a provider's API wrote about a failure. */
export interface ApiError {
  /** Its code, such as `rateLimitExceeded`; empty if there is none. */
  readonly code: string
  /** Its message as a sentence; empty if there is none. */
  readonly message: string
}

/** Reads the error of Google's APIs (`error.errors[0].reason`) or of Graph (`error.code`). */
export function apiErrorIn(text: string): ApiError {
  const { error } = asObject(text)
  if (typeof error !== 'object' || error === null) return { code: '', message: '' }
  const { code, message, errors, status } = error as Record<string, unknown>
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const reason = typeof first === 'object' && first !== null ? (first as Record<string, unknown>).reason : undefined
  const named = [reason, code, status].find((name) => typeof name === 'string')
  return {
    code: typeof named === 'string' ? named.slice(0, 100) : '',
    message: typeof message === 'string' && message.trim() !== '' ? oneSentence(message) : '',
  }
}

/**
 * What a failed request to a provider's mail API means.
 *
 * @param label the provider's name in sentences
 * @param now for a time in the provider's message
 */
export function apiFailure(label: string, answer: ProviderAnswer, now: Date): MailboxFailure {
  if (answer.kind !== 'answer') return later(`${label} cannot be reached. Try again later.`, null)
  const { status, text, retryAfterSeconds } = answer
  const { code, message } = apiErrorIn(text)
  if (status === 401 || SIGN_IN.has(code))
    return {
      kind: 'sign_in',
      reason: `${label} no longer accepts the permission for this mailbox. Connect it again.`,
      retryAfterSeconds: null,
    }
  if (status === 429 || QUOTA_REASONS.has(code)) {
    const usual = status === 429 ? RATE_SECONDS : QUOTA_SECONDS
    const seconds = retryAfterSeconds ?? secondsUntil(message, now) ?? usual
    return later(`${label} takes no more from this mailbox for now: ${message || code}`, Math.min(seconds, DAY_SECONDS))
  }
  if (status >= 500) return later(`${label} is out of order (${status}). Try again later.`, retryAfterSeconds)
  return { kind: 'refused', reason: `${label} refused: ${message || status}`, retryAfterSeconds: null }
}

const later = (reason: string, retryAfterSeconds: number | null): MailboxFailure => ({
  ...{ kind: 'later', reason, retryAfterSeconds },
})

/** Gmail writes `Retry after 2026-11-27T10:00:00.000Z` into its message instead of a header. */
const RETRY_AFTER = /\bretry after (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)/i

function secondsUntil(message: string, now: Date): number | null {
  const [, at] = RETRY_AFTER.exec(message) ?? []
  const seconds = at === undefined ? Number.NaN : Math.ceil((Date.parse(at) - now.getTime()) / 1_000)
  return seconds > 0 ? seconds : null
}
