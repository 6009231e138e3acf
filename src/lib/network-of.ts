import ipaddr from 'ipaddr.js'

/**
 * Whom to count attempts against: an IPv4 address, or the 64-bit network of an IPv6 one, since whoever holds one of its
 * addresses holds all of them. What is no address is given back as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
