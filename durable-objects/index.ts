export { CrawlCoordinator } from './crawl-coordinator/crawl-coordinator.ts'
export { RateLimiter } from './rate-limiter/rate-limiter.ts'
