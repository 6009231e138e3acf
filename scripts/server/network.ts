/** The runtime reads ranges alone. */
const asRange = (network: string): string =>
  network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`

/**
 * The addresses that the Worker may connect to. The runtime resolves a name and checks the address that it connects to,
 * so a name that changes its address after the Worker's own check (DNS rebinding) leads nowhere. `public` leaves out
 * loopback, private, link-local, shared and reserved ranges; what is denied here embeds IPv4 addresses or is not
 * global unicast (IANA special-purpose registries), as in `isPublicAddress`.
 *
 * @param allowed further addresses or CIDR ranges, such as an operator's mail relay
 */
export const networkOf = (allowed: readonly string[]) => ({
  allow: ['public', ...allowed.map(asRange)],
  deny: ['64:ff9b::/96', '64:ff9b:1::/48', '2001::/23', '2002::/16', '3fff::/20', '4000::/2', '8000::/1'],
})
