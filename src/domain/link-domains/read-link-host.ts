import { getDomain, getHostname } from 'tldts'

const SCHEME = /^https?:\/\//i
const EXAMPLE = 'Enter a domain such as links.acme.com.'

export type LinkHost = { readonly host: string } | { readonly problem: string }

/**
 * Reads the domain that a customer enters for links: lower case, in ASCII (IDNA), without scheme and path.
 *
 * @param own hosts of this product, under whose registrable domains customers have none
 */
export function readLinkHost(text: string, own: readonly string[]): LinkHost {
  const entered = text.trim().replace(SCHEME, '').replace(/[./]$/, '')
  if (entered.includes('*'))
    return { problem: 'Wildcards do not work here. Add each name on its own, such as links.acme.com.' }
  if (/[/?#@:\s\\]/.test(entered)) return { problem: `${EXAMPLE} Leave out ports and paths.` }
  const host = URL.canParse(`https://${entered}`) ? new URL(`https://${entered}`).hostname : ''
  const domain = getDomain(host, { allowPrivateDomains: true })
  if (getHostname(host) !== host || domain === null || host.length > 253) return { problem: EXAMPLE }
  if (domain === host)
    return {
      problem: `A domain itself cannot have a CNAME record (RFC 1034). Use a name below it, such as links.${host}.`,
    }
  if (own.some((name) => getDomain(name, { allowPrivateDomains: true }) === domain))
    return { problem: 'This is a domain of ours. Enter one of your own.' }
  return { host }
}

/** Whether two hosts are of one registrable domain, as `mail.acme.com` and `links.acme.com`. */
export function isSameDomain(one: string, other: string): boolean {
  const domain = getDomain(one, { allowPrivateDomains: true })
  return domain !== null && domain === getDomain(other, { allowPrivateDomains: true })
}
