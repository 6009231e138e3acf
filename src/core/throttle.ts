import { tooManyRequests } from '../lib/errors.ts'
import { networkOf } from '../lib/network-of.ts'

/** At most `attemptsMax` in any `windowSeconds`. */
export interface ThrottleRule {
  readonly attemptsMax: number
  readonly windowSeconds: number
}

/** Counts attempts by key. Each key has its own Durable Object, so counting is exact under any concurrency. */
export interface Throttle {
  /** Counts one attempt. @throws too_many_requests once the limit is reached */
  spend(key: string, rule: ThrottleRule, message: string): Promise<void>
  /** Refuses like `spend`, but counts nothing. */
  check(key: string, rule: ThrottleRule, message: string): Promise<void>
  /** Reverts one attempt that turned out not to count, for example a correct password. */
  refund(key: string): Promise<void>
  /** Deletes the attempts of a key. */
  clear(key: string): Promise<void>
}

export function createThrottle(env: Pick<Env, 'RATE_LIMITER'>): Throttle {
  const limiter = (key: string) => env.RATE_LIMITER.getByName(key)
  const refuse = (waitSeconds: number, message: string) => {
    if (waitSeconds > 0) throw tooManyRequests(message, waitSeconds)
  }
  return {
    spend: async (key, rule, message) => refuse(await limiter(key).spend(rule), message),
    check: async (key, rule, message) => refuse(await limiter(key).waitSeconds(rule), message),
    refund: (key) => limiter(key).refund(),
    clear: (key) => limiter(key).clear(),
  }
}

/** The key that counts a visitor's attempts by the network they come from. */
export const networkKey = (what: string, { ipAddress }: { ipAddress: string }): string =>
  `${what}:ip:${networkOf(ipAddress)}`
