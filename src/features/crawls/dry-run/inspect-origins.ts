import type { DryRunOrigin } from '../../../contracts/crawls/crawl-dry-runs.ts'
import {
  type CrawlSpec,
  type DiscoveredLink,
  type SkipReason,
  skipReasonOf,
} from '../../../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { OriginQuestion, PreparedOrigin } from '../../../crawler/prepare-origin.ts'
import { type RobotsRules, restoreRobots } from '../../../extraction/robots/robots-txt.ts'
import { withoutTls } from '../../../url-policy/without-tls.ts'
import { prepareCrawlOrigin } from '../read/prepare-crawl-origin.ts'

interface Known {
  readonly prepared: PreparedOrigin['prepared']
  readonly links: readonly DiscoveredLink[]
  readonly rules: RobotsRules | null
}

type Tools = Pick<OriginQuestion, 'inHand' | 'thirdParty'>

/** The robots.txt and sitemaps of the origins that a dry run visits, each fetched once. */
export class InspectOrigins {
  readonly #ctx: ServiceContext
  readonly #spec: CrawlSpec
  readonly #tools: Tools
  readonly #asked = new Map<string, Promise<void>>()
  readonly #known = new Map<string, Known>()

  constructor(ctx: ServiceContext, spec: CrawlSpec, tools: Tools) {
    this.#tools = tools
    this.#ctx = ctx
    this.#spec = spec
  }

  /** Fetches the robots.txt and the sitemaps of a URL's origin. */
  prepare(url: string): Promise<void> {
    const { origin } = new URL(url)
    const asked = this.#asked.get(origin) ?? this.#read(origin)
    this.#asked.set(origin, asked)
    return asked
  }

  /** Returns why a URL may not be read; null if it may, or if its origin was not fetched. */
  skipReasonOf(url: string): SkipReason | null {
    const known = this.#known.get(new URL(url).origin)
    if (!known) return null
    return skipReasonOf(known.prepared) ?? this.#robotsRefusalOf(known, url)
  }

  /** Returns the address without TLS to use for a start page, as the crawl does; null to use the given one. */
  withoutTls(url: string): string | null {
    const known = this.#known.get(new URL(url).origin)
    return known ? withoutTls(url, known.prepared) : null
  }

  #robotsRefusalOf(known: Known, url: string): SkipReason | null {
    return known.rules?.isAllowed(url) === false ? 'robots' : null
  }

  get sitemapLinks(): DiscoveredLink[] {
    return [...this.#known.values()].flatMap(({ links }) => links)
  }

  summaries(): DryRunOrigin[] {
    return [...this.#known].map(([origin, { prepared, links }]) => ({
      origin,
      robots: this.#robotsState(prepared),
      crawl_delay_ms: prepared.crawl_delay_ms,
      sitemap_urls: links.length,
    }))
  }

  #robotsState({ refusal, is_refused }: Known['prepared']): DryRunOrigin['robots'] {
    if (refusal) return refusal
    if (!this.#spec.respects_robots) return 'ignored'
    return is_refused ? 'unread' : 'obeyed'
  }

  async #read(origin: string): Promise<void> {
    const { prepared, links } = await prepareCrawlOrigin(
      this.#ctx,
      this.#spec,
      { origin, skips_sitemaps: false },
      this.#tools,
    )
    const rules = prepared.robots === null ? null : restoreRobots(prepared.robots)
    this.#known.set(origin, { prepared, links, rules })
  }
}
