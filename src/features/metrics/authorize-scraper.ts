import type { ServiceContext } from '../../core/context.ts'
import { networkKey, type ThrottleRule } from '../../core/throttle.ts'
import { notFound, unauthenticated } from '../../lib/errors.ts'
import { isSecret } from '../../lib/hmac.ts'

/** Two scrapers with Prometheus's shortest usual interval, and some more. */
const SCRAPES: ThrottleRule = { attemptsMax: 30, windowSeconds: 60 }
const BUSY = 'Metrics are read too often. Scrape every 15 seconds or less often.'

const BEARER = /^bearer +(\S{1,500})$/i

/**
 * Lets only the monitoring system of this deployment read metrics.
 *
 * @param authorization the request's header
 * @throws not_found without a configured token, unauthenticated for a wrong one, too_many_requests
 */
export async function authorizeScraper(ctx: ServiceContext, authorization: string | null): Promise<void> {
  const { metricsToken } = ctx.config
  if (metricsToken === null) throw notFound('Page')
  await ctx.throttle.spend(networkKey('metrics', ctx), SCRAPES, BUSY)
  const told = BEARER.exec(authorization ?? '')?.[1] ?? ''
  if (!(await isSecret(told, metricsToken))) throw unauthenticated('Send the metrics token.')
}
