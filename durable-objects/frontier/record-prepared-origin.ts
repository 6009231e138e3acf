import { type PreparedOrigin, type ReadOutcome, refusalOf } from '../../src/contracts/crawl-slices.ts'
import { withoutTls } from '../../src/url-policy/without-tls.ts'
import type { Frontier } from './frontier.ts'

type Redirected = Extract<ReadOutcome, { outcome: 'redirected' }>

/**
 * Notes what an origin tells crawlers.
 *
 * @param starts the URLs that work starts from
 * @returns those of them that are looked for elsewhere, as if their server had sent a redirect
 */
export function recordPreparedOrigin(
  frontier: Frontier,
  prepared: PreparedOrigin,
  starts: readonly string[],
): Redirected[] {
  const { origin, robots, crawl_delay_ms } = prepared
  frontier.origins.prepare({ origin, robots, refusedFor: refusalOf(prepared), crawlDelayMs: crawl_delay_ms })
  return starts.flatMap((url) => {
    const to = withoutTls(url, prepared)
    return to && frontier.isUntouched(url) ? { outcome: 'redirected' as const, url, to } : []
  })
}
