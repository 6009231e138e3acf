import type { CrawlPlan } from '../../contracts/crawl-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type PreparedOrigin, prepareOrigin } from '../../crawler/prepare-origin.ts'
import { pagesReadBefore } from './carry-over.ts'

/** What an origin tells a crawl, and the pages of it that the crawl before knew: links on unchanged pages are not seen again. */
export async function prepareCrawlOrigin(
  ctx: ServiceContext,
  plan: CrawlPlan,
  origin: string,
  stop?: AbortSignal,
): Promise<PreparedOrigin> {
  const { respects_robots: respectsRobots, options, pages_max: pagesMax } = plan
  const found = await prepareOrigin(ctx, origin, { respectsRobots, sitemap: options.sitemap, pagesMax, stop })
  const isOpen = !found.prepared.is_refused
  const known = isOpen ? await pagesReadBefore(ctx, plan, origin) : []
  return { ...found, links: [...found.links, ...known.map(({ url, depth }) => ({ url, text: '', depth }))] }
}
