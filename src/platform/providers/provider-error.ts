/**
 * Why a provider did not do what was asked. `sign_in`: the grant or password is no longer accepted, so its owner has to
 * connect it again. `later`: quota, throttling or an outage. `refused`: anything else that a retry does not fix.
 */
export interface ProviderFailure {
  readonly kind: 'sign_in' | 'later' | 'refused'
  /** A sentence for the owner. */
  readonly reason: string
  /** From `Retry-After`; null if the provider gave none. */
  readonly retryAfterSeconds: number | null
}

/** A request to a provider that failed, with what that means for its owner. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure
  constructor(failure: ProviderFailure) {
    super(failure.reason)
    this.name = 'ProviderError'
    this.failure = failure
  }
}
