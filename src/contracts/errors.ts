import { z } from 'zod'

/** All ways in which a call can fail; `http/error-response.ts` maps each to a status. */
export const ERROR_CODES = [
  'bad_request',
  'url_not_allowed',
  'unauthenticated',
  'subscription_required',
  'limit_reached',
  'feature_not_in_plan',
  'forbidden',
  /** The key is valid but lacks the permission for this call. */
  'insufficient_permissions',
  'key_expired',
  'key_disabled',
  /** The key is valid but not allowed from this IP address. */
  'ip_not_allowed',
  'email_unverified',
  /** The password was right, or the session is valid, but a second factor has to be proved first. */
  'factor_required',
  /** The session is valid, but its person has to add a second factor before anything else. */
  'factor_missing',
  'not_found',
  /** The path exists, but not for this method; `Allow` lists the methods it accepts. */
  'method_not_allowed',
  'conflict',
  /** The Idempotency-Key was used for a different request. */
  'idempotency_mismatch',
  'payload_too_large',
  'validation_failed',
  /** The address must not be written to: it is on the suppression list, or its owner opted out. */
  'recipient_suppressed',
  /** The crawl ran but read no page; the history lists it with its pages and the reasons. */
  'crawl_failed',
  'too_many_requests',
  'unavailable',
  'internal',
] as const
export const ErrorCode = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof ErrorCode>

/**
 * The relation that every 402 has in its `Link` header (RFC 8288): the page to choose the required plan, relative to
 * the requested URL. The message names the limit or the feature.
 */
export const UPGRADE_REL = 'upgrade'

/** Messages by field, as a form shows them. */
export const FieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof FieldErrors>

export const ErrorBody = z.object({
  success: z.literal(false),
  status: z.literal('error'),
  code: ErrorCode,
  message: z.string(),
  errors: FieldErrors.optional(),
  request_id: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
