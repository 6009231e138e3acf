import { enteredMentions } from '../../../domain/contacts/entered-mentions.ts'
import type { MentionFacts, MentionToStore } from '../../../domain/contacts/store-mentions.ts'
import type { FactGroup, PageFacts } from '../../../extraction/site/page-facts.ts'
import { resolveSiteInSteps } from '../../../extraction/site/resolve-site.ts'
import type { ContactPart, MergeReason } from '../../../extraction/site/site-contact.ts'
import { runInTurns } from '../../../lib/steps.ts'
import { siteOf } from '../../../lib/url.ts'
import type { FormerContact, FormerValue } from './read-former.ts'

/** A contact of a source from before contacts belonged to accounts. */
export interface Former {
  readonly contact: FormerContact
  readonly values: readonly FormerValue[]
}

/**
 * Returns the mentions for former contacts: for a crawl by resolving its websites, for other sources as they were
 * entered.
 */
export const formerMentions = async (sourceType: string, former: readonly Former[]): Promise<MentionToStore[]> =>
  sourceType === 'crawl' ? await ofPages(former) : ofEntries(former)

/**
 * Merges new mentions with what the source already says under the same keys, because former contacts are migrated in
 * batches, and values may have been added to a named source since.
 *
 * @param known the source's existing mentions by key
 */
export function besideKnown(
  mentions: readonly MentionToStore[],
  known: ReadonlyMap<string, MentionFacts>,
): MentionToStore[] {
  return mentions.map((mention) => {
    const before = known.get(mention.key)
    if (before) return { ...mention, facts: joined(before, mention.facts) }
    // A batch without the row of an organization can only guess its name.
    const employer = known.get(mention.facts.organization_key ?? '')
    return employer ? { ...mention, facts: { ...mention.facts, organization: employer.name } } : mention
  })
}

/** Returns the keys of the mentions that `besideKnown` needs. */
export const keysBeside = (mentions: readonly MentionToStore[]): string[] => [
  ...new Set(mentions.flatMap(({ key, facts }) => [key, ...(facts.organization_key ? [facts.organization_key] : [])])),
]

/**
 * Merges two mentions. The one with the higher confidence determines the name, because a part of a website that does
 * not name its owner only guesses it.
 */
function joined(one: MentionFacts, other: MentionFacts): MentionFacts {
  const [sure, unsure] = other.confidence > one.confidence ? [other, one] : [one, other]
  const reason: MergeReason = sure.relation === 'owner' ? 'site-domain' : 'same-name'
  const said = unsure.parts.filter(saysSomething).map((part) => {
    const isNamed = part.reason !== null || part.name === sure.name
    return isNamed ? part : { ...part, reason }
  })
  const parts = new Map([...sure.parts, ...said].map((part) => [JSON.stringify(part), part]))
  return { ...sure, parts: [...parts.values()] }
}

const saysSomething = ({ emails, phones, addresses, profiles, job_titles }: ContactPart) =>
  [emails, phones, addresses, profiles, job_titles].some((list) => list.length > 0)

function toGroup({ contact, values }: Former): FactGroup {
  const ofType = (type: string) => values.filter((value) => value.type === type)
  const detailOf = ({ detail }: FormerValue) => (JSON.parse(detail ?? 'null') ?? {}) as Record<string, string>
  return {
    kind: contact.kind,
    name: contact.kind === 'person' ? contact.name : contact.company,
    ...(contact.job_title && { job_title: contact.job_title }),
    ...(contact.kind === 'person' && contact.company && { organization: contact.company }),
    emails: ofType('emails').map(({ normalized }) => normalized),
    phones: ofType('phones').map((phone) => {
      const kind = detailOf(phone).phoneKind as 'voice' | undefined
      return kind ? { value: phone.normalized, kind } : { value: phone.normalized }
    }),
    addresses: ofType('addresses').map((address) => {
      const { value, normalized } = address
      const { country } = detailOf(address)
      return country ? { value, normalized, country } : { value, normalized }
    }),
    confidence: contact.confidence,
  }
}

async function ofPages(former: readonly Former[]): Promise<MentionToStore[]> {
  const pages = [...Map.groupBy(former, ({ contact }) => contact.page_url ?? 'https://page.invalid/')].map(
    ([url, of]): PageFacts => ({ url, title: null, site_names: [], groups: of.map(toGroup) }),
  )
  const mentions: MentionToStore[] = []
  for (const [site, of] of Map.groupBy(pages, ({ url }) => siteOf(url)))
    for (const facts of await runInTurns(resolveSiteInSteps(of)))
      mentions.push({
        key: `${facts.key}@${site}`,
        site,
        facts:
          facts.organization_key === null ? facts : { ...facts, organization_key: `${facts.organization_key}@${site}` },
      })
  return mentions
}

/** Merges rows about the same person or organization into one mention. */
function ofEntries(former: readonly Former[]): MentionToStore[] {
  const byKey = new Map<string, MentionToStore>()
  for (const mention of former.flatMap(ofEntry)) {
    const known = byKey.get(mention.key)
    byKey.set(mention.key, known ? { ...known, facts: joined(known.facts, mention.facts) } : mention)
  }
  return [...byKey.values()]
}

function ofEntry(former: Former): MentionToStore[] {
  const { emails = [], phones = [], addresses = [] } = toGroup(former)
  const { name, company, job_title: jobTitle } = former.contact
  return enteredMentions({
    ...{ name, company, jobTitle, emails, addresses, phones: phones.map(({ value }) => value) },
    ...{ profiles: [], site: null, tags: [], note: null },
  })
}
