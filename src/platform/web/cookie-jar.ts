import { parseSetCookie, type SetCookie } from 'cookie'

/** More than any gate sets; a server that sets more keeps the first. */
const COOKIES_MAX = 50
const HEADER_LENGTH_MAX = 4_096
/** What can be seen in ASCII: anything else could not be sent back. */
const SENDABLE = /^[ -:<-~]*$/
const asWritten = { decode: (value: string) => value }

/**
 * Cookies that redirects set. Some servers send everyone away once to see whether they take cookies; whoever does not never
 * gets in. What pages set is not kept, so that no session carries from one page to another.
 *
 * Each host gets its own cookies only, on every path: a gate needs no more of RFC 6265.
 */
export class CookieJar {
  readonly #ofHost = new Map<string, Map<string, string>>()

  /** Takes what an answer sets for the host that sent it. */
  take(url: string, headers: Headers): void {
    const { host, hostname } = new URL(url)
    for (const line of headers.getSetCookie()) {
      const cookie = parseSetCookie(line, asWritten)
      const { name, value = '' } = cookie
      if (name === '' || !line.includes('=') || !SENDABLE.test(name + value) || !isFor(hostname, cookie)) continue
      const cookies = this.#ofHost.get(host) ?? new Map<string, string>()
      this.#ofHost.set(host, cookies)
      if (isExpired(cookie)) cookies.delete(name)
      else if (cookies.has(name) || cookies.size < COOKIES_MAX) cookies.set(name, value)
    }
  }

  /** The Cookie header for a URL, or null where there is none. */
  headerFor(url: string): string | null {
    const cookies = this.#ofHost.get(new URL(url).host)
    if (!cookies || cookies.size === 0) return null
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return header.length <= HEADER_LENGTH_MAX ? header : null
  }
}

function isFor(hostname: string, { domain }: SetCookie): boolean {
  const above = domain?.toLowerCase().replace(/^\./, '')
  return above === undefined || hostname === above || hostname.endsWith(`.${above}`)
}

const isExpired = ({ maxAge, expires }: SetCookie) =>
  maxAge !== undefined ? maxAge <= 0 : expires !== undefined && expires.getTime() <= Date.now()
