import { siteOfEmail } from '../../lib/site-of-email.ts'
import { siteOf } from '../../lib/url.ts'
import { mailboxKind } from '../emails/mailbox-kind.ts'
import { habitOf, type MailHabit, spelledBy } from './mail-habit.ts'
import { isMailProvider } from './mail-providers.ts'
import type { LikelyEmail, SiteContact } from './site-contact.ts'

const EXAMPLES_MAX = 3

/**
 * Adds a likely email address to people without one, if the site shows a pattern: at one of the owner's domains, the
 * mailboxes of at least two people spell their names by one pattern, and no mailbox contradicts it. Skips addresses
 * that the site shows, addresses that would fit two people, and names for which the examples leave the spelling open.
 *
 * @param contacts the contacts of one site
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

/** Returns the registrable domains of the owner: those of its email addresses and of the pages that mention it. */
function ownSites(contacts: readonly SiteContact[], owner: SiteContact): ReadonlySet<string> {
  const pages = contacts.flatMap(({ parts }) => parts.flatMap((part) => part.pages))
  const sites = [...emailsOf(owner).map(siteOfEmail), ...pages.map((url) => (URL.canParse(url) ? siteOf(url) : null))]
  return new Set(sites.filter((site): site is string => site !== null && !isMailProvider(site)))
}

/** Returns the address pattern at each domain of the owner that shows one, those with the most examples first. */
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

/** Returns null when two domains have equally many examples, because the person may use either. */
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
