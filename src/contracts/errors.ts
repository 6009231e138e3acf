import { z } from 'zod'

/** Every way a call can fail; `http/error-response.ts` maps each to a status. */
export const ERROR_CODES = [
  'bad_request',
  'url_not_allowed',
  'unauthenticated',
  'subscription_required',
  'limit_reached',
  'feature_not_in_plan',
  'forbidden',
  /** The key is good, and was not given what the call needs. */
  'insufficient_permissions',
  'key_expired',
  'key_disabled',
  /** The key is good, and not for the address that it was used from. */
  'ip_not_allowed',
  'email_unverified',
  'not_found',
  /** The address is there, and not for this method; `Allow` names those that it takes. */
  'method_not_allowed',
  'conflict',
  /** The Idempotency-Key was used for another request. */
  'idempotency_mismatch',
  'payload_too_large',
  'validation_failed',
  /** The crawl was run, and read no page; it is in the history with its pages and their reasons. */
  'crawl_failed',
  'too_many_requests',
  'unavailable',
  'internal',
] as const
export const ErrorCode = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof ErrorCode>

/**
 * What every 402 carries in its `Link` (RFC 8288): where the plan is chosen that the call wants, relative to the address that was called. Its
 * message names the limit or the feature.
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
