import { z } from 'zod'
import { readToken } from './stored-token.ts'

const KEY = 'impersonation'

const Impersonation = z.object({
  token: z.string(),
  /** When the server ends the impersonation. */
  expiresAt: z.string(),
  /** The token of the administrator's own session, from which the impersonation started and with which it ends. */
  from: z.string(),
  /** The impersonated account, as the server last returned it. */
  user: z.unknown(),
})
export type Impersonation = z.infer<typeof Impersonation>

/**
 * The impersonation in this tab, or null. It belongs to this tab alone: other tabs keep the administrator's own
 * session, which stays in its storage and applies again when the impersonation ends. An impersonation started from a
 * session that this browser no longer has counts as none.
 */
export function readImpersonation(): Impersonation | null {
  try {
    const kept = Impersonation.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return kept.from === readToken() ? kept : null
  } catch {
    return null
  }
}

export const writeImpersonation = (kept: Impersonation) => sessionStorage.setItem(KEY, JSON.stringify(kept))
export const removeImpersonation = () => sessionStorage.removeItem(KEY)

/** The token for this tab's calls: that of the impersonation if there is one, else that of the browser's session. */
export const tokenInForce = (): string | null => readImpersonation()?.token ?? readToken()
