import { createGuardedFetcher } from '../../src/platform/web/guarded-fetch.ts'
import type { GetOptions } from '../../src/platform/web/port.ts'

/** Fails every look-up: servers of tests have addresses and no names. */
export const noNames = { resolve: () => Promise.reject(new Error('no look-ups on loopback')) }
const local = createGuardedFetcher({
  fetch,
  resolver: noNames,
  allowPrivateNetwork: true,
  pace: { graceMs: 50, bytesPerSecondMin: 1024 },
})
const patient = createGuardedFetcher({ fetch, resolver: noNames, allowPrivateNetwork: true })

/** Asks a server of the test, and takes one that says nothing for 50 ms for a slow one. */
export const get = (url: string, options: Partial<GetOptions> = {}) =>
  local.get(url, { userAgent: 'TestBot/1.0', ...options })
/** With the pace of the product, so that a busy machine is no slow sender. */
export const getPatiently = (url: string, options: Partial<GetOptions> = {}) =>
  patient.get(url, { userAgent: 'TestBot/1.0', ...options })

export const HTML = { 'content-type': 'text/html; charset=utf-8' }
