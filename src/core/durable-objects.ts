import type { CrawlCoordinator, OriginGate } from '../../durable-objects/index.ts'

/** Reaches the coordinator of a crawl by the crawl's id, and the gate of an origin by its name. */
export interface Coordinators {
  crawl(id: string): DurableObjectStub<CrawlCoordinator>
  origin(name: string): DurableObjectStub<OriginGate>
}

export function createCoordinators(env: Pick<Env, 'CRAWL_COORDINATOR' | 'ORIGIN_GATE'>): Coordinators {
  return {
    crawl: (id) => env.CRAWL_COORDINATOR.getByName(id),
    origin: (name) => env.ORIGIN_GATE.getByName(name),
  }
}
