import ipaddr from 'ipaddr.js'
import type { Resolver } from './resolver.ts'

/** What a customer is told about any refused address; the same for all, so that it maps no network. */
export const URL_NOT_ALLOWED_MESSAGE = 'This address cannot be visited.'

export interface UrlGuard {
  /** Local development and tests only: any port, and addresses that are not public. */
  readonly allowPrivateNetwork: boolean
  readonly ports?: readonly number[]
}

/** Ports on which public websites are served. */
export const WEB_PORTS = [80, 443, 8080, 8443] as const

/**
 * Whether a URL may be requested on behalf of a customer, as far as its text tells: http(s) without credentials, a
 * usual port, a public name or address in its plain spelling.
 *
 * @param url absolute, as it was given: odd spellings of addresses are refused even where they mean a public one
 */
export function isUrlAllowed(url: string, { allowPrivateNetwork, ports = WEB_PORTS }: UrlGuard): boolean {
  const parsed = URL.parse(url)
  if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return false
  if (parsed.username !== '' || parsed.password !== '') return false
  if (allowPrivateNetwork) return true
  const port = parsed.port === '' ? (parsed.protocol === 'https:' ? 443 : 80) : Number(parsed.port)
  if (!ports.includes(port)) return false
  const hostname = parsed.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(hostname)) return isPublicAddress(hostname) && isPlainlySpelled(url, parsed.hostname)
  const [, scheme, host] = /^([^/?#]*)[/\\]*([^/?#\\]*)/.exec(url)!
  return isPublicName(hostname) && !`${scheme}${host}`.includes('%')
}

/**
 * Whether every address behind a URL's name is public. Names are looked up each time, for they may change.
 *
 * @param url one that `isUrlAllowed`
 * @returns `unknown` when the name has no address. So is one that leads to a private address: whoever is told the
 *   difference could map the names of a network.
 * @throws what the resolver throws
 */
export async function checkAddresses(url: string, resolver: Resolver): Promise<'public' | 'unknown'> {
  const { hostname } = new URL(url)
  if (hostname.startsWith('[') || ipaddr.isValid(hostname)) return 'public'
  const addresses = await resolver.resolve(hostname)
  return addresses.length > 0 && addresses.every(isPublicAddress) ? 'public' : 'unknown'
}

const DOCUMENTATION = ipaddr.parseCIDR('3fff::/20')
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is globally reachable (IANA special-purpose registries), forms that embed another excluded. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed.match(GLOBAL_UNICAST) && !parsed.match(DOCUMENTATION))
}

const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|localdomain|lan|home\.arpa)$/

function isPublicName(hostname: string): boolean {
  return hostname.includes('.') && !hostname.endsWith('.') && !LOCAL_NAME.test(hostname)
}

/** Decimal, octal, hexadecimal, short and full-width spellings have no honest use. */
function isPlainlySpelled(url: string, hostname: string): boolean {
  return hostname.startsWith('[') || url.includes(`//${hostname}`)
}
