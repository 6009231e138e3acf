import { parse as parseDomain } from 'tldts'

export interface EmailAddress {
  /** As people write it; an internationalised domain stays readable. */
  readonly value: string
  /** Lower case, the domain in its ASCII form (RFC 5891). */
  readonly normalized: string
}

/**
 * RFC 5322's `dot-atom` with the letters of RFC 6531, without characters that are only separators on pages (`/`, `?`,
 * braces, bars).
 */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+=^_~.-]{1,64}$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/
/** Public suffixes that are mail domains themselves: public bodies of India, Malta and others use `office@gov.in`. */
const MAIL_SUFFIX = /^(?:gov|govt|gob|gouv|gv|nic|edu|ac|mil|police|nhs)\.[a-z]{2,3}$/
/** Top-level domains without mailboxes, which examples and tests may use. */
export const RESERVED_DOMAIN = /\.(?:test|example)$/

/**
 * Parses an address that a user entered. It has the same syntax and normal form as addresses found on pages, but is not
 * checked for the artefacts of printed text.
 *
 * @param written `local@domain`, in any case and script
 * @returns null if it is not a mailbox on a public domain or on one reserved for tests (RFC 2606)
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

/** Returns the domain in ASCII, or null if it is not valid in DNS. */
function toAsciiDomain(shown: string): string | null {
  const isAscii = /^[\x21-\x7e]*$/.test(shown)
  const domain = isAscii
    ? shown
    : /^[\p{L}\p{M}\p{N}.-]+$/u.test(shown)
      ? (URL.parse(`http://${shown}/`)?.hostname ?? '')
      : ''
  return domain.length <= 253 && DOMAIN.test(domain) ? domain : null
}

/** Whether a domain is under a suffix in the ICANN part of the Public Suffix List. */
export function isPublicDomain(domain: string): boolean {
  const { isIcann, domain: registrable } = parseDomain(domain, { extractHostname: false, validateHostname: false })
  return isIcann === true && (registrable !== null || MAIL_SUFFIX.test(domain))
}
