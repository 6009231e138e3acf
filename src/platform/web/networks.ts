import ipaddr from 'ipaddr.js'
import { once } from '../../lib/text/once.ts'

/** Ranges of addresses. */
export type Networks = readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[]

const NETWORKS_MAX = 50
const PREFIX_MIN = 8
/**
 * What no operator means by a network of websites: this host's own placeholder, link-local addresses (metadata of
 * clouds, with passwords), multicast and reserved ones, and forms that embed another address.
 */
const never = once(() =>
  [
    ...['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/3'],
    ...['::/127', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/23', '2002::/16'],
    ...['fd00:ec2::/32', 'fe80::/10', 'ff00::/8'],
  ].map((range) => ipaddr.parseCIDR(range)),
)

/**
 * Reads a comma-separated list of addresses and CIDR ranges.
 *
 * @returns null if one is malformed, wider than a prefix of 8 bits, or overlaps what must never be reached
 */
export function readNetworks(text: string): Networks | null {
  const words = text.split(',').map((word) => word.trim())
  const networks = words.filter((word) => word !== '').map(readNetwork)
  return networks.length > NETWORKS_MAX || networks.includes(null) ? null : (networks as Networks)
}

function readNetwork(word: string): Networks[number] | null {
  const range = word.includes('/') ? word : `${word}/${word.includes(':') ? 128 : 32}`
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(range) && !ipaddr.IPv6.isValidCIDR(range)) return null
  const [address, prefix] = ipaddr.parseCIDR(range)
  if (prefix < PREFIX_MIN || never().some(([network, bits]) => isSame(address, network, Math.min(prefix, bits))))
    return null
  return [address, prefix]
}

/** Whether an address is in one of the networks. One of IPv4 in the form of IPv6 is in none. */
export function isInNetworks(address: string, networks: Networks): boolean {
  if (networks.length === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return networks.some(([network, prefix]) => isSame(parsed, network, prefix))
}

const isSame = (a: ipaddr.IPv4 | ipaddr.IPv6, b: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): boolean =>
  a.kind() === b.kind() && a.match(b, prefix)
