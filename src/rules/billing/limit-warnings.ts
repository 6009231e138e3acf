import { pluralize } from '../../lib/text/pluralize.ts'
import { type LimitName, PLAN_LIMITS } from './plan-limits.ts'

/** How much of a limit is used when people are warned, in percent. */
export const WARNING_PERCENTS = [80, 100] as const
export type WarningPercent = (typeof WARNING_PERCENTS)[number]

/** The warning that a usage has reached; null for none. */
export function reachedPercent(used: number, limit: number): WarningPercent | null {
  if (limit <= 0) return null
  return WARNING_PERCENTS.findLast((percent) => used * 100 >= limit * percent) ?? null
}

/** What stops when a limit is used up. */
const STOPS: Readonly<Record<LimitName, string>> = {
  crawls: 'no crawl can be started, and scheduled crawls are skipped',
  websites: 'only websites that you crawled this month can be crawled again',
  api_calls: 'API calls are refused with the status 402',
  api_keys: 'no API key can be created',
  seats: 'nobody can be invited',
  site_downloads: 'no website can be downloaded',
}
const NOW: Readonly<Record<LimitName, string>> = {
  ...STOPS,
  seats: 'nobody else can be invited',
  api_keys: 'no other API key can be created',
}

interface Reached {
  readonly limit: LimitName
  readonly percent: WarningPercent
  readonly used: number
  readonly allowed: number
  /** When counting restarts; null for limits that count what exists. */
  readonly resets_at: string | null
}

/** Says how much is used, what happens at 100 %, and what can be done. */
export function limitWarning({ limit, percent, used, allowed, resets_at }: Reached): {
  readonly title: string
  readonly message: string
} {
  const { noun, period } = PLAN_LIMITS[limit]
  const each = period === null ? '' : period === 'day' ? ' of today' : ' of this month'
  const free = FREE[limit]
  const until = resets_at === null ? '' : `Counting restarts on ${resets_at.slice(0, 10)} at 00:00 UTC. `
  const todo = `${free ? `${free}, or upgrade` : 'Upgrade'} your plan to have more.`
  const subject = limit === 'api_calls' ? 'API calls' : `${noun}s`
  if (percent === 100)
    return {
      title: `All ${subject} are used`,
      message: `You have used ${allowed === 1 ? `your one ${noun}` : `all ${pluralize(allowed, noun)}`}${each}. Until there is room, ${NOW[limit]}. ${until}${todo}`,
    }
  return {
    title: `${percent}% of your ${subject} are used`,
    message: `You have used ${used.toLocaleString('en')} of ${pluralize(allowed, noun)}${each}. At 100%, ${STOPS[limit]}. ${until}${todo}`,
  }
}

/** How to make room without another plan. */
const FREE: Readonly<Partial<Record<LimitName, string>>> = {
  api_keys: 'Delete a key that you no longer use',
  seats: 'Remove a member or revoke an invitation',
}
