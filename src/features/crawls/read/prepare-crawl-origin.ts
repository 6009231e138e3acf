import type { CrawlSpec, PrepareTask } from '../../../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type OriginQuestion, type PreparedOrigin, prepareOrigin } from '../../../crawler/prepare-origin.ts'
import { pagesReadBefore } from './reuse-unchanged.ts'

/**
 * Reads an origin's robots.txt and sitemaps, and adds the pages that the previous crawl read, since links on unchanged
 * pages are not extracted again.
 */
export async function prepareCrawlOrigin(
  ctx: ServiceContext,
  spec: CrawlSpec,
  { origin, skips_sitemaps }: Pick<PrepareTask, 'origin' | 'skips_sitemaps'>,
  { inHand, thirdParty, stop }: Pick<OriginQuestion, 'inHand' | 'thirdParty' | 'stop'>,
): Promise<PreparedOrigin> {
  const { respects_robots: respectsRobots, options, pages_max: pagesMax } = spec
  const found = await prepareOrigin(ctx, origin, {
    respectsRobots,
    sitemap: skips_sitemaps ? 'ignore' : options.sitemap,
    pagesMax,
    inHand,
    thirdParty,
    ...(stop && { stop }),
  })
  const isOpen = !found.prepared.is_refused
  const known = isOpen ? await pagesReadBefore(ctx, spec, origin) : []
  return { ...found, links: [...found.links, ...known.map(({ url, depth }) => ({ url, text: '', depth }))] }
}
