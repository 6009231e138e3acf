export { CrawlCoordinator } from './crawl-coordinator/crawl-coordinator.ts'
export { OriginGate } from './origin-gate/origin-gate.ts'
export { RateLimiter } from './rate-limiter/rate-limiter.ts'
export { SiteDownloadCoordinator } from './site-download-coordinator/site-download-coordinator.ts'
