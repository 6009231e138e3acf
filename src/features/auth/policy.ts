import type { ThrottleRule } from '../../core/throttle.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Rate limits of authentication. Attempts are counted by address, whether or not it has an account, so that a rejection
 * reveals nothing. The window slides and a rejected attempt does not count, so every lock expires.
 */
export const LIMITS = {
  /** Five wrong passwords. The sixth attempt is rejected without a check. */
  loginPerAccount: { attemptsMax: 5, windowSeconds: 15 * MINUTE },
  /** Wrong passwords for any accounts. */
  loginPerIp: { attemptsMax: 49, windowSeconds: 15 * MINUTE },
  registerPerAccount: { attemptsMax: 5, windowSeconds: HOUR },
  registerPerIp: { attemptsMax: 30, windowSeconds: HOUR },
  /** Mails that a stranger can make us send to an address. */
  mailPerAccount: { attemptsMax: 5, windowSeconds: HOUR },
  mailPerIp: { attemptsMax: 30, windowSeconds: HOUR },
  resetPerAccount: { attemptsMax: 5, windowSeconds: 15 * MINUTE },
  resetPerIp: { attemptsMax: 30, windowSeconds: 15 * MINUTE },
  /** Wrong codes and passkeys for any accounts; those for one account are limited by `prove-factor.ts`. */
  factorPerIp: { attemptsMax: 49, windowSeconds: 15 * MINUTE },
  /** Sign-in links that do not work. */
  linkPerIp: { attemptsMax: 30, windowSeconds: 15 * MINUTE },
  /** Ways to a provider and back. */
  providerPerIp: { attemptsMax: 120, windowSeconds: 15 * MINUTE },
  passkeyOptionsPerIp: { attemptsMax: 300, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, ThrottleRule>
