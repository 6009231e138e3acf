import type { NamingType } from '../../contracts/crawls/refinements.ts'
import type { Finding } from '../finding.ts'
import { companyIdentity, nameIdentity } from '../identity.ts'
import type { FactGroup, PageFacts } from '../site/page-facts.ts'

/** How a finding of a name or a company changes. */
export interface NamingChange {
  readonly type: NamingType
  /** The key before the change. */
  readonly normalized: string
  readonly confidence: number
  /** The new type; the same as `type` if the value is only doubted. */
  readonly becomes: NamingType
}

/** Returns the page's facts after some of its names were doubted, reclassified or added. */
export function refinedFacts(facts: PageFacts, changes: readonly NamingChange[], added: readonly Finding[]): PageFacts {
  const known = new Map(changes.map((change) => [`${change.type}:${change.normalized}`, change]))
  const groups = facts.groups.map((group) => changed(group, known))
  return { ...facts, groups: [...groups, ...groupsOf(added)] }
}

function changed(group: FactGroup, changes: ReadonlyMap<string, NamingChange>): FactGroup {
  const change = changes.get(keyOf(group) ?? '')
  if (!change) return group
  const confidence = Math.min(group.confidence, change.confidence)
  if (change.becomes === change.type) return { ...group, confidence }
  const { job_title: _title, organization: _organization, relation: _relation, ...bare } = group
  return change.becomes === 'companies'
    ? { ...bare, kind: 'organization', relation: 'mentioned', confidence }
    : { ...bare, kind: 'person', confidence }
}

function keyOf({ kind, name }: FactGroup): string | null {
  if (name === null || kind === null) return null
  return kind === 'person' ? `names:${nameIdentity(name)}` : `companies:${companyIdentity(name)}`
}

/** Added values have no owner: that a page shows them does not say whom they belong to. */
function groupsOf(added: readonly Finding[]): FactGroup[] {
  const of = (type: Finding['type']) => added.filter((finding) => finding.type === type)
  const [emails, phones, addresses] = [of('emails'), of('phones'), of('addresses')]
  const ways: FactGroup[] =
    emails.length + phones.length + addresses.length === 0
      ? []
      : [
          {
            kind: null,
            name: null,
            emails: emails.map(({ normalized }) => normalized),
            phones: phones.map(({ normalized }) => ({ value: normalized })),
            addresses: addresses.map(({ value, normalized }) => ({ value, normalized })),
            confidence: Math.min(...[...emails, ...phones, ...addresses].map(({ confidence }) => confidence)),
          },
        ]
  return [
    ...ways,
    ...of('names').map(({ value, confidence }) => ({ kind: 'person' as const, name: value, confidence })),
    ...of('companies').map(({ value, confidence }) => ({
      kind: 'organization' as const,
      name: value,
      relation: 'mentioned' as const,
      confidence,
    })),
  ]
}
