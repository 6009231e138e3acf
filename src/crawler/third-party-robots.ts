import type { ServiceContext } from '../core/context.ts'
import { ROBOTS_SIZE_MAX_BYTES, type RobotsRules, robotsFor } from '../extraction/robots/robots-txt.ts'
import type { FetchedPage, GetOptions } from '../platform/web/port.ts'
import { ROBOTS_TOKEN, userAgentOf } from '../rules/crawls/user-agent.ts'

/** How long a third party's rules are cached, and for how many origins. RFC 9309 2.4 allows a day. */
const KEPT_MS = 10 * 60_000
/**
 * Without any answer, which one slow moment may cause, a server is asked again sooner. One that answers that it cannot (429 or
 * 5xx) is left alone as long as any other.
 */
const UNANSWERED_KEPT_MS = 15_000
const KEPT_MAX = 300
const TIMEOUT_MS = 5_000

/** Redirects that lead to no file count as a missing file (RFC 9309 2.3.1.2). */
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['redirect-loop', 'too-many-redirects', 'bad-redirect'])

/**
 * Returns the rules for a robots.txt request that returned no file. Null forbids everything, since the server could not
 * answer (RFC 9309 2.3.1.4).
 */
export function rulesWithoutFile(answer: Exclude<FetchedPage, { kind: 'page' }>): RobotsRules | null {
  if (answer.kind === 'redirected-out' || LEADS_NOWHERE.has(answer.reason)) return robotsFor(404, '', ROBOTS_TOKEN)
  const { status = null } = answer
  const isAnswered = status !== null && (status < 200 || status >= 300)
  return isAnswered && !isUnavailable(status) ? robotsFor(status, '', ROBOTS_TOKEN) : null
}

const isUnavailable = (status = 0): boolean => status >= 500 || status === 429

interface Kept {
  readonly rules: RobotsRules | null
  readonly untilMs: number
}

/** Rules by origin, shared by all work in this isolate, so that a popular host is requested once for all. */
const kept = new Map<string, Kept>()

/**
 * Returns the robots.txt rules of a third-party origin that serves parts of another website's page.
 *
 * @param get makes the request within the budget; returns null if the budget does not allow it
 * @returns null if everything is forbidden; undefined if the file may not be requested
 */
export async function thirdPartyRobots(
  { config, clock }: Pick<ServiceContext, 'config' | 'clock'>,
  origin: string,
  get: (url: string, options: GetOptions) => Promise<FetchedPage | null>,
): Promise<RobotsRules | null | undefined> {
  const nowMs = clock.now().getTime()
  const known = kept.get(origin)
  if (known && known.untilMs > nowMs) return known.rules
  const answer = await get(`${origin}/robots.txt`, {
    userAgent: userAgentOf(config.appUrl),
    accept: 'any',
    timeoutMs: TIMEOUT_MS,
    sizeMaxBytes: ROBOTS_SIZE_MAX_BYTES,
    mayTruncate: true,
  })
  if (!answer) return undefined
  const rules =
    answer.kind === 'page'
      ? robotsFor(200, new TextDecoder().decode(answer.body), ROBOTS_TOKEN, { isCut: answer.isTruncated })
      : rulesWithoutFile(answer)
  const isFinal = rules !== null || (answer.kind === 'failed' && isUnavailable(answer.status))
  kept.delete(origin)
  kept.set(origin, { rules, untilMs: nowMs + (isFinal ? KEPT_MS : UNANSWERED_KEPT_MS) })
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!)
  return rules
}
