/**
 * Cloudflare's published prices in US dollars, read on 2026-11-23: developers.cloudflare.com/workers/platform/pricing,
 * d1/platform/pricing, queues/platform/pricing, durable-objects/platform/pricing, r2/pricing,
 * browser-rendering/pricing. `npm run bench cost` and the deploy command's estimate use them.
 */
export const PRICES_READ_ON = '2026-11-23'

/** Per unit. */
export const PRICES = {
  worker_requests: 0.3e-6,
  cpu_ms: 0.02e-6,
  d1_rows_read: 0.001e-6,
  d1_rows_written: 1e-6,
  queue_operations: 0.4e-6,
  object_requests: 0.15e-6,
  // An object has 128 MB, and a million GB-seconds cost $12.50.
  object_ms: (12.5e-6 * 0.128) / 1000,
  object_rows_read: 0.001e-6,
  object_rows_written: 1e-6,
  r2_class_a: 4.5e-6,
  r2_class_b: 0.36e-6,
  browser_ms: 0.09 / 3_600_000,
} as const

/** Workers Paid per month, and the included usage that the estimate uses. */
export const WORKERS_PAID_USD = 5
export const D1_ROWS_WRITTEN_INCLUDED = 50e6
export const D1_GB_INCLUDED = 5
export const D1_GB_USD = 0.75
