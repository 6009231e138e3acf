import { isMailProvider } from '../../extraction/site/mail-providers.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'

/** What is known about a recipient's organisation. */
export interface OrganizationFacts {
  /** Normalised: an email address, or a number in E.164. */
  readonly address: string
  /** Registrable domain of the organisation's website. */
  readonly organizationSite?: string | null | undefined
  /** The number of the organisation's contact. */
  readonly organizationNumber?: number | null | undefined
  /** The number of the recipient's contact. */
  readonly contact?: number | null | undefined
}

/**
 * A key that recipients of the same organisation share: its website, else the domain of their email addresses unless it
 * is a mail provider's, else the number of its contact. Several addresses of a contact without an organisation share
 * the number of that contact.
 *
 * @returns null if nothing links the address to others
 */
export function organizationKey(facts: OrganizationFacts): string | null {
  const { address, organizationSite, organizationNumber, contact } = facts
  if (organizationSite) return organizationSite
  const site = address.includes('@') ? siteOfEmail(address) : null
  if (site && !isMailProvider(site)) return site
  if (organizationNumber) return `contact:${organizationNumber}`
  return contact ? `contact:${contact}` : null
}
