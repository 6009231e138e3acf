import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { companyIdentity, nameIdentity } from '../../extraction/identity.ts'
import type { FactAddress } from '../../extraction/site/page-facts.ts'
import type { ContactPart, SiteContact } from '../../extraction/site/site-contact.ts'
import type { CustomFields } from './custom-fields.ts'
import type { MentionToStore } from './store-mentions.ts'

/** What a person entered about a contact, or a row of a file contains. */
export interface EnteredContact {
  readonly name: string | null
  readonly company: string | null
  readonly jobTitle: string | null
  /** Normalised. */
  readonly emails: readonly string[]
  /** E.164, or digits if the country is unknown. */
  readonly phones: readonly string[]
  readonly addresses: readonly FactAddress[]
  readonly profiles: readonly string[]
  /** Registrable domain of the website that was entered. */
  readonly site: string | null
  readonly tags: readonly string[]
  readonly note: string | null
  readonly fields?: CustomFields
}

/**
 * Converts a row to mentions: a person, and the organisation named with them, which owns the website; only an
 * organisation if no person is named. Two rows are the same if both name and contact detail agree, since people share
 * mailboxes. An email address without a name matches everyone who has it.
 */
export function enteredMentions(entered: EnteredContact): MentionToStore[] {
  const { name, company, emails, phones, addresses, profiles, jobTitle, site } = entered
  const organizationKey = company ? `row:${companyIdentity(company)}` : null
  const isPerson = name !== null || (company === null && !emails.some((email) => mailboxKind(email) === 'role'))
  const said = { emails, phones: phones.map((value) => ({ value })), addresses, profiles, pages: [] }
  const beside = {
    ...(entered.tags.length > 0 && { tags: entered.tags }),
    ...(entered.note && { note: entered.note }),
    ...(Object.keys(entered.fields ?? {}).length > 0 && { fields: entered.fields }),
  }
  const organization = (part: Omit<ContactPart, 'name' | 'reason' | 'job_titles'>): MentionToStore =>
    toMention(
      organizationKey!,
      site,
      { kind: 'organization', relation: site ? 'owner' : 'mentioned' },
      { ...part, name: company!, reason: null, job_titles: [] },
    )
  if (!isPerson && company !== null) {
    const mention = organization(said)
    return [{ ...mention, facts: { ...mention.facts, ...beside } }]
  }
  const key = `row:${name ? nameIdentity(name) : ''}|${emails[0] ?? phones[0] ?? ''}`
  const part = { ...said, name: name ?? '', reason: null, job_titles: jobTitle ? [jobTitle] : [] }
  const who = toMention(
    key,
    isPerson ? site : null,
    isPerson ? { kind: 'person', relation: 'member' } : { kind: 'organization', relation: 'mentioned' },
    part,
  )
  return [
    {
      ...who,
      facts: {
        ...who.facts,
        ...beside,
        organization: isPerson ? company : null,
        organization_key: isPerson ? organizationKey : null,
      },
    },
    ...(company === null ? [] : [organization({ emails: [], phones: [], addresses: [], profiles: [], pages: [] })]),
  ]
}

function toMention(
  key: string,
  site: string | null,
  { kind, relation }: Pick<SiteContact, 'kind' | 'relation'>,
  part: ContactPart,
): MentionToStore {
  const none = { organization: null, organization_key: null, likely_email: null }
  const website = site === null ? {} : { website: site }
  // Rows of a file belong to no website; a site would keep its people from being matched with each other.
  return {
    key,
    site: null,
    facts: { key, kind, name: part.name, relation, ...none, parts: [part], confidence: 1, ...website },
  }
}
