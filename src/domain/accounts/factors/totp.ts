import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with what every authenticator app reads: SHA-1, six digits, steps of 30 seconds. */
const PERIOD_SECONDS = 30
const DIGITS = 6
/** How many steps a clock may be early or late. */
const WINDOW = 1
/** 160 bits, as RFC 4226 (section 4) recommends. */
const SECRET_BYTES = 20

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  })

/** Returns a new secret in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the content of the QR code that an authenticator app reads. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/**
 * Finds the time step that a code belongs to.
 *
 * @param code as typed; spaces and hyphens do not count
 * @param lastStep the step of the last code that was accepted: it and earlier ones do not count (RFC 6238, 5.2)
 * @returns null for a wrong, expired or used code
 */
export function totpStep(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
  return lastStep !== null && step <= lastStep ? null : step
}
