import { createGuardedFetcher } from '../../src/platform/web/guarded-fetch.ts'
import type { GetOptions } from '../../src/platform/web/port.ts'

/** Fails every look-up: servers of tests have addresses and no names. */
export const noNames = { resolve: () => Promise.reject(new Error('no look-ups on loopback')) }
const patient = createGuardedFetcher({ fetch, resolver: noNames, allowPrivateNetwork: true })
const impatient = createGuardedFetcher({
  fetch,
  resolver: noNames,
  allowPrivateNetwork: true,
  pace: { graceMs: 50, bytesPerSecondMin: 1024 },
})

/** Asks a server of the test with the pace of the product, so that no server is too slow on a busy machine. */
export const get = (url: string, options: Partial<GetOptions> = {}) =>
  patient.get(url, { userAgent: 'TestBot/1.0', ...options })
/** Takes a server that sends nothing for 50 ms for a slow one. */
export const getImpatiently = (url: string, options: Partial<GetOptions> = {}) =>
  impatient.get(url, { userAgent: 'TestBot/1.0', ...options })

export const HTML = { 'content-type': 'text/html; charset=utf-8' }
