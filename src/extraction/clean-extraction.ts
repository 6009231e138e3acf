import { oneLine } from '../lib/text/one-line.ts'
import type { ContactFinding } from './contacts.ts'
import type { Finding } from './finding.ts'
import { addressIdentity, companyIdentity, nameIdentity } from './identity.ts'
import type { FactAddress, PageFacts } from './site/page-facts.ts'

/**
 * Characters that `oneLine` changes, apart from spaces: control characters, invisible and bidirectional formatting
 * characters, and lone surrogates.
 */
const UNCLEAN =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u
/** Prefilter for text that is not plainly clean. A class in Unicode mode is several times slower. */
const DOUBTFUL = /[^\x20-\x7e\xa1-\xac\xae-\u024f]/
const isUnclean = (text: string) => DOUBTFUL.test(text) && UNCLEAN.test(text)

interface Extracted {
  readonly findings: readonly Finding[]
  readonly contacts: readonly ContactFinding[]
  readonly facts: PageFacts | null
}

/**
 * Cleans all values of a page in one place: `Page.text` contains no control characters, but attributes, JSON-LD,
 * scripts, vCards and titles may. Values become single lines. Keys of names, companies and addresses are recomputed, to
 * equal those of the clean spelling. Findings that become equal are merged.
 */
export function cleanExtraction({ findings, contacts, facts }: Extracted): Extracted {
  const cleaned = new Map(findings.map((finding) => [finding, cleanFinding(finding)]))
  const byKey = new Map<string, Finding>()
  for (const finding of cleaned.values()) {
    const key = `${finding.type}:${finding.normalized}`
    const known = byKey.get(key)
    if (!known || finding.confidence > known.confidence) byKey.set(key, finding)
  }
  const isChanged = findings.some((finding) => cleaned.get(finding) !== finding)
  const kept = (finding: Finding) => {
    const clean = cleaned.get(finding) ?? cleanFinding(finding)
    return byKey.get(`${clean.type}:${clean.normalized}`) ?? clean
  }
  return {
    findings: isChanged ? [...byKey.values()].filter(({ normalized }) => normalized !== '') : findings,
    contacts: isChanged ? contacts.map((contact) => ({ ...contact, findings: contact.findings.map(kept) })) : contacts,
    facts: facts && cleanFacts(facts),
  }
}

function cleanFinding(finding: Finding): Finding {
  const { type, value, normalized, snippet, detail } = finding
  const isClean = !isUnclean(value) && !isUnclean(normalized) && !isUnclean(snippet)
  const cleanDetail = detail && cleanStrings(detail)
  if (isClean && cleanDetail === detail) return finding
  const clean = oneLine(value)
  return {
    ...finding,
    value: clean,
    normalized: isUnclean(value) ? identityOf(type, clean, oneLine(normalized), detail?.country) : oneLine(normalized),
    snippet: oneLine(snippet),
    ...(cleanDetail && { detail: cleanDetail }),
  }
}

function identityOf(type: Finding['type'], value: string, normalized: string, country: string | undefined): string {
  if (type === 'names') return nameIdentity(value)
  if (type === 'companies') return companyIdentity(value)
  if (type === 'addresses') return addressIdentity(value, country ?? null)
  return normalized
}

const cleanFacts = (facts: PageFacts): PageFacts => cleanStrings(facts)

/** Cleans all strings in a JSON value. Returns the same object if there is nothing to clean. */
function cleanStrings<Of>(given: Of): Of {
  if (typeof given === 'string') return (isUnclean(given) ? oneLine(given) : given) as Of
  if (Array.isArray(given)) {
    const parts = given.map(cleanStrings)
    return (parts.some((part, at) => part !== given[at]) ? parts : given) as Of
  }
  if (typeof given !== 'object' || given === null) return given
  const entries = Object.entries(given).map(([name, part]) => [name, cleanStrings(part)] as const)
  if (entries.every(([name, part]) => part === (given as Record<string, unknown>)[name])) return given
  const clean = Object.fromEntries(entries) as Of
  return isAddress(clean) && isAddress(given) && clean.value !== given.value
    ? { ...clean, normalized: addressIdentity(clean.value, clean.country ?? null) }
    : clean
}

const isAddress = (part: unknown): part is FactAddress =>
  typeof part === 'object' && part !== null && 'value' in part && 'normalized' in part
