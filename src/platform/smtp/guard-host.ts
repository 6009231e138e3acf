import { SMTP_PORTS } from '../../contracts/senders/email-config.ts'
import { checkAddresses, isUrlAllowed, type NetworkRules } from '../web/guard-url.ts'
import type { Networks } from '../web/networks.ts'
import type { Resolver } from '../web/resolver.ts'

/** A host name or an IPv4 address. Excludes everything with another meaning in a URL, and look-alike letters. */
const HOST = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i

/**
 * Whether connecting to a customer's mail server is allowed, judging by its name: a public name or address, and a port
 * of the protocol.
 */
export const isMailHostAllowed = (
  host: string,
  port: number,
  { allowPrivateNetwork, allowedNetworks = [], ports }: NetworkRules & { readonly ports: readonly number[] },
): boolean =>
  HOST.test(host) && isUrlAllowed(`http://${host}:${port}/`, { allowPrivateNetwork, allowedNetworks, ports })

/** The same for a mail submission port. */
export const isSmtpHostAllowed = (host: string, port: number, rules: NetworkRules): boolean =>
  isMailHostAllowed(host, port, { ...rules, ports: SMTP_PORTS })

/** Whether every address of a mail server's name is public, or in an allowed network. @throws the resolver's errors */
export const checkMailHost = (
  host: string,
  resolver: Resolver,
  allowedNetworks?: Networks,
): Promise<'public' | 'unknown'> => checkAddresses(`http://${host}/`, resolver, allowedNetworks)
