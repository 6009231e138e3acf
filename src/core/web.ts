import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { createGuardedFetcher } from '../platform/web/guarded-fetch.ts'
import type { WebFetcher } from '../platform/web/port.ts'
import { createDohResolver } from '../platform/web/resolver.ts'
import type { Config } from './config.ts'

/** The guarded fetcher for URLs that customers choose. One per isolate, so that DNS lookups are shared. */
export const webOf: (config: Config) => WebFetcher = memoizeByObject(({ dnsUrl, allowPrivateNetwork }) => {
  const resolver = createDohResolver({ fetch, baseUrl: dnsUrl })
  return createGuardedFetcher({ fetch, resolver, allowPrivateNetwork })
})
