import { createGuardedFetcher } from '../../src/platform/web/guarded-fetch.ts'
import type { GetOptions } from '../../src/platform/web/port.ts'

/** Fails every DNS lookup: test servers are addressed by IP. */
export const noNames = { resolve: () => Promise.reject(new Error('no DNS lookups on loopback')) }
const patient = createGuardedFetcher({ fetch, resolver: noNames, allowPrivateNetwork: true })
const impatient = createGuardedFetcher({
  fetch,
  resolver: noNames,
  allowPrivateNetwork: true,
  pace: { graceMs: 50, bytesPerSecondMin: 1024 },
})

/** Fetches from a test server with the product's timeouts, so that no server counts as slow on a busy machine. */
export const get = (url: string, options: Partial<GetOptions> = {}) =>
  patient.get(url, { userAgent: 'TestBot/1.0', ...options })
/** Treats a server that sends nothing for 50 ms as too slow. */
export const getImpatiently = (url: string, options: Partial<GetOptions> = {}) =>
  impatient.get(url, { userAgent: 'TestBot/1.0', ...options })

export const HTML = { 'content-type': 'text/html; charset=utf-8' }
