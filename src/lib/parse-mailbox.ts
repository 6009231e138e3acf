import { parse as parseDomain } from 'tldts'

export interface EmailAddress {
  /** As a person would write it; an internationalised domain stays readable. */
  readonly value: string
  /** Lower case, the domain in its ASCII form (RFC 5891). */
  readonly normalized: string
}

/** RFC 5322's `dot-atom` with the letters of RFC 6531, less the signs that on pages only separate (`/`, `?`, braces, bars). */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+=^_~.-]{1,64}$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/
/** Public suffixes whose own names are mail domains: public bodies of India, Malta and others write `office@gov.in`. */
const MAIL_SUFFIX = /^(?:gov|govt|gob|gouv|gv|nic|edu|ac|mil|police|nhs)\.[a-z]{2,3}$/
/** Top-level domains that no mailbox is on, so that examples and tests may use them. */
export const RESERVED_DOMAIN = /\.(?:test|example)$/

/**
 * Checks one address that a person entered: the same syntax and spelling, without the doubts about what pages print.
 *
 * @param written `local@domain`, in any case and script
 * @returns null when it is no mailbox on a public domain or on one kept for tests (RFC 2606)
 */
export function parseMailbox(written: string): EmailAddress | null {
  const address = /^[\x21-\x7e]*$/.test(written) ? written : written.normalize('NFKC')
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  if (at < 1 || !LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null
  const shown = address.slice(at + 1).toLowerCase()
  const domain = toAsciiDomain(shown)
  if (!domain || !(isPublicDomain(domain) || RESERVED_DOMAIN.test(domain))) return null
  const isShouted = local === local.toUpperCase()
  return {
    value: `${isShouted ? local.toLowerCase() : local}@${shown}`,
    normalized: `${local.toLowerCase()}@${domain}`,
  }
}

/** The domain in ASCII, or null when it is not one that DNS could hold. */
function toAsciiDomain(shown: string): string | null {
  const isAscii = /^[\x21-\x7e]*$/.test(shown)
  const domain = isAscii
    ? shown
    : /^[\p{L}\p{M}\p{N}.-]+$/u.test(shown)
      ? (URL.parse(`http://${shown}/`)?.hostname ?? '')
      : ''
  return domain.length <= 253 && DOMAIN.test(domain) ? domain : null
}

/** Whether a domain lies under a suffix of the Public Suffix List's ICANN part. */
export function isPublicDomain(domain: string): boolean {
  const { isIcann, domain: registrable } = parseDomain(domain, { extractHostname: false, validateHostname: false })
  return isIcann === true && (registrable !== null || MAIL_SUFFIX.test(domain))
}
