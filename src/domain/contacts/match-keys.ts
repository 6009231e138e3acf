import type { ContactMergeReason } from '../../contracts/contacts/contact-details.ts'
import { companyKey, splitLegalForm } from '../../extraction/companies/company-key.ts'
import { companyIdentity, nameIdentity } from '../../extraction/identity.ts'
import { umlautSpellings } from '../../lib/transcribe-umlauts.ts'
import { bareKey } from './import-key.ts'
import type { MentionFacts } from './store-mentions.ts'

/** Keys that identify an account's contacts (`contact_keys`), in addition to their email addresses. */

/**
 * Identifies a mention of one website or one row of an import by its own key, which is the same when it is repeated.
 */
export const mentionKey = (key: string): string => `mention:${bareKey(key)}`
/** Identifies the owner of a website. */
export const ownSiteKey = (site: string): string => `site:${site}`
export const profileKey = (url: string): string => `profile:${url.toLowerCase()}`
/**
 * Identifies an organisation by its full name, also with umlauts transcribed: `Müller GmbH` matches `Mueller GmbH`.
 * Names without a legal form are too common to be a key.
 */
export const companyKeys = (name: string): string[] =>
  splitLegalForm(name).form === null
    ? []
    : umlautSpellings(name).map((spelling) => `company:${companyIdentity(spelling)}`)

/** Identifies a person at an organisation, by the organisation's website, its name, or both; as `companyKeys`. */
export function personKeys(name: string, at: { site: string | null; organization: string | null }): string[] {
  const persons = umlautSpellings(name).map(nameIdentity)
  if (!persons.some(isFullName)) return []
  const organizations = at.organization ? umlautSpellings(at.organization).map(companyKey) : []
  const places = [at.site, ...organizations].filter(Boolean)
  return persons.flatMap((person) => places.map((place) => `person:${person}@${place}`))
}
const isFullName = (person: string) =>
  person.includes(' ') || /\p{sc=Han}|\p{sc=Hangul}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(person)

export interface Key {
  readonly key: string
  readonly reason: ContactMergeReason
}

/** Profiles that belong to one person or company; on other platforms several may share one. */
const OWN_PROFILE = /^https:\/\/(?:www\.)?(?:linkedin\.com\/(?:in|company)|xing\.com\/(?:profile|pages)|github\.com)\//

/**
 * The keys that identify a mention's contact, the most reliable first.
 *
 * @param said registrable domain of the website that says it; null for imported and manually entered mentions
 * @param key of the mention within its source
 */
export function keysOf(contact: MentionFacts, said: string | null, key: string): Key[] {
  const site = said ?? contact.website ?? null
  const { kind, relation, organization, parts } = contact
  const names = [...new Set(parts.map(({ name }) => name).filter(Boolean))]
  const isOwner = relation === 'owner' && site !== null
  const keys: Key[] = [{ key: mentionKey(key), reason: 'same-site' }]
  if (kind === 'organization') {
    if (isOwner) keys.push({ key: ownSiteKey(site), reason: 'same-site' })
    for (const name of names) for (const of of companyKeys(name)) keys.push({ key: of, reason: 'same-name' })
  } else {
    // A person whom a website mentions as a third party works elsewhere.
    const at = { site: relation === 'owner' || relation === 'member' ? site : null, organization }
    for (const name of names) for (const of of personKeys(name, at)) keys.push({ key: of, reason: 'same-organization' })
  }
  for (const url of new Set(parts.flatMap(({ profiles }) => profiles)))
    if (OWN_PROFILE.test(url)) keys.push({ key: profileKey(url), reason: 'same-profile' })
  return keys
}
