import { NameBudget } from '../dns/name-budget.ts'

/** Resolves names, so that the guard can check their addresses. */
export interface Resolver {
  /**
   * Returns the IPv4 and IPv6 addresses of a host name; none if the name does not exist.
   *
   * @throws when the query fails
   */
  resolve(hostname: string): Promise<readonly string[]>
}

export interface DohOptions {
  readonly fetch: typeof fetch
  /** Endpoint that answers `application/dns-json`. */
  readonly baseUrl?: string
  readonly now?: () => number
}

const BASE_URL = 'https://cloudflare-dns.com/dns-query'
const TIMEOUT_MS = 4_000
/** Short, so that a changed name is noticed; long enough for the pages of one lease. */
const TTL_MAX_MS = 30_000
const CACHE_SIZE_MAX = 500
/**
 * The limit of names per registrable domain that an isolate resolves in an hour; a site with more hosts generates them.
 */
const NAMES = { namesMax: 300, windowMs: 60 * 60_000 }
const TYPES = { A: 1, AAAA: 28 } as const

/** A resolver that uses DNS over HTTPS in its JSON form, the only DNS available in the Workers runtime. */
export function createDohResolver({ fetch, baseUrl = BASE_URL, now = Date.now }: DohOptions): Resolver {
  const budget = new NameBudget({ ...NAMES, now })
  const cache = new Map<string, { addresses: Promise<readonly string[]>; expiresAt: number }>()

  async function query(hostname: string, type: keyof typeof TYPES): Promise<string[]> {
    const url = new URL(baseUrl)
    url.searchParams.set('name', hostname)
    url.searchParams.set('type', type)
    const response = await fetch(url.href, {
      headers: { accept: 'application/dns-json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`DNS-over-HTTPS answered ${response.status}`)
    return readAnswer(await response.json(), TYPES[type])
  }

  return {
    resolve(hostname) {
      const known = cache.get(hostname)
      if (known && known.expiresAt > now()) return known.addresses
      if (!budget.take(hostname)) return Promise.reject(new Error('too many names under one domain'))
      const addresses = Promise.all([query(hostname, 'A'), query(hostname, 'AAAA')]).then((lists) => lists.flat())
      addresses.catch(() => cache.delete(hostname))
      if (cache.size >= CACHE_SIZE_MAX) cache.delete(cache.keys().next().value!)
      cache.set(hostname, { addresses, expiresAt: now() + TTL_MAX_MS })
      return addresses
    },
  }
}

const DNS_OK = 0
const DNS_NO_SUCH_NAME = 3

/** The addresses of one type in a response; skips the CNAME records that led to them. */
function readAnswer(json: unknown, type: number): string[] {
  const { Status: status, Answer: answer = [] } = json as { Status?: number; Answer?: { type: number; data: string }[] }
  if (status === DNS_NO_SUCH_NAME) return []
  if (status !== DNS_OK) throw new Error(`DNS status ${status}`)
  return answer.filter((record) => record.type === type).map((record) => record.data)
}
