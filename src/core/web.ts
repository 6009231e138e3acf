import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { createGuardedFetcher } from '../platform/web/guarded-fetch.ts'
import type { WebFetcher } from '../platform/web/port.ts'
import { createDohResolver } from '../platform/web/resolver.ts'
import type { Config } from './config.ts'
import type { LogLines } from './logs/log-lines.ts'

/** The guarded fetcher for URLs that customers choose. One per isolate, so that DNS lookups are shared. */
export const webOf: (config: Config) => WebFetcher = memoizeByObject((config) => {
  const { dnsUrl, allowPrivateNetwork, allowedNetworks } = config
  const resolver = createDohResolver({ fetch, baseUrl: dnsUrl })
  return createGuardedFetcher({ fetch, resolver, allowPrivateNetwork, allowedNetworks })
})

/** The same fetcher, which notes each request for the trace of the work that makes it: when and with what result. */
export function notedFetches(web: WebFetcher, logLines: LogLines): WebFetcher {
  const noted = async <Answer extends object>(method: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = new Date()
    const answer = await ask()
    const status = 'status' in answer && typeof answer.status === 'number' ? answer.status : null
    logLines.addFetch({ startedAt, endedAt: new Date(), method, status })
    return answer
  }
  return {
    get: (url, options) => noted('GET', () => web.get(url, options)),
    relay: (request) => noted(request.method, () => web.relay(request)),
  }
}
