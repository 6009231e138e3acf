import { siteOfEmail } from '../../lib/site-of-email.ts'
import { siteOf } from '../../lib/url.ts'
import { mailboxKind } from '../emails/mailbox-kind.ts'
import { habitOf, type MailHabit, spelledBy } from './mail-habit.ts'
import { isMailProvider } from './mail-providers.ts'
import type { LikelyEmail, SiteContact } from './site-contact.ts'

const EXAMPLES_MAX = 3

/**
 * Gives people without an address the one that they likely have, where the site shows how it makes addresses: at a domain of its owner
 * at least two people's mailboxes spell their names by one pattern, and nobody's does by another. Nobody gets an address that the site shows, nor one that would
 * be two people's, nor one whose letters the examples leave open.
 *
 * @param contacts of one site
 */
export function likelyEmails(contacts: readonly SiteContact[]): SiteContact[] {
  const owner = contacts.find(({ relation, kind }) => relation === 'owner' && kind === 'organization')
  const habits = owner ? habitsOf(contacts, ownSites(contacts, owner)) : []
  if (!owner || habits.length === 0) return [...contacts]
  const shown = new Set(contacts.flatMap(emailsOf))
  const likely = new Map<SiteContact, LikelyEmail>()
  const claims = new Map<string, number>()
  for (const contact of contacts) {
    const address =
      worksFor(contact, owner) && emailsOf(contact).length === 0 ? likelyAddress(contact.name, habits) : null
    if (!address) continue
    likely.set(contact, address)
    claims.set(address.email, (claims.get(address.email) ?? 0) + 1)
  }
  return contacts.map((contact) => {
    const address = likely.get(contact)
    return address && claims.get(address.email) === 1 && !shown.has(address.email)
      ? { ...contact, likely_email: address }
      : contact
  })
}

const emailsOf = ({ parts }: SiteContact) => parts.flatMap(({ emails }) => emails)

const worksFor = ({ kind, relation, organization_key }: SiteContact, owner: SiteContact) =>
  kind === 'person' && (organization_key === owner.key || (organization_key === null && relation === 'member'))

/** The registrable domains of the owner: of its addresses, and of the pages that speak of it. */
function ownSites(contacts: readonly SiteContact[], owner: SiteContact): ReadonlySet<string> {
  const pages = contacts.flatMap(({ parts }) => parts.flatMap((part) => part.pages))
  const sites = [...emailsOf(owner).map(siteOfEmail), ...pages.map((url) => (URL.canParse(url) ? siteOf(url) : null))]
  return new Set(sites.filter((site): site is string => site !== null && !isMailProvider(site)))
}

/** How addresses are made at each domain of the owner that shows it, the one with most examples first. */
function habitsOf(contacts: readonly SiteContact[], sites: ReadonlySet<string>): MailHabit[] {
  const byDomain = new Map<string, { names: readonly string[]; emails: string[] }[]>()
  for (const contact of contacts) {
    if (contact.kind !== 'person') continue
    const names = [...new Set([contact.name, ...contact.parts.map(({ name }) => name)])]
    const own = new Map<string, string[]>()
    for (const email of new Set(emailsOf(contact))) {
      const site = siteOfEmail(email)
      if (site === null || !sites.has(site) || mailboxKind(email) === 'role') continue
      const domain = email.slice(email.lastIndexOf('@') + 1)
      add(own, domain, email)
    }
    for (const [domain, emails] of own) add(byDomain, domain, { names, emails })
  }
  const habits = [...byDomain].map(([domain, people]) => habitOf(domain, people)).filter((habit) => habit !== null)
  return habits.sort((a, b) => b.examples.length - a.examples.length)
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Where two domains have as many examples, either may be somebody's. */
function likelyAddress(name: string, [first, second]: readonly MailHabit[]): LikelyEmail | null {
  if (!first || first.examples.length === second?.examples.length) return null
  const spelled = spelledBy(name, first)
  return (
    spelled && {
      email: `${spelled.mailbox}@${first.domain}`,
      pattern: spelled.pattern,
      examples: first.examples.slice(0, EXAMPLES_MAX),
    }
  )
}
