import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { createGuardedFetcher } from '../platform/web/guarded-fetch.ts'
import type { WebFetcher } from '../platform/web/port.ts'
import { createDohResolver } from '../platform/web/resolver.ts'
import type { Config } from './config.ts'

/** The guarded way to addresses that customers choose; one an isolate, so that names are looked up once. */
export const webOf: (config: Config) => WebFetcher = memoizeByObject(({ dnsUrl, allowPrivateNetwork }) => {
  const resolver = createDohResolver({ fetch, baseUrl: dnsUrl })
  return createGuardedFetcher({ fetch, resolver, allowPrivateNetwork })
})
