import type { NamingType } from '../../contracts/refinements.ts'
import type { Finding } from '../finding.ts'
import { companyIdentity, nameIdentity } from '../identity.ts'
import type { FactGroup, PageFacts } from '../site/page-facts.ts'

/** What became of a value that was found as a name or a company. */
export interface NamingChange {
  readonly type: NamingType
  /** As it was found. */
  readonly normalized: string
  readonly confidence: number
  /** What it is instead; the same where it is only doubted. */
  readonly becomes: NamingType
}

/** What a page says of people and organisations, after some of its names were doubted, taken for another kind or added. */
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

/** What was added stands with nobody: that a page has it says nothing of whose it is. */
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
