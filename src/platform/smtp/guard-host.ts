import { SMTP_PORTS } from '../../contracts/senders.ts'
import { checkAddresses, isUrlAllowed } from '../web/guard-url.ts'
import type { Resolver } from '../web/resolver.ts'

/** A name, or an IPv4 address: nothing that would mean something else in a URL, and nothing in other letters that only looks like one. */
const HOST = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i

export interface HostGuard {
  /** Local development and tests only: any port, and addresses that are not public. */
  readonly allowPrivateNetwork: boolean
}

/** Whether a customer's mail server may be called, as far as its name tells: a public name or address at a port where mail is submitted. */
export const isSmtpHostAllowed = (host: string, port: number, { allowPrivateNetwork }: HostGuard): boolean =>
  HOST.test(host) && isUrlAllowed(`http://${host}:${port}/`, { allowPrivateNetwork, ports: SMTP_PORTS })

/**
 * Whether every address behind a mail server's name is public.
 *
 * @throws what the resolver throws
 */
export const checkSmtpHost = (host: string, resolver: Resolver): Promise<'public' | 'unknown'> =>
  checkAddresses(`http://${host}/`, resolver)
