import { jwtVerify, SignJWT } from 'jose'
import type { Config } from './config.ts'

/** How long a session lasts without signing in again. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
const ALGORITHM = 'HS256'

export interface SessionClaims {
  readonly sessionId: string
  readonly accountId: string
}

/** The bearer token of a session (RFC 7519). The row behind it decides whether it is still good. */
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

/** What a token claims, or null when it is not ours, altered or expired. */
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
