import type { ErrorCode, FieldErrors } from '../contracts/errors.ts'

/**
 * The error that features throw: a code, a message for the user, and further data for the code. It knows nothing of
 * HTTP statuses.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** Additional response headers that describe the refusal. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    message: string,
    extra: { fields?: FieldErrors; retryAfterSeconds?: number; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = extra.fields
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.headers = extra.headers ?? {}
  }
}

export const badRequest = (message: string) => new AppError('bad_request', message)
export const unauthenticated = (message = 'Please sign in to continue.') => new AppError('unauthenticated', message)
export const forbidden = (message = "You don't have permission to access this feature.") =>
  new AppError('forbidden', message)
export const notFound = (what: string) => new AppError('not_found', `${what} not found`)
export const conflict = (message: string) => new AppError('conflict', message)
export const limitReached = (
  message: string,
  extra: { retryAfterSeconds?: number; headers?: Readonly<Record<string, string>> } = {},
) => new AppError('limit_reached', message, extra)
export const tooLarge = (message: string) => new AppError('payload_too_large', message)
export const unavailable = (message: string) => new AppError('unavailable', message)
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new AppError('too_many_requests', message, { retryAfterSeconds })
/** Uses the first field's first message as the overall message, as forms show it. */
export const invalid = (fields: FieldErrors) =>
  new AppError('validation_failed', Object.values(fields)[0]?.[0] ?? 'The request is not in the right form', { fields })

/** `?? raise(notFound('Crawl'))`: throws where an expression is needed. */
export function raise(error: Error): never {
  throw error
}
