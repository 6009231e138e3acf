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
  /** Contacts by phone number, for rows of an import that match by it. */
  readonly byPhone?: ReadonlyMap<string, readonly KnownContact[]>
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
 * different people; a row without a mailbox matches everyone who has the name. Rows with a merge rule match by that
 * alone.
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
  const matcher = new Matcher(taken)
  matcher.learn(known)
  return mentions.map((mention, at) => matcher.match(mention, numbers[at]!))
}

/** Matches mentions one after the other, and remembers those that were matched before. */
export class Matcher {
  readonly #byKey = new Map<string, number>()
  readonly #byEmail = new Map<string, KnownContact[]>()
  readonly #byPhone = new Map<string, KnownContact[]>()
  readonly #mailboxes = new Map<number, Set<string>>()
  readonly #apart: Set<string>

  constructor(taken: ReadonlySet<string> = new Set()) {
    this.#apart = new Set(taken)
  }

  /** Adds what is known about the next mentions. What was learnt or matched before stays. */
  learn({ byKey, byEmail, byPhone, mailboxes }: Known): void {
    for (const [key, contact] of byKey) if (!this.#byKey.has(key)) this.#byKey.set(key, contact)
    for (const [own, given] of [
      [this.#byEmail, byEmail],
      [this.#byPhone, byPhone],
    ] as const)
      for (const [value, contacts] of given ?? []) {
        const before = own.get(value) ?? []
        const fresh = contacts.filter(({ number }) => !before.some((one) => one.number === number))
        own.set(value, [...fresh, ...before])
      }
    for (const [contact, own] of mailboxes)
      this.#mailboxes.set(contact, new Set([...(this.#mailboxes.get(contact) ?? []), ...own]))
  }

  /** @param number for a new contact */
  match(mention: Mention, number: number): Match {
    const keys = keysOf(mention.facts, mention.site, mention.key)
    const found = this.#find(mention, keys)
    const contact = found?.contact ?? number
    if (mention.site !== null) this.#apart.add(takenKey(mention.site, contact))
    const fresh = keys.map(({ key }) => key).filter((key) => !this.#byKey.has(key))
    for (const key of fresh) this.#byKey.set(key, contact)
    const self = { number: contact, kind: mention.facts.kind, name: mention.facts.name || null }
    const own = this.#mailboxes.get(contact) ?? new Set()
    for (const email of ownMailboxes(mention.facts)) own.add(email)
    this.#mailboxes.set(contact, own)
    for (const email of emailsOf(mention.facts)) addTo(this.#byEmail, email, self)
    if (mention.facts.match_by === 'email_or_phone')
      for (const phone of phonesOf(mention.facts)) addTo(this.#byPhone, phone, self)
    return { mention, contact, isNew: !found, reason: found?.reason ?? null, keys: keysToKeep(fresh, keys) }
  }

  #find(mention: Mention, keys: readonly Key[]): Found | null {
    const { site, facts } = mention
    const isFree = (contact: number) => site === null || !this.#apart.has(takenKey(site, contact))
    switch (facts.match_by) {
      case undefined:
        break
      case 'email':
        return byAddress(mention, this.#byEmail, isFree)
      case 'email_or_phone':
        return byAddress(mention, this.#byEmail, isFree) ?? byPhone(mention, this.#byPhone)
      case 'name':
        return byName(mention, keys, this.#byKey)
      case 'never':
        return null
    }
    const exact = byExactKey(keys, this.#byKey)
    if (exact) return exact
    if (site !== null) return byOtherKey(keys, this.#byKey, isFree) ?? byAddress(mention, this.#byEmail, isFree)
    return (
      byAddress(mention, this.#byEmail, isFree) ??
      byOtherKey(keys, this.#byKey, (contact, reason) => !isNamesake(mention, reason, this.#mailboxes.get(contact)))
    )
  }
}

function addTo(known: Map<string, KnownContact[]>, value: string, contact: KnownContact): void {
  const sharing = known.get(value)
  if (sharing) sharing.push(contact)
  else known.set(value, [contact])
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

/** The phone numbers that rows of imports match by. */
export const phonesOf = ({ parts }: SiteContact): string[] => [
  ...new Set(parts.flatMap(({ phones }) => phones.map(({ value }) => value))),
]

/** A switchboard is shared, so a row without a name matches only a contact without one. */
function byPhone({ facts }: Mention, known: ReadonlyMap<string, readonly KnownContact[]>): Found | null {
  for (const phone of phonesOf(facts)) {
    const same = (known.get(phone) ?? []).find(
      (contact) =>
        contact.kind === facts.kind && (contact.name === null) === (facts.name === '') && namesAgree(facts, contact),
    )
    if (same) return { contact: same.number, reason: 'same-phone' }
  }
  return null
}

/** Rows without a name match no one. */
function byName({ facts }: Mention, keys: readonly Key[], byKey: ReadonlyMap<string, number>): Found | null {
  if (facts.kind === 'organization') {
    const exact = facts.name === '' ? null : byExactKey(keys, byKey)
    if (exact) return exact
  }
  return byOtherKey(
    keys.filter(({ reason }, at) => at === 0 || reason === 'same-organization' || reason === 'same-name'),
    byKey,
    () => true,
  )
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
