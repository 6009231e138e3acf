import ipaddr from 'ipaddr.js'

/**
 * Returns the network to count attempts against: an IPv4 address, or the 64-bit network of an IPv6 address, since its
 * holder controls all addresses in it. Returns text that is not an IP address unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
