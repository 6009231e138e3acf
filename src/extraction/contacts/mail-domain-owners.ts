import type { WorkBudget } from '../../lib/work-budget.ts'
import { withoutLegalForm } from '../companies/company-key.ts'
import { domainAgreement, readMailDomain, type SiteDomain, spellingsOf } from '../companies/site-domain.ts'

/** Minimum score at which a domain counts as a company's own. */
const OWN_DOMAIN_MIN = 0.8
/**
 * For names that are not the domain itself: the minimum share of the domain's letters, and of the name's words, that
 * must match.
 */
const COVERED_MIN = OWN_DOMAIN_MIN / 0.9
const WORDS_COVERED_MIN = COVERED_MIN - 0.2
/** Tolerance for rounding errors. */
const SLACK = 1e-9
const WORD_LENGTH_MIN = 3
/** Companies collected per domain and rule. Two are enough: a domain that two companies fit equally has no owner. */
const ENOUGH = 2
/** Units of work for an index entry, and for comparing one name with one domain. */
const ENTRY_UNITS = 20
const COMPARISON_UNITS = 200

/** One way to write a company's name, as a domain may spell it. */
interface Spelling {
  readonly company: number
  readonly joined: string
}

/**
 * Finds the company whose name a mail domain spells.
 *
 * Returns the same result as a comparison of the domain with every company (`domainAgreement`), but compares only
 * candidates from an index, because a page may have thousands of both. Two companies that fit a domain equally well by
 * one rule are enough to stop: the domain then has no owner.
 */
export class MailDomainOwners {
  readonly #names: readonly string[]
  readonly #budget: WorkBudget
  /** Names joined into one word: sorted alphabetically, and sorted by their reversed spelling. */
  readonly #forward: readonly Spelling[]
  readonly #backward: readonly Spelling[]
  readonly #byInitials = new Map<string, number[]>()
  readonly #byWord = new Map<string, number[]>()
  /** Companies by their rarest words. A domain must contain one of these words to cover the name. */
  readonly #byRareWord = new Map<string, number[]>()
  /** Lengths of the rare words, by their first three letters. */
  readonly #rareLengths = new Map<string, Set<number>>()
  readonly #known = new Map<string, number | null>()

  /** @param names company names as written */
  constructor(names: readonly string[], budget: WorkBudget) {
    this.#names = names.map(withoutLegalForm)
    this.#budget = budget
    const counts = wordCounts(this.#names)
    const spellings: Spelling[] = []
    for (const [company, name] of this.#names.entries()) {
      for (const { core, lists } of spellingsOf(name)) {
        for (const words of lists) {
          spellings.push({ company, joined: words.join('') })
          if (words.length > 1) note(this.#byInitials, words.map((word) => word[0]).join(''), company, ENOUGH)
        }
        for (const word of core) note(this.#byWord, word, company, ENOUGH)
        for (const word of rarest(core, counts)) this.#noteRare(word, company)
      }
    }
    this.#forward = spellings.toSorted((a, b) => compare(a.joined, b.joined))
    this.#backward = spellings
      .map(({ company, joined }) => ({ company, joined: reversed(joined) }))
      .sort((a, b) => compare(a.joined, b.joined))
  }

  /** @returns the index of the only company whose name the host spells best, or null */
  of(host: string): number | null {
    const domain = readMailDomain(host)
    if (!domain) return null
    // Only the label counts: subdomains and hyphens do not affect ownership.
    let owner = this.#known.get(domain.label)
    if (owner === undefined) {
      owner = this.#ownerOf(domain)
      this.#known.set(domain.label, owner)
    }
    return owner
  }

  #ownerOf(domain: SiteDomain): number | null {
    const candidates = new Set<number>()
    const { label } = domain
    if (!this.#budget.trySpend(label.length * ENTRY_UNITS)) return null
    for (const spelled of new Set([label, label.replace(/(?<!\d)\d+$/, '')])) this.#gather(spelled, candidates)
    if (!this.#budget.trySpend(candidates.size * COMPARISON_UNITS)) return null
    const scored = [...candidates].map((company) => ({
      company,
      score: domainAgreement(this.#names[company]!, domain),
    }))
    const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
    const owners = best < OWN_DOMAIN_MIN ? [] : scored.filter(({ score }) => score === best)
    return owners.length === 1 ? owners[0]!.company : null
  }

  #gather(label: string, candidates: Set<number>): void {
    for (const list of [this.#byInitials.get(label), this.#byWord.get(label)])
      for (const company of list ?? []) candidates.add(company)
    // Names that begin or end with the label, and names that equal most of the label's beginning or end.
    const shortest = Math.max(1, Math.ceil(label.length * OWN_DOMAIN_MIN - SLACK))
    for (const [spellings, written] of [
      [this.#forward, label],
      [this.#backward, reversed(label)],
    ] as const) {
      addFound(candidates, spellings, written, ({ joined }) => joined.startsWith(written))
      for (let length = shortest; length < written.length; length++) {
        const part = written.slice(0, length)
        addFound(candidates, spellings, part, ({ joined }) => joined === part)
      }
    }
    for (let at = 0; at + WORD_LENGTH_MIN <= label.length; at++) {
      for (const length of this.#rareLengths.get(label.slice(at, at + WORD_LENGTH_MIN)) ?? []) {
        const found = this.#byRareWord.get(label.slice(at, at + length)) ?? []
        if (at + length > label.length || !this.#budget.trySpend(found.length * ENTRY_UNITS)) continue
        for (const company of found) candidates.add(company)
      }
    }
  }

  #noteRare(word: string, company: number): void {
    note(this.#byRareWord, word, company, Number.POSITIVE_INFINITY)
    const beginning = word.slice(0, WORD_LENGTH_MIN)
    const lengths = this.#rareLengths.get(beginning)
    if (lengths) lengths.add(word.length)
    else this.#rareLengths.set(beginning, new Set([word.length]))
  }
}

/** Counts the names that contain each word. */
function wordCounts(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names)
    for (const word of new Set(spellingsOf(name).flatMap(({ core }) => core)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The smallest set of words of which a domain must contain at least one to cover enough of the name. */
function rarest(core: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const canBeHeld = (word: string) => word.length >= WORD_LENGTH_MIN
  const heldMin = Math.max(1, Math.ceil(core.length * WORDS_COVERED_MIN - SLACK))
  return core
    .toSorted((a, b) => Number(canBeHeld(a)) - Number(canBeHeld(b)) || counts.get(a)! - counts.get(b)!)
    .slice(0, core.length - heldMin + 1)
    .filter(canBeHeld)
}

/** Adds a company to a key's list without duplicates, up to `max`. Companies arrive in order. */
function note(lists: Map<string, number[]>, key: string, company: number, max: number): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [company])
  else if (list.length < max && list.at(-1) !== company) list.push(company)
}

/** Adds the first companies of a sorted list that fit. Matching entries are contiguous, starting at `from`. */
function addFound(
  candidates: Set<number>,
  spellings: readonly Spelling[],
  from: string,
  fits: (spelling: Spelling) => boolean,
): void {
  let low = 0
  let high = spellings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (spellings[middle]!.joined < from) low = middle + 1
    else high = middle
  }
  const found = new Set<number>()
  for (let at = low; at < spellings.length && found.size < ENOUGH && fits(spellings[at]!); at++)
    found.add(spellings[at]!.company)
  for (const company of found) candidates.add(company)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const reversed = (text: string) => [...text].reverse().join('')
