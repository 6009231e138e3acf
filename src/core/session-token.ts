import { jwtVerify, SignJWT } from 'jose'
import type { Config } from './config.ts'

/** How long a session lasts without signing in again. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
const ALGORITHM = 'HS256'

export interface SessionClaims {
  readonly sessionId: string
  /** The person. */
  readonly accountId: string
  /** The workspace to act for; the one that the session is in if absent. It is not part of the token. */
  readonly workspaceId?: string
}

/**
 * Signs the bearer token of a session (JWT, RFC 7519). Whether the session is still valid depends on its database row.
 */
export function signSessionToken(
  config: Config,
  claims: SessionClaims,
  now: Date,
  lifetimeSeconds = SESSION_SECONDS,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(claims.sessionId)
    .setSubject(claims.accountId)
    .setIssuer(config.appUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(config.jwtSecret)
}

/** The claims of a token; null if it is not ours, altered or expired. */
export async function verifySessionToken(config: Config, token: string, now: Date): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, config.jwtSecret, {
      algorithms: [ALGORITHM],
      issuer: config.appUrl,
      currentDate: now,
    })
    return payload.jti && payload.sub ? { sessionId: payload.jti, accountId: payload.sub } : null
  } catch {
    return null
  }
}
