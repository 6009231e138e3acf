/** Exit codes of commands; scripts rely on them (README.md). */
export const EXIT = { failed: 1, usage: 2, unauthenticated: 3, limit: 4, interrupted: 130 }

/** An error that is printed as one sentence, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode
   */
  constructor(message, exitCode) {
    super(message)
    this.exitCode = exitCode
  }
}

/** @param {string} message */
export const usage = (message) => new Usage(message, EXIT.usage)

/** Wrong usage: the error is printed with the command's usage. */
export class Usage extends Failure {}

const CODES = /** @type {const} */ ({
  unauthenticated: EXIT.unauthenticated,
  key_disabled: EXIT.unauthenticated,
  key_expired: EXIT.unauthenticated,
  ip_not_allowed: EXIT.unauthenticated,
  forbidden: EXIT.unauthenticated,
  insufficient_permissions: EXIT.unauthenticated,
  limit_reached: EXIT.limit,
  too_many_requests: EXIT.limit,
  subscription_required: EXIT.limit,
  feature_not_in_plan: EXIT.limit,
  bad_request: EXIT.usage,
  url_not_allowed: EXIT.usage,
  validation_failed: EXIT.usage,
  payload_too_large: EXIT.usage,
})

/**
 * Turns an error response of the API into a failure of the command.
 *
 * @param {Partial<import('../src/contracts/errors.ts').ErrorBody>} body
 * @param {number} status used for responses that are not from the API
 */
export function refusal({ code, message, errors }, status) {
  const fields = Object.entries(errors ?? {}).map(([field, texts]) => `\n  ${field}: ${texts.join(', ')}`)
  const exitCode =
    CODES[/** @type {keyof typeof CODES} */ (code)] ?? (status === 401 ? EXIT.unauthenticated : EXIT.failed)
  return new Failure(`${message ?? `The server answered ${status}.`}${fields.join('')}`, exitCode)
}
