import { getDomain } from 'tldts'

/** Maximum length of a URL. Longer ones are mistakes, and browsers and servers have limits of about this length. */
export const URL_LENGTH_MAX = 2_000

/**
 * Returns the canonical URL that identifies a page in a crawl: http or https, without fragment, tracking and session
 * parameters, the others sorted by name. Otherwise the request to the server stays the same (WHATWG URL, RFC 3986 6.2).
 *
 * @param base the URL that `url` is relative to
 * @returns null if it is not an http(s) URL
 */
export function canonicalUrl(url: string, base?: string): string | null {
  const parsed = URL.parse(url.trim(), base)
  if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null
  const { href } = parsed
  if (!UNUSUAL.test(href)) return href
  parsed.hash = ''
  parsed.pathname = normalisePercent(parsed.pathname.replace(SESSION_IN_PATH, ''))
  parsed.search = canonicalQuery(parsed.search)
  return parsed.href
}

/**
 * Returns the canonical URL of a file: like `canonicalUrl`, but with its query unchanged, since every parameter and
 * their order may affect what the server returns.
 *
 * @param base the URL that `url` is relative to
 * @returns null if it is not an http(s) URL
 */
export function fileUrl(url: string, base?: string): string | null {
  const parsed = URL.parse(url, base)
  return parsed && fileUrlOf(parsed)
}

/** Like `fileUrl`, for a URL that was parsed already. Changes it. */
export function fileUrlOf(parsed: URL): string | null {
  const { protocol, href } = parsed
  if (protocol !== 'http:' && protocol !== 'https:') return null
  if (!UNUSUAL.test(href)) return href
  parsed.hash = ''
  parsed.pathname = normalisePercent(parsed.pathname.replace(SESSION_IN_PATH, ''))
  parsed.search = normalisePercent(parsed.search)
  return parsed.href
}

/**
 * Returns the website that a URL belongs to: the registrable domain by the Public Suffix List, including its private
 * part (so `foo.github.io` is a site of its own). For IP addresses and names without one, returns the host with its
 * port.
 *
 * @param url an absolute URL
 */
export const siteOf = (url: string): string => hostFactsOf(url).site

/** Returns the origin of an absolute URL. @throws for anything else */
export const originOf = (url: string): string => hostFactsOf(url).origin

interface HostFacts {
  readonly origin: string
  readonly site: string
}

/** Hosts kept in memory. A crawl asks for the same few with each of its links. */
const HOSTS_MAX = 1_000
const hosts = new Map<string, HostFacts>()
/** Scheme, host and port. Without credentials, and without what the URL parser drops, they say all about the host. */
const AUTHORITY = /^https?:\/\/[^/?#\\@\s]+(?=[/?#]|$)/

function hostFactsOf(url: string): HostFacts {
  const authority = AUTHORITY.exec(url)?.[0]
  const known = authority === undefined ? undefined : hosts.get(authority)
  if (known) return known
  const { origin, hostname, host } = new URL(url)
  const facts = { origin, site: getDomain(hostname, { allowPrivateDomains: true }) ?? host }
  if (authority !== undefined) keep(hosts, authority, facts, HOSTS_MAX)
  return facts
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value, sizeMax: number): void {
  if (map.size >= sizeMax) map.clear()
  map.set(key, value)
}

/**
 * Results of resolving references. Most links of a website's pages are those of its menus: the same on each page, and
 * absolute or from the root, so that the page's own path does not matter.
 */
export class ResolvedUrls<Result> {
  readonly #known = new Map<string, Result>()

  /** @param base absolute */
  resolve(value: string, base: string, resolve: () => Result): Result {
    const key = value.length > KEPT_LENGTH_MAX ? null : keyOf(value, base)
    if (key === null) return resolve()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const result = resolve()
    keep(this.#known, key, result, RESOLVED_MAX)
    return result
  }
}

const RESOLVED_MAX = 2_000
const KEPT_LENGTH_MAX = 300

/** Returns what the meaning of a reference depends on, or null if that is the whole base. */
function keyOf(value: string, base: string): string | null {
  if (/^https?:\/\//.test(value)) return value
  const authority = value.startsWith('/') ? AUTHORITY.exec(base)?.[0] : undefined
  return authority === undefined ? null : `${authority} ${value}`
}

/** Like `canonicalUrl`, for the URL of a file as `fileUrl` returns it. */
export const canonicalFileUrl = (url: string): string | null => (UNUSUAL.test(url) ? canonicalUrl(url) : url)

/**
 * Returns the name under which the requests to an origin are limited: the registrable domain, or the host without its
 * port.
 */
export function domainOf(url: string): string {
  const { hostname } = new URL(url)
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
}

export function isSameSite(a: string, b: string): boolean {
  return siteOf(a) === siteOf(b)
}

/** Returns the host for display: without `www.`, and with a port only if it is not the default. */
export function displayHost(url: string): string {
  return new URL(url).host.replace(/^www\.(?=[^.]+\.[^.])/, '')
}

/** Characters that most URLs lack. Without them, canonicalisation changes nothing. */
const UNUSUAL = /[#?;%]|\/\(/
/**
 * Session IDs in paths: of Java and PHP after a semicolon, of ASP.NET as a folder (`/(S(lit3py55t21z5v55vlm25s55))/`).
 */
const SESSION_IN_PATH = /;(?:jsessionid|phpsessid|sid)=[^/;]*|\/\((?:[A-Z]\([\w-]{24,}\))+\)(?=\/)/gi
const SESSION_PARAMETER =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|session_?id|sessid|oscsid|oscadminid|zenid|xtcsid|modsid|s_?session)$/i
const TRACKING_PREFIX = /^(?:utm|pk|mtm|piwik|matomo|hsa)_/i
const TRACKING = new Set(
  (
    'gclid gclsrc gbraid wbraid dclid fbclid msclkid yclid ysclid twclid ttclid igshid li_fat_id mc_cid mc_eid mkt_tok _ga _gl ' +
    '_hsenc _hsmi __hstc __hssc __hsfp hsctatracking vero_id oly_enc_id oly_anon_id wickedid s_kwcid epik srsltid ref_src ' +
    'rb_clickid _openstat fb_action_ids fb_action_types fb_ref fb_source'
  ).split(' '),
)

/** Works on the raw parameters: decoding and encoding them would corrupt queries in legacy encodings. */
function canonicalQuery(search: string): string {
  return search
    .slice(1)
    .split('&')
    .filter((piece) => piece !== '' && !isNoise(piece))
    .map((piece) => ({ piece: normalisePercent(piece), name: piece.split('=', 1)[0]! }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ piece }) => piece)
    .join('&')
}

function isNoise(piece: string): boolean {
  const equals = piece.indexOf('=')
  const name = (equals < 0 ? piece : piece.slice(0, equals)).toLowerCase()
  if (TRACKING.has(name) || TRACKING_PREFIX.test(name) || SESSION_PARAMETER.test(name)) return equals >= 0
  if (name === 'session' || name === 'sess' || name === 's')
    return /^(?=.*\d)[0-9a-z]{26,}$/i.test(piece.slice(equals + 1))
  return name === 'sid' && isSessionToken(piece.slice(equals + 1))
}

/** `sid=a1b2` is a session; `sid=123` may be an article ID. */
function isSessionToken(value: string): boolean {
  return (/\d/.test(value) && /[a-z]/i.test(value)) || value.length >= 20
}

/** Normalises percent-encoding: upper-case hex digits, and unreserved characters decoded (RFC 3986 6.2.2). */
function normalisePercent(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })
}

/** Whether a link may name a scheme or a host. Most links are paths, which no pattern for either needs to try. */
export const mayBeAbsolute = (href: string): boolean => href.includes(':') || href.startsWith('//')
