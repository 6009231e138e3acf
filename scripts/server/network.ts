/** The runtime accepts only CIDR ranges. */
const asRange = (network: string): string =>
  network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`

/**
 * The addresses that the Worker may connect to. The runtime checks the address after resolving a name, so a name whose
 * address changes after the Worker's own check (DNS rebinding) is blocked. `public` excludes loopback, private,
 * link-local, shared and reserved ranges; the ranges denied here embed IPv4 addresses or are not global unicast (IANA
 * special-purpose registries), as in `isPublicAddress`.
 *
 * @param allowed additional addresses or CIDR ranges, such as an operator's mail relay
 */
export const networkOf = (allowed: readonly string[]) => ({
  allow: ['public', ...allowed.map(asRange)],
  deny: ['64:ff9b::/96', '64:ff9b:1::/48', '2001::/23', '2002::/16', '3fff::/20', '4000::/2', '8000::/1'],
})
