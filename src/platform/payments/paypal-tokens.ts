import { z } from 'zod'
import { basicAuth } from '../providers/fetch-provider.ts'
import { type Asked, ask, read, refusalBy } from './ask.ts'

/** Gives tokens that PayPal takes requests by. */
export interface PaypalTokens {
  get(): Promise<string>
  /** That one is good no more. */
  drop(token: string): void
}

const Issued = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
/** So long before its end a token is not begun with. */
const MARGIN_SECONDS = 60

/**
 * Keeps a token until it ends, for as long as the isolate lives. Only what was issued is shared: requests that need one at the same moment each ask for it, since
 * none may wait for what another request has begun.
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
