import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { companyIdentity, nameIdentity } from '../../extraction/identity.ts'
import type { FactAddress } from '../../extraction/site/page-facts.ts'
import type { ContactPart, SiteContact } from '../../extraction/site/site-contact.ts'
import type { FieldRule, MergeRule } from '../../rules/imports/merge-rules.ts'
import type { CustomFields } from './custom-fields.ts'
import { importKeyPrefix } from './import-key.ts'
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
  /** The import it comes from; null for what was entered by hand. */
  readonly by?: ImportOfRow | null
}

/** What an import says about each of its rows. */
export interface ImportOfRow {
  readonly id: string
  readonly mergeBy: MergeRule | null
  readonly fieldsRule: FieldRule | null
  /** Labels of all its contacts. */
  readonly tags: readonly string[]
  readonly lists: readonly string[]
  /** The line of the row, for rows that are never merged. */
  readonly line: number
}

/**
 * Converts a row to mentions: a person, and the organisation named with them, which owns the website; only an
 * organisation if no person is named. Two rows are the same if both name and contact detail agree, since people share
 * mailboxes. An email address without a name matches everyone who has it.
 */
export function enteredMentions(entered: EnteredContact): MentionToStore[] {
  const { name, company, emails, phones, addresses, profiles, jobTitle, site, by = null } = entered
  const prefix = by ? importKeyPrefix(by.id) : ''
  const organizationKey = company ? `${prefix}row:${companyIdentity(company)}` : null
  const isPerson = name !== null || (company === null && !emails.some((email) => mailboxKind(email) === 'role'))
  const said = { emails, phones: phones.map((value) => ({ value })), addresses, profiles, pages: [] }
  const beside = {
    ...labelsOf(entered),
    ...(by?.mergeBy && { match_by: by.mergeBy }),
    ...(by?.fieldsRule && { fields_rule: by.fieldsRule }),
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
    return [apart({ ...mention, facts: { ...mention.facts, ...beside } }, by)]
  }
  const key = `${prefix}row:${name ? nameIdentity(name) : ''}|${emails[0] ?? phones[0] ?? ''}`
  const part = { ...said, name: name ?? '', reason: null, job_titles: jobTitle ? [jobTitle] : [] }
  const who = toMention(
    key,
    isPerson ? site : null,
    isPerson ? { kind: 'person', relation: 'member' } : { kind: 'organization', relation: 'mentioned' },
    part,
  )
  const facts = {
    ...who.facts,
    ...beside,
    organization: isPerson ? company : null,
    organization_key: isPerson ? organizationKey : null,
  }
  const employer = company === null ? [] : [organization(NO_VALUES)]
  return [apart({ ...who, facts }, by), ...employer.map((mention) => inKeeping(mention, by))]
}

const NO_VALUES = { emails: [], phones: [], addresses: [], profiles: [], pages: [] }

function labelsOf({ tags, by }: EnteredContact): { tags?: readonly string[]; lists?: readonly string[] } {
  const all = [...new Set([...tags, ...(by?.tags ?? [])])]
  return { ...(all.length > 0 && { tags: all }), ...(by && by.lists.length > 0 && { lists: by.lists }) }
}

/** Where rows are never merged, each has a key of its own. */
function apart(mention: MentionToStore, by: ImportOfRow | null): MentionToStore {
  if (by?.mergeBy !== 'never') return mention
  const key = `${mention.key}#${by.line}`
  return { ...mention, key, facts: { ...mention.facts, key } }
}

/** The organisation named with a person is found by its name, whatever people are merged by. */
const inKeeping = (mention: MentionToStore, by: ImportOfRow | null): MentionToStore =>
  by?.fieldsRule ? { ...mention, facts: { ...mention.facts, fields_rule: by.fieldsRule } } : mention

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
