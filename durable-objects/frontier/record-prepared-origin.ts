import { type PreparedOrigin, type ReadOutcome, skipReasonOf } from '../../src/contracts/crawls/crawl-slices.ts'
import { withoutTls } from '../../src/url-policy/without-tls.ts'
import type { Frontier } from './frontier.ts'

type Redirected = Extract<ReadOutcome, { outcome: 'redirected' }>

/**
 * Records the rules of a prepared origin.
 *
 * @param starts the start URLs of the crawl or download
 * @returns those start URLs that are tried at another address, in the form of redirect outcomes
 */
export function recordPreparedOrigin(
  frontier: Frontier,
  prepared: PreparedOrigin,
  starts: readonly string[],
): Redirected[] {
  const { origin, robots, crawl_delay_ms } = prepared
  frontier.origins.prepare({ origin, robots, refusedFor: skipReasonOf(prepared), crawlDelayMs: crawl_delay_ms })
  return starts.flatMap((url) => {
    const to = withoutTls(url, prepared)
    return to && frontier.isUntouched(url) ? { outcome: 'redirected' as const, url, to } : []
  })
}
