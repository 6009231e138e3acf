import { parseSetCookie, type SetCookie } from 'cookie'

/** More than any bot check sets; of more cookies the first are kept. */
const COOKIES_MAX = 50
const HEADER_LENGTH_MAX = 4_096
/** Visible ASCII: other characters could not be sent back. */
const SENDABLE = /^[ -:<-~]*$/
const asWritten = { decode: (value: string) => value }

/**
 * Cookies set by redirects. Some servers redirect every visitor once to see whether cookies are accepted, and never
 * admit those without. Cookies set by pages are not kept, so that no session carries over between pages.
 *
 * Each host gets only its own cookies, on every path: such checks need no more of RFC 6265.
 */
export class CookieJar {
  readonly #ofHost = new Map<string, Map<string, string>>()

  /** Stores the cookies that a response sets for its host. */
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

  /** The Cookie header for a URL, or null if there are no cookies. */
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
