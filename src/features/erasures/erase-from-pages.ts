import type { ServiceContext } from '../../core/context.ts'
import { nameIdentity } from '../../extraction/identity.ts'
import type { FactGroup, PageFacts } from '../../extraction/site/page-facts.ts'
import { siteOf } from '../../lib/url.ts'
import { type Changed, changeRows } from './change-rows.ts'
import type { LocatedPerson } from './locate-person.ts'
import { redactPerson, strikeJsonText } from './redact-person.ts'
import { type FoundRow, rowsWith } from './rows-with.ts'

export const PAGE_TEXTS = ['url', 'final_url', 'title', 'item_keys', 'facts', 'reason'] as const

/** Removes a person from crawled pages. Deletes pages with personal data in the URL, which cannot be redacted. */
export async function eraseFromPages(ctx: ServiceContext, person: LocatedPerson): Promise<number> {
  let changed = 0
  for await (const rows of rowsWith(ctx, 'pages', PAGE_TEXTS, person.traces))
    changed += await changeRows(ctx, 'pages', rows, (row) => withoutPerson(row, person))
  return changed
}

function withoutPerson({ texts }: FoundRow, person: LocatedPerson): Changed {
  const { url, final_url, title, item_keys, facts, reason } = texts
  const { traces } = person
  const told: PageFacts | null = facts ? JSON.parse(facts) : null
  const isEvidence = person.keepsEvidence && told?.groups.some((group) => isByAddress(group, person))
  if (!isEvidence && (traces.holds(url!) || (final_url && traces.holds(final_url)))) return null
  return {
    title: title ? traces.redact(title) : null,
    reason: reason ? traces.redact(reason) : null,
    item_keys: strikeJsonText(item_keys ?? null, traces),
    facts: told && JSON.stringify(factsWithout(told, person)),
  }
}

function factsWithout(facts: PageFacts, person: LocatedPerson): unknown {
  const site = siteOf(facts.url)
  const evidence = person.keepsEvidence ? facts.groups.filter((group) => isByAddress(group, person)) : []
  const others = facts.groups.filter((group) => !evidence.includes(group) && !isOf(group, site, person))
  const { groups, ...rest } = redactPerson({ ...facts, groups: others }, person.traces) as PageFacts
  return { ...rest, url: evidence.length > 0 ? facts.url : rest.url, groups: [...evidence, ...groups] }
}

const isByAddress = ({ kind, name, emails = [] }: FactGroup, { traces }: LocatedPerson) =>
  kind === 'person' && name !== null && emails.some((email) => traces.known.emails.includes(email))

/** Matches by one of the person's addresses, or by a name that is unique in the account or on one of their websites. */
function isOf(
  { kind, name, emails = [] }: FactGroup,
  site: string,
  { traces, identities, sites }: LocatedPerson,
): boolean {
  if (kind === 'organization' || name === null) return false
  return (
    traces.holds(name) ||
    emails.some((email) => traces.known.emails.includes(email)) ||
    (sites.has(site) && identities.has(nameIdentity(name)))
  )
}
