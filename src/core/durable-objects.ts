import type { CrawlCoordinator, OriginGate, SiteDownloadCoordinator } from '../../durable-objects/index.ts'

/** Stubs: the coordinator of a crawl or a website download by its id, and the gate of an origin by its name. */
export interface Coordinators {
  crawl(id: string): DurableObjectStub<CrawlCoordinator>
  siteDownload(id: string): DurableObjectStub<SiteDownloadCoordinator>
  origin(name: string): DurableObjectStub<OriginGate>
}

export function createCoordinators(
  env: Pick<Env, 'CRAWL_COORDINATOR' | 'ORIGIN_GATE' | 'SITE_DOWNLOAD_COORDINATOR'>,
): Coordinators {
  return {
    crawl: (id) => env.CRAWL_COORDINATOR.getByName(id),
    siteDownload: (id) => env.SITE_DOWNLOAD_COORDINATOR.getByName(id),
    origin: (name) => env.ORIGIN_GATE.getByName(name),
  }
}
