import ipaddr from 'ipaddr.js'
import { isInNetworks, type Networks } from './networks.ts'
import type { Resolver } from './resolver.ts'

/** The message for every rejected address. It is always the same, so that nobody can use it to map a network. */
export const URL_NOT_ALLOWED_MESSAGE = 'This address cannot be visited.'

/** What lies beyond the public network may be reached where this says so. */
export interface NetworkRules {
  /** For local development and tests only: allows any port, and private addresses. */
  readonly allowPrivateNetwork: boolean
  /** The networks of its own that an operator opens to customers' requests, as for an intranet; none by default. */
  readonly allowedNetworks?: Networks
}

export interface UrlGuard extends NetworkRules {
  readonly ports?: readonly number[]
}

/** Ports on which public websites are served. */
export const WEB_PORTS = [80, 443, 8080, 8443] as const

/**
 * Whether a URL may be requested for a customer, judging by its text: http(s) without credentials, a usual port, and a
 * public name or address in plain notation. Where networks are allowed, so are their addresses and names that only a
 * network of one's own knows.
 *
 * @param url absolute, as entered: unusual notations of an address are rejected even if the address is public
 */
export function isUrlAllowed(url: string, guard: UrlGuard): boolean {
  const { allowPrivateNetwork, allowedNetworks = [], ports = WEB_PORTS } = guard
  const parsed = URL.parse(url)
  if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return false
  if (parsed.username !== '' || parsed.password !== '') return false
  if (allowPrivateNetwork) return true
  const port = parsed.port === '' ? (parsed.protocol === 'https:' ? 443 : 80) : Number(parsed.port)
  if (!ports.includes(port)) return false
  const hostname = parsed.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(hostname)) return isReachable(hostname, allowedNetworks) && isPlainlySpelled(url, parsed.hostname)
  const [, scheme, host] = /^([^/?#]*)[/\\]*([^/?#\\]*)/.exec(url)!
  if (`${scheme}${host}`.includes('%')) return false
  return allowedNetworks.length > 0 ? !IS_MISLEADING.test(hostname) : isPublicName(hostname)
}

/**
 * Whether every address of a URL's host is public, or in an allowed network. Names are resolved each time, because they may change.
 *
 * @param url one that `isUrlAllowed` accepts
 * @returns `unknown` if the name has no address, or leads to a private one: distinguishing the two would let callers
 * map the names of a network
 * @throws the resolver's errors
 */
export async function checkAddresses(
  url: string,
  resolver: Resolver,
  allowedNetworks: Networks = [],
): Promise<'public' | 'unknown'> {
  const { hostname } = new URL(url)
  if (hostname.startsWith('[') || ipaddr.isValid(hostname)) return 'public'
  const addresses = await resolver.resolve(hostname)
  return addresses.length > 0 && addresses.every((one) => isReachable(one, allowedNetworks)) ? 'public' : 'unknown'
}

const DOCUMENTATION = ipaddr.parseCIDR('3fff::/20')
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address is globally reachable (IANA special-purpose registries). Excludes forms that embed another
 * address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed.match(GLOBAL_UNICAST) && !parsed.match(DOCUMENTATION))
}

const isReachable = (address: string, allowedNetworks: Networks): boolean =>
  isPublicAddress(address) || isInNetworks(address, allowedNetworks)

/** Never a website of an intranet: this machine, or a name in a second spelling. */
const IS_MISLEADING = /(?:^|\.)localhost\.?$|\.$/
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|localdomain|lan|home\.arpa)$/

function isPublicName(hostname: string): boolean {
  return hostname.includes('.') && !hostname.endsWith('.') && !LOCAL_NAME.test(hostname)
}

/** Decimal, octal, hexadecimal, short and full-width notations have no legitimate use. */
function isPlainlySpelled(url: string, hostname: string): boolean {
  return hostname.startsWith('[') || url.includes(`//${hostname}`)
}
