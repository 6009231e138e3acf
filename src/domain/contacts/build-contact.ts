import type { ContactKind, ContactProfile, PhoneKind } from '../../contracts/contacts/contact.ts'
import type { DataType, SourceType } from '../../contracts/data/items.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { companyIdentity, nameIdentity } from '../../extraction/identity.ts'
import { normalizeProfile } from '../../extraction/profiles.ts'
import type { LikelyEmail } from '../../extraction/site/site-contact.ts'
import { summarize } from '../../extraction/site/split-parts.ts'
import { type CustomFields, joinFields } from './custom-fields.ts'
import { importOfKey } from './import-key.ts'
import type { MentionFacts } from './store-mentions.ts'

/** A mention as input for building its contact. */
export interface SourcedMention {
  readonly source: number
  readonly source_type: SourceType
  readonly site: string | null
  readonly facts: MentionFacts
  /** Milliseconds since 1970. */
  readonly seen_at: number
  /** The number of its organisation's contact, if there is one. */
  readonly organization_number: number | null
}

/** A person's edits, as stored in `contacts.edits`. */
export interface Edits {
  readonly name?: string | null
  readonly job_title?: string | null
  readonly organization?: string | null
  readonly country?: string | null
  /** Own fields; null for a removed one. */
  readonly fields?: Readonly<Record<string, string | null>>
  /** `type:normalized` of values that were removed from the contact. */
  readonly removed?: readonly string[]
  /** `type:normalized` of values that come first of their type. */
  readonly preferred?: readonly string[]
  /** When they were made, in milliseconds since 1970; 0 for older ones. */
  readonly at?: number
}

/** A value of a contact, kept only if the account still holds it. */
export interface BuiltValue {
  readonly type: DataType
  readonly normalized: string
  readonly phoneKind: PhoneKind | null
}

export interface BuiltContact {
  readonly kind: ContactKind
  readonly name: string | null
  readonly jobTitle: string | null
  readonly organization: string | null
  readonly organizationNumber: number | null
  readonly site: string | null
  readonly country: string | null
  readonly profiles: readonly ContactProfile[]
  readonly likelyEmail: LikelyEmail | null
  /** Null for none. */
  readonly fields: CustomFields | null
  /** In hundredths. */
  readonly confidence: number
  /** Milliseconds since 1970. */
  readonly firstSeenAt: number
  readonly lastSeenAt: number
  /** The best of each type comes first. */
  readonly values: readonly BuiltValue[]
}

/**
 * Builds a contact from its mentions and a person's edits. What a website says about its own people and organisation
 * takes precedence over what others say, and later mentions over earlier ones. A person's edits take precedence over
 * both.
 *
 * @param mentions at least one
 */
export function buildContact(mentions: readonly SourcedMention[], allEdits: Edits): BuiltContact {
  const { told, edits } = inPrecedence(mentions, allEdits)
  const [best] = told
  const { kind } = best!.facts
  const parts = told.flatMap(({ facts }) => facts.parts)
  const summary = summarize(parts, kind)
  const first = <Value>(of: (mention: SourcedMention) => Value | null | undefined | ''): Value | null => {
    for (const mention of told) {
      const value = of(mention)
      if (value !== null && value !== undefined && value !== '') return value as Value
    }
    return null
  }
  const name = kind === 'person' ? fullest(told.map(({ facts }) => facts.name)) : first(({ facts }) => facts.name)
  const address = summary.addresses[0]
  const values: BuiltValue[] = [
    ...summary.emails.map((normalized) => ({ type: 'emails' as const, normalized, phoneKind: null })),
    ...summary.phones.map(({ value, kind: phoneKind }) => ({
      type: 'phones' as const,
      normalized: value,
      phoneKind: phoneKind ?? ('voice' as const),
    })),
    ...summary.addresses.map(({ normalized }) => ({ type: 'addresses' as const, normalized, phoneKind: null })),
    ...namesOf(told).map((normalized) => ({
      type: kind === 'person' ? ('names' as const) : ('companies' as const),
      normalized,
      phoneKind: null,
    })),
  ]
  const organization = edits.organization === undefined ? first(({ facts }) => facts.organization) : edits.organization
  return {
    kind,
    name: edits.name ?? name,
    jobTitle: edits.job_title === undefined ? (summary.job_titles[0] ?? null) : edits.job_title,
    organization,
    organizationNumber:
      edits.organization === undefined ? first(({ organization_number }) => organization_number) : null,
    site: first(({ site, facts }) =>
      facts.relation === 'owner' || facts.relation === 'member' ? (site ?? facts.website) : null,
    ),
    country: edits.country === undefined ? (address?.country ?? null) : edits.country,
    profiles: summary.profiles.flatMap((url) => normalizeProfile(url, true) ?? []),
    likelyEmail: summary.emails.length > 0 ? null : first(({ facts }) => facts.likely_email),
    fields: joinFields(
      told.map(({ facts }) => facts.fields),
      edits.fields,
    ),
    confidence: Math.round(Math.max(...told.map(({ facts }) => facts.confidence)) * 100),
    firstSeenAt: Math.min(...told.map(({ seen_at }) => seen_at)),
    lastSeenAt: Math.max(...told.map(({ seen_at }) => seen_at)),
    values: inOrder(values, edits),
  }
}

/** The first of the most complete names: full words count more than initials. */
function fullest(names: readonly string[]): string | null {
  const fullWords = (name: string) => name.split(/[\s.]+/).filter((word) => word.length > 1).length
  const most = Math.min(2, Math.max(0, ...names.map(fullWords)))
  return names.find((name) => name !== '' && fullWords(name) >= most) ?? null
}

/** Identifies the import or the source that says a mention. */
const origin = ({ source, facts }: SourcedMention): string => importOfKey(facts.key) ?? String(source)

/**
 * The mentions that count, the most reliable first, and the edits that still hold. An import with a rule for existing
 * contacts changes of them what that rule says; for contacts that it created, it is a source like others.
 */
function inPrecedence(mentions: readonly SourcedMention[], edits: Edits) {
  const earliest = mentions.reduce((a, b) =>
    b.seen_at < a.seen_at || (b.seen_at === a.seen_at && b.source < a.source) ? b : a,
  )
  const first = origin(earliest)
  const ruleOf = (mention: SourcedMention) => (origin(mention) === first ? undefined : mention.facts.fields_rule)
  const ranked = mentions.flatMap((mention) => {
    const rule = ruleOf(mention)
    return rule === 'keep' ? [] : [{ mention, rank: rule ? RANKS_OF_RULES[rule] : rankOf(mention) }]
  })
  const told = ranked
    .toSorted(
      ({ mention: a, rank: one }, { mention: b, rank: other }) =>
        one - other || b.seen_at - a.seen_at || a.source - b.source || (a.facts.key < b.facts.key ? -1 : 1),
    )
    .map(({ mention }) => mention)
  const newer = told.filter((mention) => ruleOf(mention) === 'file' && mention.seen_at > (edits.at ?? 0))
  return { told, edits: newer.length > 0 ? withoutOverridden(edits, newer) : edits }
}

const RANKS_OF_RULES = { file: -1, fill: 4 } as const

/** The edits of fields that no newer import with precedence gives. */
function withoutOverridden(edits: Edits, newer: readonly SourcedMention[]): Edits {
  const parts = newer.flatMap(({ facts }) => facts.parts)
  const given = {
    name: newer.some(({ facts }) => facts.name !== ''),
    job_title: parts.some(({ job_titles }) => job_titles.length > 0),
    organization: newer.some(({ facts }) => facts.organization),
    country: parts.some(({ addresses }) => addresses.some(({ country }) => country)),
  }
  const names = new Set(newer.flatMap(({ facts }) => Object.keys(facts.fields ?? {})))
  const kept = Object.entries(edits).filter(([field]) => given[field as keyof typeof given] !== true)
  const fields = Object.entries(edits.fields ?? {}).filter(([name]) => !names.has(name))
  return { ...(Object.fromEntries(kept) as Edits), ...(edits.fields && { fields: Object.fromEntries(fields) }) }
}

/** Precedence of sources: manual entries, then websites about their own contacts, then imports, then third parties. */
function rankOf({ source_type, facts }: SourcedMention): number {
  if (source_type === 'manual') return 0
  if (source_type === 'import') return 2
  return facts.relation === 'owner' || facts.relation === 'member' ? 1 : 3
}

function namesOf(mentions: readonly SourcedMention[]): string[] {
  const identity = mentions[0]!.facts.kind === 'person' ? nameIdentity : companyIdentity
  const names = mentions.flatMap(({ facts }) => [facts.name, ...facts.parts.map(({ name }) => name)])
  return [...new Set(names.filter(Boolean).map(identity))]
}

function inOrder(values: readonly BuiltValue[], { removed = [], preferred = [] }: Edits): BuiltValue[] {
  const keyOf = ({ type, normalized }: BuiltValue) => `${type}:${normalized}`
  const kept = values.filter((value) => !removed.includes(keyOf(value)))
  const isFirst = (value: BuiltValue) => preferred.includes(keyOf(value))
  return [...kept.filter(isFirst), ...kept.filter((value) => !isFirst(value))]
}

/**
 * How well a contact can be reached (`contacts.reach`): 3 by a usable own email address, 2 by any other email address,
 * 1 by phone, 0 not at all.
 *
 * @param values those that the account holds; `check` as in `items.email_check`
 */
export function reachOf(
  kind: ContactKind,
  values: readonly (BuiltValue & { readonly check: string | null })[],
): number {
  const emails = values.filter(({ type }) => type === 'emails')
  const isOwn = ({ normalized }: BuiltValue) => kind === 'organization' || mailboxKind(normalized) === 'personal'
  if (emails.some((email) => email.check !== 'undeliverable' && email.check !== 'disposable' && isOwn(email))) return 3
  if (emails.length > 0) return 2
  return values.some(({ type, phoneKind }) => type === 'phones' && phoneKind !== 'fax') ? 1 : 0
}
