import { tooManyRequests } from '../lib/errors.ts'
import { networkOf } from '../lib/network-of.ts'

/** At most `attemptsMax` in any `windowSeconds`. */
export interface ThrottleRule {
  readonly attemptsMax: number
  readonly windowSeconds: number
}

/** Counts attempts by key; each key has an object of its own, so counting is exact under any concurrency. */
export interface Throttle {
  /** Counts one attempt. @throws too_many_requests once the rule is used up */
  spend(key: string, rule: ThrottleRule, message: string): Promise<void>
  /** Refuses like `spend` but counts nothing. */
  check(key: string, rule: ThrottleRule, message: string): Promise<void>
  /** Takes back one attempt that turned out not to count, for example a right password. */
  refund(key: string): Promise<void>
  /** Forgets a key. */
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

/** The key under which what visitors do is counted against the network that they come from. */
export const networkKey = (what: string, { ipAddress }: { ipAddress: string }): string =>
  `${what}:ip:${networkOf(ipAddress)}`
