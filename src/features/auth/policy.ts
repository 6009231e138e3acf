import type { ThrottleRule } from '../../core/throttle.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often what may be tried. An account is named by its address, whether or not it exists, so that being refused tells
 * nothing. The window slides and a refused attempt does not count, so every lock ends by itself.
 */
export const LIMITS = {
  /** Five wrong passwords; the sixth is refused unread. */
  loginPerAccount: { attemptsMax: 5, windowSeconds: 15 * MINUTE },
  /** Wrong passwords over any accounts. */
  loginPerIp: { attemptsMax: 49, windowSeconds: 15 * MINUTE },
  registerPerAccount: { attemptsMax: 5, windowSeconds: HOUR },
  registerPerIp: { attemptsMax: 30, windowSeconds: HOUR },
  /** Mails that a stranger can make us send to an address. */
  mailPerAccount: { attemptsMax: 5, windowSeconds: HOUR },
  mailPerIp: { attemptsMax: 30, windowSeconds: HOUR },
  resetPerAccount: { attemptsMax: 5, windowSeconds: 15 * MINUTE },
  resetPerIp: { attemptsMax: 30, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, ThrottleRule>
