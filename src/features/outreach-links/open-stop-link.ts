import type { ServiceContext } from '../../core/context.ts'
import { linkToken } from '../../domain/outreach-links/outreach-links.ts'
import { readStopLink } from '../../domain/outreach-links/stop-links.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { homeInsteadOfLink } from './no-such-link.ts'

/**
 * Returns the URL that the short link of a text message leads to: the unsubscribe page. Changes nothing, since scanners
 * follow links too.
 *
 * @returns our own home page for an invalid link
 * @throws too_many_requests; not_found for an invalid link on a customer's link domain
 */
export async function openStopLink(ctx: ServiceContext, code: string): Promise<string> {
  const target = await readStopLink(ctx, code)
  if (!target) return homeInsteadOfLink(ctx)
  const path = paths.unsubscribe.to({ token: await linkToken(ctx, 'unsubscribe', target) })
  return `${ctx.linkHost?.origin ?? ctx.config.appUrl}${path}`
}
