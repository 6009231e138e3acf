import type { Finding } from '../finding.ts'
import { type Page, snippetAround } from '../page.ts'
import { companyKey, withoutLegalForm, wordsOf } from './company-key.ts'
import { namesOrganisation } from './company-words.ts'
import type { CompanyMention } from './mention.ts'
import { domainAgreement, type SiteDomain } from './site-domain.ts'

/** Evidence below this names no company. */
const EVIDENCE_MIN = 0.6
const DOMAIN_WEIGHT = 0.45
const NOUN_WEIGHT = 0.15
/** What a name gains from a longer or shorter form of itself elsewhere. */
const VARIANT_WEIGHT = 0.15

interface Candidate {
  readonly key: string
  readonly words: readonly string[]
  readonly mentions: CompanyMention[]
  evidence: number
}

/**
 * Weighs what a page says about each organisation and keeps those that a reader would name.
 *
 * @param people the folded names of the people found on the page: they are no companies
 */
export function chooseCompanies(
  page: Page,
  mentions: readonly CompanyMention[],
  domain: SiteDomain | null,
  people: ReadonlySet<string>,
): Finding[] {
  const candidates = new Map<string, Candidate>()
  for (const mention of mentions) {
    const key = companyKey(mention.name)
    if (key.length < 2) continue
    const candidate = candidates.get(key)
    if (candidate) candidate.mentions.push(mention)
    else candidates.set(key, { key, words: wordsOf(withoutLegalForm(mention.name)), mentions: [mention], evidence: 0 })
  }
  const all = [...candidates.values()]
  for (const candidate of all) candidate.evidence = evidenceFor(candidate, domain)
  for (const candidate of all) {
    if (all.some((other) => other !== candidate && isVariant(candidate, other))) candidate.evidence += VARIANT_WEIGHT
  }
  const chosen = all.filter((candidate) => candidate.evidence >= EVIDENCE_MIN && !isPersonal(candidate, people))
  return chosen.filter((candidate) => !isOutdone(candidate, chosen)).map((candidate) => toFinding(page, candidate))
}

function evidenceFor({ mentions, words }: Candidate, domain: SiteDomain | null): number {
  const byKind = new Map<string, number>()
  for (const { kind, weight } of mentions) byKind.set(kind, Math.max(byKind.get(kind) ?? 0, weight))
  const sum = [...byKind.values()].reduce((total, weight) => total + weight, 0)
  const agreement = domain
    ? Math.max(...new Set(mentions.map(({ name }) => domainAgreement(withoutLegalForm(name), domain))))
    : 0
  return sum + DOMAIN_WEIGHT * agreement + (namesOrganisation(words) ? NOUN_WEIGHT : 0)
}

/** Whether one name is the other with words added on one side. */
function isVariant(one: Candidate, other: Candidate): boolean {
  const [short, long] = one.words.length < other.words.length ? [one.words, other.words] : [other.words, one.words]
  if (short.length === long.length || short.join('').length < 3) return false
  const isHead = short.every((word, at) => word === long[at])
  return isHead || short.every((word, at) => word === long[long.length - short.length + at])
}

const isPersonal = ({ mentions, key }: Candidate, people: ReadonlySet<string>) =>
  people.has(key) && !mentions.some(({ kind, legalForm }) => legalForm !== undefined || kind === 'structured')

/** A name without legal form gives way to the one longer name that starts with it and has one. */
function isOutdone(candidate: Candidate, all: readonly Candidate[]): boolean {
  if (formOf(candidate)) return false
  const longer = all.filter(
    (other) =>
      other !== candidate &&
      formOf(other) &&
      candidate.words.length < other.words.length &&
      candidate.words.every((word, at) => word === other.words[at]),
  )
  return longer.length === 1
}

const formOf = ({ mentions }: Candidate) => mentions.find(({ legalForm }) => legalForm !== undefined)?.legalForm

function toFinding(page: Page, candidate: Candidate): Finding {
  const { mentions, key, evidence } = candidate
  const legalForm = formOf(candidate)
  const named = legalForm ? mentions.filter((mention) => mention.legalForm !== undefined) : mentions
  const best = bestSpelled(named)
  const value = best.name.replace(/[®™©]/g, '').trim()
  const strongest = mentions.reduce((first, next) => (next.weight > first.weight ? next : first))
  const placed = best.start === null ? mentions.find(({ start }) => start !== null) : best
  const entity = mentions.find((mention) => mention.entity !== undefined)?.entity
  return {
    type: 'companies',
    value,
    normalized: key,
    confidence: Math.round(Math.min(0.99, 0.35 + 0.45 * Math.min(evidence, 1.4)) * 100) / 100,
    method: strongest.method,
    snippet: placed ? snippetAround(page, placed.start!, placed.end!) : value,
    start: placed?.start ?? null,
    end: placed?.end ?? null,
    ...(legalForm || entity !== undefined
      ? { detail: { ...(legalForm && { legalForm }), ...(entity !== undefined && { entity }) } }
      : {}),
  }
}

/** The spelling used most; of equals the one not all in capitals or small letters, then the first. */
function bestSpelled(mentions: readonly CompanyMention[]): CompanyMention {
  const counts = new Map<string, number>()
  for (const { name } of mentions) counts.set(name, (counts.get(name) ?? 0) + 1)
  const score = ({ name }: CompanyMention) =>
    counts.get(name)! + (name === name.toUpperCase() || name === name.toLowerCase() ? 0 : 10)
  return mentions.reduce((best, next) => (score(next) > score(best) ? next : best))
}
