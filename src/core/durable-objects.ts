import type { CrawlCoordinator } from '../../durable-objects/index.ts'

/** Reaches the coordinator of a crawl by the crawl's id. */
export interface Coordinators {
  crawl(id: string): DurableObjectStub<CrawlCoordinator>
}

export function createCoordinators(env: Pick<Env, 'CRAWL_COORDINATOR'>): Coordinators {
  return { crawl: (id) => env.CRAWL_COORDINATOR.getByName(id) }
}
