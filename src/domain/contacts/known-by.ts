import type { ContactMergeReason } from '../../contracts/contacts.ts'
import { companyKey, splitLegalForm } from '../../extraction/companies/company-key.ts'
import { companyIdentity, nameIdentity } from '../../extraction/identity.ts'
import type { MentionFacts } from './store-mentions.ts'

/** Keys by which an account's contacts are known (`contact_keys`), beside their addresses. */

/** What one website, or one row of an import, says of somebody, by the mention's own key: the same when it says it again. */
export const mentionKey = (key: string): string => `mention:${key}`
/** The owner of a website. */
export const ownSiteKey = (site: string): string => `site:${site}`
export const profileKey = (url: string): string => `profile:${url.toLowerCase()}`
/** An organisation by its full name: without a legal form many share one. */
export const companyKeys = (name: string): string[] =>
  splitLegalForm(name).form === null ? [] : [`company:${companyIdentity(name)}`]

/** A person at an organisation, which is known by its website, by its name, or both. */
export function personKeys(name: string, at: { site: string | null; organization: string | null }): string[] {
  const person = nameIdentity(name)
  if (!person.includes(' ') && !/\p{sc=Han}|\p{sc=Hangul}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(person)) return []
  const places = [at.site, at.organization && companyKey(at.organization)].filter(Boolean)
  return places.map((place) => `person:${person}@${place}`)
}

export interface Key {
  readonly key: string
  readonly reason: ContactMergeReason
}

/** Profiles of a person or of one firm; of the rest several may share one. */
const OWN_PROFILE = /^https:\/\/(?:www\.)?(?:linkedin\.com\/(?:in|company)|xing\.com\/(?:profile|pages)|github\.com)\//

/**
 * What a mention's contact is known by, the surest first.
 *
 * @param said the registrable domain of the website that says it, null for imported and typed ones
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
    // Whom a website names as somebody else's works elsewhere.
    const at = { site: relation === 'owner' || relation === 'member' ? site : null, organization }
    for (const name of names) for (const of of personKeys(name, at)) keys.push({ key: of, reason: 'same-organization' })
  }
  for (const url of new Set(parts.flatMap(({ profiles }) => profiles)))
    if (OWN_PROFILE.test(url)) keys.push({ key: profileKey(url), reason: 'same-profile' })
  return keys
}
