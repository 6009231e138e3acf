import * as contract from '../../../src/contracts/auth/auth.ts'
import { endImpersonation } from '../../../src/contracts/users/users.ts'
import { call } from '../../lib/call.ts'
import { readImpersonation, removeImpersonation, tokenInForce, writeImpersonation } from '../../lib/impersonation.ts'
import { readToken } from '../../lib/stored-token.ts'
import { refreshUser, replaceUser, returnToOwn } from './session.ts'

/**
 * Continues in this tab as the impersonated account, at its overview.
 *
 * @throws CallError if the server does not return the user; the administrator's own session stays
 */
export async function startImpersonating({ token, expires_at }: { token: string; expires_at: string }): Promise<void> {
  writeImpersonation({ token, expiresAt: expires_at, from: readToken() ?? '', user: null })
  try {
    const { data } = await call(contract.profile)
    if (tokenInForce() === token) replaceUser(data)
  } catch (error) {
    if (tokenInForce() === token) {
      await call(endImpersonation).catch(() => undefined)
      removeImpersonation()
    }
    throw error
  }
}

/**
 * Ends the impersonation and returns to the administrator's own account, even if the server does not respond: there it
 * expires after an hour.
 */
export async function stopImpersonating(): Promise<void> {
  try {
    await call(endImpersonation)
  } catch {
    // If the impersonation has expired, the failed call has already returned to the own account.
  }
  if (readImpersonation()) await returnToOwn("You're back in your own account.")
  else await refreshUser()
}
