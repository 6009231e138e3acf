import { DurableObject } from 'cloudflare:workers'

export class CrawlCoordinator extends DurableObject<Env> {}
