import { z } from 'zod'
import { basicAuth } from '../providers/fetch-provider.ts'
import { type Asked, ask, read, refusalBy } from './ask.ts'

/** Supplies access tokens for PayPal's API. */
export interface PaypalTokens {
  get(): Promise<string>
  /** Discards a token that is no longer valid. */
  drop(token: string): void
}

const Issued = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
/** A token is not used within this time of its expiry. */
const MARGIN_SECONDS = 60

/**
 * Caches a token until it expires, for the lifetime of the isolate. Only an issued token is shared: concurrent requests
 * without one each fetch their own, because a request must not wait for I/O that another one started.
 */
export function createPaypalTokens(provider: Asked, clientId: string, secret: string): PaypalTokens {
  let kept: { readonly token: string; readonly until: number } | null = null
  return {
    async get() {
      if (kept !== null && Date.now() < kept.until) return kept.token
      const told = await ask(provider, '/v1/oauth2/token', {
        method: 'POST',
        headers: { authorization: basicAuth(clientId, secret), accept: 'application/json' },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      })
      if (!told.isDone) throw refusalBy(provider, told, told.body.error_description)
      const { access_token, expires_in } = read(Issued, told.body, provider)
      kept = { token: access_token, until: Date.now() + (expires_in - MARGIN_SECONDS) * 1000 }
      return access_token
    },
    drop(token) {
      if (kept?.token === token) kept = null
    },
  }
}
