import { createGuardedFetcher } from '../platform/web/guarded-fetch.ts'
import type { WebFetcher } from '../platform/web/port.ts'
import { createDohResolver } from '../platform/web/resolver.ts'
import type { Config } from './config.ts'

const known = new WeakMap<Config, WebFetcher>()

/** The guarded way to addresses that customers choose; one an isolate, so that names are looked up once. */
export function webOf(config: Config): WebFetcher {
  let web = known.get(config)
  if (!web) {
    const resolver = createDohResolver({ fetch, baseUrl: config.dnsUrl })
    web = createGuardedFetcher({ fetch, resolver, allowPrivateNetwork: config.allowPrivateNetwork })
    known.set(config, web)
  }
  return web
}
