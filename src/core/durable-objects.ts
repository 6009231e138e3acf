import type { AccountFeed, CrawlCoordinator, OriginGate, SiteDownloadCoordinator } from '../../durable-objects/index.ts'

/**
 * Stubs: the coordinator of a crawl or a website download by its id, the gate of an origin by its name, and the feed of
 * an account by its id.
 */
export interface Coordinators {
  accountFeed(accountId: string): DurableObjectStub<AccountFeed>
  crawl(id: string): DurableObjectStub<CrawlCoordinator>
  siteDownload(id: string): DurableObjectStub<SiteDownloadCoordinator>
  origin(name: string): DurableObjectStub<OriginGate>
}

export function createCoordinators(
  env: Pick<Env, 'ACCOUNT_FEED' | 'CRAWL_COORDINATOR' | 'ORIGIN_GATE' | 'SITE_DOWNLOAD_COORDINATOR'>,
): Coordinators {
  return {
    accountFeed: (accountId) => env.ACCOUNT_FEED.getByName(accountId),
    crawl: (id) => env.CRAWL_COORDINATOR.getByName(id),
    siteDownload: (id) => env.SITE_DOWNLOAD_COORDINATOR.getByName(id),
    origin: (name) => env.ORIGIN_GATE.getByName(name),
  }
}
