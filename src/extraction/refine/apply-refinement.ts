import type { DataType } from '../../contracts/items.ts'
import type { AskedFinding, NamingType, Refinement } from '../../contracts/refinements.ts'
import type { Extraction } from '../extract.ts'
import type { Finding } from '../finding.ts'
import { companyIdentity, nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { readAdded } from './read-added.ts'
import { type NamingChange, refinedFacts } from './refined-facts.ts'
import { placeOf } from './stands-in.ts'

/** Values that a model is asked about, of one page. */
const ASKED_MAX = 60
/** What a model adds counts for less than what a page marks up; so does what it takes for another kind. */
const ADDED_CONFIDENCE = 0.6
/** Values of one page that are taken at a model's word. */
const ADDED_MAX = 20
/** What is left of a value that a model doubts. How to reach somebody stays worth a look: a page could talk the model into doubting it. */
const DOUBTED: Readonly<Record<DataType, number>> = {
  emails: 0.5,
  phones: 0.5,
  names: 0.3,
  addresses: 0.3,
  companies: 0.3,
}

/** What came of an answer. */
export interface RefinementCounts {
  readonly doubted: number
  readonly retyped: number
  readonly added: number
  /** What the answer claims and nothing bears out. */
  readonly refused: number
}

/** The findings to ask about: what the crawl is for, each by its place in the extraction. */
export const askedOf = ({ findings }: Extraction, types: readonly DataType[]): AskedFinding[] =>
  findings
    .map(({ type, value }, id) => ({ id, type, value }))
    .filter(({ type }) => types.includes(type))
    .slice(0, ASKED_MAX)

/**
 * Heeds an answer as far as an answer may go: nothing that was found vanishes, it is doubted or, among names and companies, taken for the
 * other; and nothing is added but what stands in the page's text letter by letter. Whatever a page talks a model into, it can say no more than it shows.
 *
 * @param types what the crawl is for; nothing else is touched
 */
export function applyRefinement(
  extraction: Extraction,
  { page, types, refinement }: { page: Page; types: readonly DataType[]; refinement: Refinement },
): { extraction: Extraction; counts: RefinementCounts } {
  const asked = new Set(askedOf(extraction, types).map(({ id }) => id))
  const dropped = new Map(refinement.dropped.filter(({ id }) => asked.has(id)).map((drop) => [drop.id, drop]))
  const changes: NamingChange[] = []
  const kept = extraction.findings.map((finding, id) => {
    const drop = dropped.get(id)
    if (!drop) return finding
    const other = otherNaming(finding.type)
    const isRetyped = other !== null && drop.type === other && types.includes(other)
    const changed = isRetyped ? retyped(finding, other) : doubted(finding)
    if (isNaming(finding.type))
      changes.push({
        type: finding.type,
        normalized: finding.normalized,
        confidence: changed.confidence,
        becomes: isRetyped ? other : finding.type,
      })
    return changed
  })
  const known = new Set(extraction.findings.map(keyOf))
  const added = readAll(page, refinement.added, { types, known, country: countryOf(extraction.findings) })
  const retypes = changes.filter(({ type, becomes }) => type !== becomes).length
  return {
    extraction: {
      ...extraction,
      findings: onceEach([...kept, ...added.findings]),
      facts: extraction.facts && refinedFacts(extraction.facts, changes, added.findings),
    },
    counts: {
      doubted: dropped.size - retypes,
      retyped: retypes,
      added: added.findings.length,
      refused: refinement.dropped.length - dropped.size + added.refused,
    },
  }
}

const doubted = (finding: Finding): Finding => ({
  ...finding,
  confidence: Math.min(finding.confidence, DOUBTED[finding.type]),
})

const isNaming = (type: DataType): type is NamingType => type === 'names' || type === 'companies'
const otherNaming = (type: DataType): NamingType | null =>
  type === 'names' ? 'companies' : type === 'companies' ? 'names' : null

/** As another type of value, which no rule found. */
function retyped({ detail: _detail, rules: _rules, ...finding }: Finding, type: NamingType): Finding {
  const normalized = type === 'names' ? nameIdentity(finding.value) : companyIdentity(finding.value)
  return { ...finding, type, normalized, confidence: Math.min(finding.confidence, ADDED_CONFIDENCE), method: 'ai' }
}

interface Adding {
  readonly types: readonly DataType[]
  readonly known: ReadonlySet<string>
  readonly country: string | null
}

function readAll(page: Page, claimed: Refinement['added'], { types, known, country }: Adding) {
  const found = new Map<string, Finding>()
  let refused = 0
  for (const { type, value: written } of claimed) {
    const read = types.includes(type) ? readAdded(type, written, country) : null
    const key = read && keyOf({ type, normalized: read.normalized })
    if (key !== null && (known.has(key) || found.has(key))) continue
    const place = read && placeOf(page.text, type, written)
    if (!read || !key || !place || found.size >= ADDED_MAX) refused++
    else {
      const snippet = snippetAround(page, place.start, place.end)
      found.set(key, { ...read, type, confidence: ADDED_CONFIDENCE, method: 'ai', snippet, ...place })
    }
  }
  return { findings: [...found.values()], refused }
}

const keyOf = ({ type, normalized }: Pick<Finding, 'type' | 'normalized'>) => `${type}:${normalized}`

/** A name that turns out to be a company may have been found as one as well. */
function onceEach(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>()
  for (const finding of findings) {
    const before = best.get(keyOf(finding))
    if (!before || before.confidence < finding.confidence) best.set(keyOf(finding), finding)
  }
  return [...best.values()]
}

/** Where most of a page's numbers and addresses are. */
function countryOf(findings: readonly Finding[]): string | null {
  const counts = new Map<string, number>()
  for (const { detail } of findings)
    if (detail?.country) counts.set(detail.country, (counts.get(detail.country) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
