import type { ContactKind } from '../../contracts/contacts/contact.ts'
import type { ContactMergeReason } from '../../contracts/contacts/contact-details.ts'
import { companyKey } from '../../extraction/companies/company-key.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { nameIdentity } from '../../extraction/identity.ts'
import type { SiteContact } from '../../extraction/site/site-contact.ts'
import { type Key, keysOf } from './match-keys.ts'
import type { MentionFacts } from './store-mentions.ts'

export interface Mention {
  readonly key: string
  readonly site: string | null
  readonly facts: MentionFacts
}

/** The existing contacts of an account that mentions may match. */
export interface Known {
  /** Contacts by key. */
  readonly byKey: ReadonlyMap<string, number>
  /** Contacts by email address in lower case. */
  readonly byEmail: ReadonlyMap<string, readonly KnownContact[]>
  /** Personal mailboxes, by contact, of contacts that imported rows may match by name (`namesakeKeys`). */
  readonly mailboxes: ReadonlyMap<number, ReadonlySet<string>>
}

export interface KnownContact {
  readonly number: number
  readonly kind: ContactKind
  readonly name: string | null
}

/** A mention with its contact: an existing one, or one of the new numbers. */
export interface Match {
  readonly mention: Mention
  readonly contact: number
  readonly isNew: boolean
  readonly reason: ContactMergeReason | null
  /** The keys that identify the contact from now on. */
  readonly keys: readonly string[]
}

/**
 * Matches each mention to a contact. A mention that a site repeats keeps its contact, whatever it says now, since a
 * person may have merged or split it. Then it matches by website, profile, full name, or person at an organisation;
 * then by email address, if the names agree. Mentions that one site distinguishes are never matched to the same
 * contact.
 *
 * Imported rows match by email address first. People of the same name at one organisation with different mailboxes are
 * different people; a row without a mailbox matches everyone who has the name.
 *
 * @param taken contacts of other mentions of the same source and site
 * @param numbers numbers for new contacts, as many as there are mentions
 */
export function matchMentions(
  mentions: readonly Mention[],
  known: Known,
  taken: ReadonlySet<string>,
  numbers: readonly number[],
): Match[] {
  const byKey = new Map(known.byKey)
  const byEmail = new Map<string, KnownContact[]>([...known.byEmail].map(([email, contacts]) => [email, [...contacts]]))
  const mailboxes = new Map([...known.mailboxes].map(([contact, own]) => [contact, new Set(own)]))
  const apart = new Set(taken)
  return mentions.map((mention, at) => {
    const keys = keysOf(mention.facts, mention.site, mention.key)
    const isFree = (contact: number) => mention.site === null || !apart.has(takenKey(mention.site, contact))
    const found =
      byExactKey(keys, byKey) ??
      (mention.site === null
        ? (byAddress(mention, byEmail, isFree) ??
          byOtherKey(keys, byKey, (contact, reason) => !isNamesake(mention, reason, mailboxes.get(contact))))
        : (byOtherKey(keys, byKey, isFree) ?? byAddress(mention, byEmail, isFree)))
    const contact = found?.contact ?? numbers[at]!
    if (mention.site !== null) apart.add(takenKey(mention.site, contact))
    const fresh = keys.map(({ key }) => key).filter((key) => !byKey.has(key))
    for (const key of fresh) byKey.set(key, contact)
    const self = { number: contact, kind: mention.facts.kind, name: mention.facts.name || null }
    const own = mailboxes.get(contact)
    for (const email of ownMailboxes(mention.facts)) own ? own.add(email) : mailboxes.set(contact, new Set([email]))
    for (const email of emailsOf(mention.facts)) {
      const sharing = byEmail.get(email)
      if (sharing) sharing.push(self)
      else byEmail.set(email, [self])
    }
    return { mention, contact, isNew: !found, reason: found?.reason ?? null, keys: keysToKeep(fresh, keys) }
  })
}

/**
 * The mention's own key adds nothing if there are other keys. So it is stored only for mentions without others; manual
 * splits need it too.
 */
const keysToKeep = (fresh: readonly string[], [own, ...others]: readonly Key[]): string[] =>
  others.length > 0 ? fresh.filter((key) => key !== own!.key) : [...fresh]

/** The key of a contact that a mention of a website already has. */
export const takenKey = (site: string, contact: number): string => `${site}\n${contact}`

export const emailsOf = ({ parts }: SiteContact): string[] => [...new Set(parts.flatMap(({ emails }) => emails))]

interface Found {
  readonly contact: number
  readonly reason: ContactMergeReason
}

function byExactKey([first]: readonly Key[], byKey: ReadonlyMap<string, number>): Found | null {
  const contact = byKey.get(first!.key)
  return contact === undefined ? null : { contact, reason: first!.reason }
}

function byOtherKey(
  keys: readonly Key[],
  byKey: ReadonlyMap<string, number>,
  isFree: (contact: number, reason: ContactMergeReason) => boolean,
): Found | null {
  for (const { key, reason } of keys.slice(1)) {
    const contact = byKey.get(key)
    if (contact !== undefined && isFree(contact, reason)) return { contact, reason }
  }
  return null
}

/**
 * Whether a contact of the same name and organisation is a different person: both have mailboxes, and none in common.
 */
function isNamesake({ facts }: Mention, reason: ContactMergeReason, others: ReadonlySet<string> | undefined): boolean {
  if (reason !== 'same-organization' || !others || others.size === 0) return false
  const own = ownMailboxes(facts)
  return own.length > 0 && !own.some((email) => others.has(email))
}

/** The email addresses of a person that are no role mailboxes, so that nobody else uses them. */
export const ownMailboxes = (facts: SiteContact): string[] =>
  facts.kind === 'person' ? emailsOf(facts).filter((email) => mailboxKind(email) !== 'role') : []

/** Keys by which imported rows find people of the same name; their mailboxes then decide. */
export const namesakeKeys = (mentions: readonly Mention[]): string[] => [
  ...new Set(
    mentions.flatMap(({ facts, site, key }) =>
      site === null && ownMailboxes(facts).length > 0
        ? keysOf(facts, site, key).flatMap((of) => (of.reason === 'same-organization' ? of.key : []))
        : [],
    ),
  ),
]

function byAddress(
  { facts }: Mention,
  byEmail: ReadonlyMap<string, readonly KnownContact[]>,
  isFree: (contact: number) => boolean,
): Found | null {
  for (const email of emailsOf(facts)) {
    // A role mailbox does not identify a person, but a row without a name matches everyone who has it.
    const isShared = facts.kind === 'person' && facts.name !== '' && mailboxKind(email) === 'role'
    for (const contact of byEmail.get(email) ?? []) {
      const fits = contact.kind === facts.kind || contact.name === null || facts.name === ''
      if (fits && isFree(contact.number) && namesAgree(facts, contact) && !(isShared && contact.name === null))
        return { contact: contact.number, reason: 'same-email' }
    }
  }
  return null
}

/**
 * Whether two names may belong to the same contact: all words of the shorter one, or their initials, occur in the
 * other.
 */
function namesAgree({ kind, name }: SiteContact, other: KnownContact): boolean {
  if (!name || other.name === null) return true
  if (kind === 'organization') {
    const [one, two] = [companyKey(name), companyKey(other.name)]
    return one.includes(two) || two.includes(one)
  }
  const [one, two] = [nameIdentity(name).split(' '), nameIdentity(other.name).split(' ')]
  const [few, many] = one.length <= two.length ? [one, two] : [two, one]
  return few.every((word) => many.some((other) => isInitial(word, other) || isInitial(other, word) || word === other))
}

const isInitial = (letter: string, word: string) => letter.length === 1 && word.startsWith(letter)

/** All keys that matching has to look up. */
export const keysToAsk = (mentions: readonly Mention[]): string[] => [
  ...new Set(mentions.flatMap(({ facts, site, key }) => keysOf(facts, site, key).map((of) => of.key))),
]
