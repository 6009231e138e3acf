import { HTTPException } from 'hono/http-exception'
import { type ErrorBody, type ErrorCode, UPGRADE_REL } from '../contracts/errors.ts'
import { AppError, badRequest, unavailable } from '../lib/errors.ts'
import { createLog, type Log } from '../lib/log.ts'
import { isMigrating } from '../lib/moving.ts'
import { paths } from '../rules/site/app-paths.ts'

const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  url_not_allowed: 400,
  unauthenticated: 401,
  subscription_required: 402,
  limit_reached: 402,
  feature_not_in_plan: 402,
  forbidden: 403,
  insufficient_permissions: 403,
  key_expired: 401,
  key_disabled: 401,
  ip_not_allowed: 403,
  email_unverified: 403,
  factor_required: 403,
  factor_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_mismatch: 409,
  payload_too_large: 413,
  validation_failed: 422,
  recipient_suppressed: 422,
  crawl_failed: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
}

/** The error response. An error other than `AppError` is logged in full, and shown only as a request id. */
export function errorResponse(
  error: unknown,
  requestId: string,
  log: Log = createLog({ request_id: requestId }),
): Response {
  const known =
    error instanceof AppError
      ? error
      : (unreadable(error) ?? moving(error) ?? new AppError('internal', `Something went wrong. Request ${requestId}.`))
  if (known.code === 'internal') log.error('request failed', { error })
  const body: ErrorBody = {
    success: false,
    status: 'error',
    code: known.code,
    message: known.message,
    ...(known.fields ? { errors: known.fields } : {}),
    request_id: requestId,
  }
  const headers = new Headers({ ...known.headers, 'x-request-id': requestId })
  if (known.retryAfterSeconds !== undefined) headers.set('retry-after', String(known.retryAfterSeconds))
  const status = STATUS[known.code]
  // The request itself cannot fix this, but a plan can.
  if (status === 402) headers.set('link', `<${paths.pricing.to()}>; rel="${UPGRADE_REL}"`)
  return Response.json(body, { status, headers })
}

/** The error of writes for an account whose data is migrating to another database. */
const moving = (error: unknown): AppError | null =>
  isMigrating(error) ? unavailable('Your data is being moved to another place. Please try again in a minute.') : null

/** The error of a body that the framework could not parse. */
function unreadable(error: unknown): AppError | null {
  if (!(error instanceof HTTPException) || error.status !== 400) return null
  return badRequest(/json/i.test(error.message) ? 'The request body is not valid JSON.' : 'The form could not be read.')
}
