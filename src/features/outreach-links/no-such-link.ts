import type { ServiceContext } from '../../core/context.ts'
import { notFound } from '../../lib/errors.ts'
import { paths } from '../../rules/site/app-paths.ts'

/**
 * Where a link leads that is invalid or no longer known: to our home page.
 *
 * @throws not_found on a customer's link domain, which shows nothing of ours
 */
export function homeInsteadOfLink({ linkHost, config }: Pick<ServiceContext, 'linkHost' | 'config'>): string {
  if (linkHost !== null) throw notFound('Link')
  return `${config.appUrl}${paths.home.to()}`
}
