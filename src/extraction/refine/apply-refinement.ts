import type { AskedFinding, NamingType, Refinement } from '../../contracts/crawls/refinements.ts'
import type { DataType } from '../../contracts/data/items.ts'
import type { Extraction } from '../extract.ts'
import type { Finding } from '../finding.ts'
import { companyIdentity, nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { readAdded } from './read-added.ts'
import { type NamingChange, refinedFacts } from './refined-facts.ts'
import { placeOf } from './stands-in.ts'

/** Maximum number of a page's values that a model reviews. */
const ASKED_MAX = 60
/**
 * Confidence of values that a model adds, and its upper limit for those it assigns to another type. Lower than for
 * values found in markup.
 */
const ADDED_CONFIDENCE = 0.6
/** Maximum number of values that a model may add per page. */
const ADDED_MAX = 20
/**
 * Upper limit of confidence for a value that the model doubts. Emails and phones keep more of it, because a page may
 * manipulate the model into doubting them.
 */
const DOUBTED: Readonly<Record<DataType, number>> = {
  emails: 0.5,
  phones: 0.5,
  names: 0.3,
  addresses: 0.3,
  companies: 0.3,
}

/** How many changes a model's answer caused. */
export interface RefinementCounts {
  readonly doubted: number
  readonly retyped: number
  readonly added: number
  /** Claims that the page does not confirm. */
  readonly refused: number
}

/** The findings to review: those of the requested types, each with its index in the extraction. */
export const askedOf = ({ findings }: Extraction, types: readonly DataType[]): AskedFinding[] =>
  findings
    .map(({ type, value }, id) => ({ id, type, value }))
    .filter(({ type }) => types.includes(type))
    .slice(0, ASKED_MAX)

/**
 * Applies a model's answer within strict limits. No finding is deleted: the model can only lower its confidence or swap
 * names and companies. A value is added only if the page's text contains it verbatim. A prompt injection therefore
 * cannot make the model report anything that the page does not show.
 *
 * @param types the types that the crawl collects; other findings stay unchanged
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

/** Returns a finding as the other type, without its details and the rules that found it. */
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

/** Removes duplicates: a name reclassified as a company may already exist as one. */
function onceEach(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>()
  for (const finding of findings) {
    const before = best.get(keyOf(finding))
    if (!before || before.confidence < finding.confidence) best.set(keyOf(finding), finding)
  }
  return [...best.values()]
}

/** The most frequent country among a page's phone numbers and addresses. */
function countryOf(findings: readonly Finding[]): string | null {
  const counts = new Map<string, number>()
  for (const { detail } of findings)
    if (detail?.country) counts.set(detail.country, (counts.get(detail.country) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
