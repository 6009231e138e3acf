import { transcribeUmlauts } from '../../lib/transcribe-umlauts.ts'
import type { Finding } from '../finding.ts'
import { isFamilyName, isPlainWord } from '../names/vocabulary.ts'
import { type Page, snippetAround } from '../page.ts'
import { joinRules } from '../run-rules.ts'
import { type Candidate, gatherCandidates, hasForm, isOnly } from './candidates.ts'
import { companyKey, legalFormKey, withoutLegalForm, wordsOf } from './company-key.ts'
import { namesOrganisation } from './company-words.ts'
import { isDefaultName } from './default-names.ts'
import { electOwner, isBeside } from './elect-owner.ts'
import { nameOfHost } from './host-name.ts'
import { isKind } from './kind-words.ts'
import type { CompanyMention, MentionKind } from './mention.ts'
import { isCapitalised, lookOf, type NameLook } from './name-looks.ts'
import { isPartnerHeading } from './partner-headings.ts'
import { isPlatform } from './platforms.ts'
import { domainAgreement, OWN_DOMAIN_MIN, readSiteDomain, type SiteDomain } from './site-domain.ts'

/** Minimum evidence for a company. */
const EVIDENCE_MIN = 0.6
/** Minimum evidence assigned to the elected owner of the page. */
const ELECTED_EVIDENCE = 0.8
const DOMAIN_WEIGHT = 0.45
const NOUN_WEIGHT = 0.15
/** Evidence added when a longer or shorter form of the name appears elsewhere. */
const VARIANT_WEIGHT = 0.15
/** Minimum letters of a name that counts as part of another. */
const PART_LENGTH_MIN = 3

/** Other facts about a page. */
export interface Surroundings {
  readonly domain: SiteDomain | null
  /** The domains of its email addresses. */
  readonly mailDomains: readonly SiteDomain[]
  /** What its addresses at mail providers spell. */
  readonly mailboxes: readonly SiteDomain[]
  /** The keys of the people found on the page, who are not companies. */
  readonly people: ReadonlySet<string>
}

/**
 * Weighs the evidence for each organisation on a page and keeps those that a reader would name.
 *
 * @returns the owner of the page and the other organisations, without those that appear only in the title, logo or
 * headings
 */
export function chooseCompanies(
  page: Page,
  mentions: readonly CompanyMention[],
  { domain, mailDomains, mailboxes, people }: Surroundings,
): Finding[] {
  const candidates = gatherCandidates(page, mentions).filter(
    (candidate) => !isOfEverySite(candidate, domain) && !isPartnerHeading(candidate.words.join(' ')),
  )
  for (const candidate of candidates) candidate.evidence = evidenceFor(candidate, domain)
  const variants = variantsOf(candidates)
  for (const [candidate, { length }] of variants) if (length > 0) candidate.evidence += VARIANT_WEIGHT
  const elected = electOwner(candidates, { page, domain, mailDomains, mailboxes, variants })
  const owner = elected ?? (isOwnMailbox(page, mailDomains) ? hostOf(page, candidates, variants, people) : null)
  if (elected === null && owner !== null) candidates.push(owner)
  // `Roe Design` on the site of Jane Roe
  const isOwnedByPerson = owner !== null && isPerson(owner, people)
  const isFirmOf = (candidate: Candidate) => isOwnedByPerson && (variants.get(owner) ?? []).includes(candidate)
  if (owner) owner.evidence = Math.max(owner.evidence, ELECTED_EVIDENCE)
  const named = new Set(candidates.map(({ words }) => words.join(' ')))
  return candidates
    .filter((candidate) => candidate.evidence >= EVIDENCE_MIN && !isPerson(candidate, people))
    .filter((candidate) => candidate === owner || hasForm(candidate) || !isWithOther(candidate, named))
    .filter((candidate) => !isOutdone(candidate, variants.get(candidate) ?? [], candidate === owner))
    .filter((candidate) => candidate === owner || !isStrayHolder(candidate))
    .filter((candidate) => owner === null || isFirmOf(candidate) || !isBeside(owner, candidate, domain))
    .flatMap((candidate) => toFindings(page, candidate))
}

/** Places that name other organisations as often as the owner. */
const OTHER_PLACES: readonly MentionKind[] = ['kind-word', 'legal-form', 'head', 'label', 'register', 'structured']

/** Whether a page shows a mailbox of its own site. */
function isOwnMailbox({ url }: Page, mailDomains: readonly SiteDomain[]): boolean {
  const label = readSiteDomain(url)?.label
  return mailDomains.some((mail) => mail.label === label)
}

/**
 * The page's address as its owner where no name was elected, unless the page has a company with a legal form or one that
 * its title, logo or notices name too, which then rather owns it.
 */
function hostOf(
  page: Page,
  candidates: readonly Candidate[],
  variants: ReadonlyMap<Candidate, readonly Candidate[]>,
  people: ReadonlySet<string>,
): Candidate | null {
  const isShown = (candidate: Candidate) => !isOnly(candidate, ...OTHER_PLACES)
  const mayOwn = (candidate: Candidate) =>
    hasForm(candidate) || isShown(candidate) || variants.get(candidate)!.some(isShown)
  if (candidates.some((candidate) => candidate.evidence >= EVIDENCE_MIN && mayOwn(candidate))) return null
  const mention = nameOfHost(page, people)
  return mention && (gatherCandidates(page, [mention])[0] ?? null)
}

/**
 * Whether a name is a platform's or a default of a CMS, which many sites mention, unless the site's domain spells it: a
 * blog below a platform's domain (`elm.wordpress.com`) shows the platform only in its logo.
 */
function isOfEverySite(candidate: Candidate, domain: SiteDomain | null): boolean {
  const { key, bare } = candidate
  if (!(isPlatform(key) || isDefaultName(bare))) return false
  if (domain === null || domainAgreement(bare, domain) < OWN_DOMAIN_MIN) return true
  return domain.parts.length > domain.hyphenated.split('-').length && isOnly(candidate, 'logo', 'brand')
}

/**
 * `© 2024 Acme · Close`, `Text © the authors of this page`: text beside a copyright notice is another holder only if it
 * reads like a name.
 */
const isStrayHolder = (candidate: Candidate) =>
  isOnly(candidate, 'copyright') &&
  !hasForm(candidate) &&
  /^\p{Script=Latin}/u.test(candidate.bare) &&
  !HOLDERS.has(lookOf(candidate.mentions[0]!.name)) &&
  !candidate.bare.includes('.') &&
  !(isCapitalised(candidate.bare) && candidate.bare.split(' ').some(isKind))
const HOLDERS: ReadonlySet<NameLook> = new Set(['organisation', 'unit', 'name', 'person', 'place'])

function evidenceFor({ mentions, bare, words }: Candidate, domain: SiteDomain | null): number {
  const byKind = new Map<string, number>()
  for (const { kind, weight } of mentions) byKind.set(kind, Math.max(byKind.get(kind) ?? 0, weight))
  const sum = [...byKind.values()].reduce((total, weight) => total + weight, 0)
  const agreement = domain ? domainAgreement(bare, domain) : 0
  return sum + DOMAIN_WEIGHT * agreement + (namesOrganisation(words) ? NOUN_WEIGHT : 0)
}

/** Maps each name to its variants: names that extend it at one end, and names that it extends. */
function variantsOf(candidates: readonly Candidate[]): Map<Candidate, Candidate[]> {
  const byWords = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const written = candidate.words.join(' ')
    const same = byWords.get(written)
    if (same) same.push(candidate)
    else byWords.set(written, [candidate])
  }
  const variants = new Map(candidates.map((candidate) => [candidate, [] as Candidate[]]))
  for (const long of candidates) {
    for (const written of partsOf(long.words)) {
      for (const short of byWords.get(written) ?? []) {
        variants.get(long)!.push(short)
        variants.get(short)!.push(long)
      }
    }
  }
  return variants
}

/** Returns the beginnings and endings of a name that are long enough to be names themselves. */
function partsOf(words: readonly string[]): Set<string> {
  const parts = new Set<string>()
  for (let count = 1; count < words.length; count++) {
    for (const part of [words.slice(0, count), words.slice(-count)])
      if (part.join('').length >= PART_LENGTH_MIN) parts.add(part.join(' '))
  }
  return parts
}

const isPerson = ({ mentions, key, words, bare }: Candidate, people: ReadonlySet<string>) =>
  (people.has(key) || people.has(companyKey(OTHER_SCRIPT.exec(bare)?.[1] ?? ''))) &&
  !namesOrganisation(words) &&
  !endsInTrade(words) &&
  lookOf(mentions[0]!.name) !== 'organisation' &&
  !mentions.some(({ kind, legalForm }) => legalForm !== undefined || kind === 'structured')

/** `Jane Roe Ceramics`: what somebody makes behind their name. */
const endsInTrade = (words: readonly string[]) => {
  const last = words.at(-1)!
  return words.length > 2 && isPlainWord(last) && !isFamilyName(last)
}

/** `Jane Roe(罗珍)`: a person in two scripts. */
const OTHER_SCRIPT = /^\p{Script=Latin}[^(]{2,40}\((\p{Lo}{2,10})\)/u

/** `Tennis section, Elm Vale Club`, `Jane Roe (Elm Clinic)`: one side of a text is the name that the page uses elsewhere. */
function isWithOther({ bare }: Candidate, named: ReadonlySet<string>): boolean {
  const sides = bare.split(SIDES)
  return sides.length > 1 && sides.some((side) => side.includes(' ') && named.has(wordsOf(side).join(' ')))
}
const SIDES = /\/|, | ?[()]/

/**
 * Whether a better form of a name exists: its only longer form with a legal form, any longer form for a name that only
 * the domain spells, or a shorter form that also appears elsewhere for a name that only the title has.
 */
function isOutdone(candidate: Candidate, variants: readonly Candidate[], isOwner: boolean): boolean {
  const longer = variants.filter(({ words }) => words.length > candidate.words.length)
  if (isOnly(candidate, 'domain') && !isOwner) return longer.length > 0
  const shorter = variants.filter(({ words }) => words.length < candidate.words.length)
  // Names that only the domain spells are already excluded.
  if (
    !isOwner &&
    isOnly(candidate, 'title') &&
    shorter.some((other) => !isOnly(other, 'title') && !isOnly(other, 'domain'))
  ) {
    return true
  }
  const full = longer.filter((other) => hasForm(other) && other.words[0] === candidate.words[0])
  return !hasForm(candidate) && full.length === 1
}

/**
 * Returns one finding, or one per legal form: `Acme GmbH` and `Acme AG` are two companies, `Acme Ltd` and
 * `Acme Limited` one.
 */
function toFindings(page: Page, candidate: Candidate): Finding[] {
  const byForm = new Map<string, CompanyMention[]>()
  for (const mention of candidate.mentions) {
    if (mention.legalForm === undefined) continue
    const form = legalFormKey(mention.legalForm)
    const named = byForm.get(form)
    if (named) named.push(mention)
    else byForm.set(form, [mention])
  }
  if (byForm.size === 0) return [toFinding(page, candidate, candidate.mentions, candidate.key)]
  joinChains(byForm)
  return [...byForm].map(([form, named]) => toFinding(page, candidate, named, `${candidate.key} ${form}`))
}

/** Moves the mentions of a form to a longer one that only adds to it: `Acme Ltda` to `Acme Ltda - ME`. */
function joinChains(byForm: Map<string, CompanyMention[]>): void {
  for (const [form, named] of byForm) {
    const longer = [...byForm].find(
      ([other, chained]) =>
        other !== form &&
        chained.some(({ name }) =>
          named.some((part) => name.startsWith(part.name) && CHAINED.test(name.slice(part.name.length))),
        ),
    )
    if (!longer) continue
    longer[1].push(...named.map((mention) => ({ ...mention, name: longer[1][0]!.name })))
    byForm.delete(form)
  }
}
const CHAINED = /^\.?,? ?[–—/-] ?\p{L}[\p{L}.]*$|^\.? \(?(?:\p{Lu}{2,4}|\p{L}\.(?: ?\p{L}\.){1,3})\)?$/u

/** @param named the mentions that contain the full name */
function toFinding(
  page: Page,
  { mentions, evidence }: Candidate,
  named: readonly CompanyMention[],
  normalized: string,
): Finding {
  const best = bestSpelled(named)
  const surest = mentions.reduce((first, next) => (next.weight > first.weight ? next : first))
  const placed = [best, ...named, ...mentions].find(({ start }) => start !== null)
  const entity = [...named, ...mentions].find((mention) => mention.entity !== undefined)?.entity
  return {
    type: 'companies',
    value: best.name,
    normalized,
    confidence: Math.round(100 * Math.min(0.99, 0.35 + 0.45 * evidence)) / 100,
    method: surest.method,
    rules: joinRules(surest, mentions, ({ weight }) => weight),
    snippet: placed ? snippetAround(page, placed.start!, placed.end!) : best.name,
    start: placed?.start ?? null,
    end: placed?.end ?? null,
    detail: { ...(best.legalForm && { legalForm: best.legalForm }), ...(entity !== undefined && { entity }) },
  }
}

/**
 * Returns the mention with the most frequent spelling. Mixed case wins over all capitals or all lower case, then umlauts
 * over none.
 */
function bestSpelled(mentions: readonly CompanyMention[]): CompanyMention {
  const counts = new Map<string, number>()
  for (const { name } of mentions) counts.set(name, (counts.get(name) ?? 0) + 1)
  const isMixed = (name: string) => name !== name.toUpperCase() && name !== name.toLowerCase()
  const hasUmlauts = (name: string) => {
    const bare = withoutLegalForm(name)
    return transcribeUmlauts(bare) !== bare
  }
  const score = ({ name }: CompanyMention) =>
    counts.get(name)! + mentions.length * (2 * Number(isMixed(name)) + Number(hasUmlauts(name)))
  return mentions.reduce((best, next) => (score(next) > score(best) ? next : best))
}
