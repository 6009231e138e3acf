import { textSearchOf } from '../find-in-text.ts'
import { isPlainWord } from '../names/vocabulary.ts'
import { type Page, urlOfPage } from '../page.ts'
import { type Candidate, hasForm, isOnly } from './candidates.ts'
import { ARTICLES, CONNECTORS, isGeneric, isKindOfOrganisation, namesOrganisation } from './company-words.ts'
import { EAST_ASIAN } from './legal-form-patterns.ts'
import type { CompanyMention, MentionKind } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'
import { BESIDE_TOPIC_WEIGHT, CLEAR_TITLE_WEIGHT, saysOrganisation } from './owner-metadata.ts'
import { type OwnerWitness, ownershipScore } from './ownership.ts'
import { domainAgreement, OWN_DOMAIN_MIN, type SiteDomain } from './site-domain.ts'

/** What the election uses besides the candidates. */
export interface Electorate {
  readonly page: Page
  readonly domain: SiteDomain | null
  /** The domains of the page's email addresses. */
  readonly mailDomains: readonly SiteDomain[]
  /** What its addresses at mail providers spell: an organisation, or a person. */
  readonly mailboxes: readonly SiteDomain[]
  readonly variants: ReadonlyMap<Candidate, readonly Candidate[]>
}

/** The lowest score that elects a candidate as the owner, on the scale of `ownershipScore`. */
const ELECTED_MIN = 2.2
const WITNESS_OF: Readonly<Partial<Record<MentionKind, OwnerWitness>>> = {
  structured: 'structured-data',
  'site-name': 'og-site-name',
  title: 'title',
  logo: 'logo',
  brand: 'logo',
  copyright: 'copyright',
}
/** A single page is weaker evidence than a whole site: the name it shows may be its topic instead of its owner. */
const CLEARNESS: Readonly<Partial<Record<MentionKind, number>>> = {
  title: 0.5,
  brand: 0.8,
  copyright: 0.8,
}
/** Title score of a name when every other segment of the title only names the page. */
const CLEAR_TITLE = 1.15
/** A copyright notice below this weight repeats the page's title. */
const CLEAR_NOTICE_MIN = 0.6
/** Kinds of mention that suggest the owner of the page but are not `OwnerWitness` evidence for a site. */
const PLACES: Readonly<Partial<Record<MentionKind, number>>> = {
  heading: 0.6,
  head: 0.6,
  register: 0.8,
  label: 0.6,
  domain: 0.3,
  'legal-form': 0.4,
}
const MAIL_WEIGHT = 1.2
/** Score added for each longer or shorter form of the name, for at most two of them. */
const VARIANT_WEIGHT = 0.3
const VARIANTS_MAX = 2
/** Domain agreement from here on: the domain spells the whole name or begins with it. */
const SPELLED = 0.8
/** Penalty for a title or heading segment that appears in no other owner place: it is probably the page's topic. */
const TOPIC_WEIGHT = -0.8

/** Returns the candidate that owns the page, or null when no candidate scores high enough. */
export function electOwner(candidates: readonly Candidate[], electorate: Electorate): Candidate | null {
  const scores = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, electorate) }))
  const winner =
    bestOf(scores) ??
    bestOf(scores.map((scored) => withProse(electorate.page, scored))) ??
    soleHolder(candidates) ??
    soleTitle(candidates) ??
    soleHomeLink(candidates)
  if (!winner) return null
  const variants = electorate.variants.get(winner) ?? []
  return plainNameOf(winner, variants) ?? fullNameOf(winner, variants, candidates) ?? winner
}

interface Scored {
  readonly candidate: Candidate
  readonly score: number
}

function bestOf(scores: readonly Scored[]): Candidate | null {
  let best: Scored | null = null
  for (const scored of scores) if (scored.score >= ELECTED_MIN && scored.score > (best?.score ?? 0)) best = scored
  return best?.candidate ?? null
}

/** The weight of a copyright notice with a year. */
const DATED_NOTICE = 0.7
const NAME_WORDS_MAX = 8

/** Where no name has won: the only holder of a copyright notice with a year. Several are those of pictures and texts. */
function soleHolder(candidates: readonly Candidate[]): Candidate | null {
  const holders = candidates.filter(({ mentions }) => mentions.some(({ kind }) => kind === 'copyright'))
  const [holder] = holders
  return holders.length === 1 &&
    holder!.words.length <= NAME_WORDS_MAX &&
    holder!.mentions.some(({ kind, weight }) => kind === 'copyright' && weight >= DATED_NOTICE)
    ? holder!
    : null
}

/**
 * Where no name has won: what is left of the title without the heading of the page, or the whole title, if it says what
 * kind of organisation it names.
 */
function soleTitle(candidates: readonly Candidate[]): Candidate | null {
  const titles = candidates.filter(({ mentions }) => mentions.some(({ kind }) => kind === 'title'))
  const beside = titles.find(({ mentions }) =>
    mentions.some(({ kind, weight }) => kind === 'title' && weight >= BESIDE_TOPIC_WEIGHT),
  )
  if (beside) return beside
  const named = titles.filter(({ mentions }) => lookOf(mentions[0]!.name) === 'organisation')
  if (named.length === 1) return named[0]!
  const [title] = titles
  return title && titles.length === 1 && saysOrganisation(title.mentions[0]!.name) ? title : null
}

/** Where no name has won: the only name among the texts of links to the home page. */
function soleHomeLink(candidates: readonly Candidate[]): Candidate | null {
  const linked = candidates.filter(({ mentions }) => mentions.some(({ kind }) => kind === 'brand'))
  const [name, ...others] = linked.filter(({ mentions }) => NAMES.has(lookOf(mentions[0]!.name)))
  return name !== undefined && others.length === 0 ? name : null
}
const NAMES: ReadonlySet<NameLook> = new Set(['organisation', 'name'])

/** Score added for each sentence of the page that uses a name of its title. */
const PROSE_WEIGHT = 0.4
const PROSE_MAX = 3
const LOOKED_MAX = 30

/**
 * Adds what sentences say about a name of the title: `Jobs at Acme`, `Acme offers`. Asked only where no name has won,
 * because what a page is about is also written in sentences.
 */
function withProse(page: Page, { candidate, score }: Scored): Scored {
  if (!candidate.mentions.some(({ kind }) => kind === 'title' || kind === 'site-name')) return { candidate, score }
  let times = 0
  let looked = 0
  for (const start of textSearchOf(page).starts(candidate.bare)) {
    if (++looked > LOOKED_MAX || times === PROSE_MAX) break
    const end = start + candidate.bare.length
    const isInSentence =
      BEFORE.test(page.text.slice(Math.max(0, start - 3), start)) || BEHIND.test(page.text.slice(end, end + 6))
    if (isInSentence) times++
  }
  return { candidate, score: score + PROSE_WEIGHT * times }
}
const BEFORE = /\p{L},? $/u
const BEHIND = /^(?:['’]s)? \p{Ll}{2}/u

/**
 * Returns the full name for an acronym (`Elm Vale Golf Club` for `EVGC`), or, for a name that only the domain spells,
 * its longer form that the page uses (`Ayuntamiento de Elmo` for `Elmo`).
 */
function fullNameOf(
  { bare, words, mentions }: Candidate,
  variants: readonly Candidate[],
  all: readonly Candidate[],
): Candidate | undefined {
  const isShort = mentions.every(({ kind }) => kind === 'domain')
  if (isShort) {
    const longer = variants.filter((other) => other.words.length > words.length && !isOnly(other, 'domain', 'title'))
    return longer.length === 1 ? longer[0] : undefined
  }
  if (!/^\p{Lu}{3,6}$/u.test(bare)) return undefined
  const letters = bare.toLowerCase()
  return all.find(
    (other) =>
      other.words.length > 2 &&
      CALLED.some((kind) => !isOnly(other, 'kind-word') && other.mentions.some((mention) => mention.kind === kind)) &&
      initialsOf(other.words).includes(letters),
  )
}
/** Kinds of mention in which a page names itself. */
const CALLED: readonly MentionKind[] = ['heading', 'title', 'logo', 'brand', 'copyright', 'head', 'site-name']

const initialsOf = (words: readonly string[]) =>
  [words, words.filter((word) => !CONNECTORS.has(word))].map((list) => list.map((word) => word[0]).join(''))

/** Returns `Acme` for `Acme.com` when the page also calls its owner that. */
const plainNameOf = ({ bare, words }: Candidate, variants: readonly Candidate[]) =>
  HOST_NAME.test(bare)
    ? variants.find(
        (other) => !isOnly(other, 'domain') && other.words.join('') === words.join('').slice(0, -words.at(-1)!.length),
      )
    : undefined
const HOST_NAME = /^\S+\.\p{L}{2,4}$/u

function scoreOf(candidate: Candidate, { page, domain, mailDomains, mailboxes, variants }: Electorate): number {
  const { mentions, words, bare } = candidate
  const witnesses: Partial<Record<OwnerWitness, number>> = {}
  const places = new Set<MentionKind>()
  for (const mention of mentions) {
    const witness = WITNESS_OF[mention.kind]
    places.add(mention.kind)
    if (witness) witnesses[witness] = Math.max(witnesses[witness] ?? 0, clearnessOf(mention))
  }
  if (!witnesses.title && !places.has('heading') && Object.keys(witnesses).length === 0 && !places.has('domain'))
    return Number.NEGATIVE_INFINITY
  const agreement = domain === null ? 0 : domainAgreement(bare, domain)
  let score = ownershipScore({
    witnesses,
    agreement,
    hasForm: hasForm(candidate),
    isKindNamed: namesOrganisation(words),
    wordCount: words.length,
  })
  for (const place of places) score += PLACES[place] ?? 0
  const isSpelledBy = (mail: SiteDomain) => domainAgreement(bare, mail) >= OWN_DOMAIN_MIN
  if (mailDomains.some(isSpelledBy) || (mailboxes.some(isSpelledBy) && lookOf(bare) !== 'person')) score += MAIL_WEIGHT
  score += VARIANT_WEIGHT * Math.min(VARIANTS_MAX, variants.get(candidate)?.length ?? 0)
  const isTopic = isOnly(candidate, 'title', 'heading') && !isHomePage(page)
  if (isTopic && agreement < SPELLED && !mentions.some(isClearTitle)) score += TOPIC_WEIGHT
  return score
}

const isClearTitle = ({ kind, weight }: CompanyMention) => kind === 'title' && weight >= CLEAR_TITLE_WEIGHT

function clearnessOf(mention: CompanyMention): number {
  const { kind, weight } = mention
  if (isClearTitle(mention)) return CLEAR_TITLE
  if (kind === 'copyright' && weight < CLEAR_NOTICE_MIN) return 0.3
  if (kind === 'structured' && weight < 0.9) return 0.5
  return CLEARNESS[kind] ?? 1
}

const isHomePage = (page: Page) => urlOfPage(page)?.pathname === '/'

/** Places that name only the owner. A candidate that appears in no other place has lost the election. */
const OWNER_PLACES: readonly MentionKind[] = ['title', 'logo', 'brand', 'site-name', 'meta', 'heading', 'domain']

/**
 * Whether a candidate is redundant next to the elected owner: it appears only in places that name the owner, or it is a
 * variant of the owner's name. A brand that the domain spells better than the owner is kept, because it may differ from
 * the company that owns it.
 */
export function isBeside(owner: Candidate, candidate: Candidate, domain: SiteDomain | null): boolean {
  if (candidate === owner || isBrand(owner, candidate, domain)) return false
  if (isOnly(candidate, ...OWNER_PLACES)) return true
  if (isDeclined(owner.words, candidate.words)) return true
  if (hasForm(candidate)) return false
  if (isOnly(candidate, 'kind-word') && isLedByWords(candidate.words, owner.words)) return true
  if (isOnly(candidate, 'kind-word') && isMarked(candidate.bare, owner.bare)) return true
  // "Turnverein" above "1921 Elmstadt"
  if (isKindOfOrganisation(candidate.words) && wordsAround(candidate.words, owner.words) !== null) return true
  const added = wordsAround(owner.words, candidate.words) ?? wordsAround(candidate.words, owner.words)
  return added !== null && added.length > 0 && added.every((word) => isGeneric([word]) || ENDING.test(word))
}

/** `Because Elm Door Company makes them`: the sentence begins before the owner's name. */
function isLedByWords(words: readonly string[], name: readonly string[]): boolean {
  const lead = words.slice(0, words.length - name.length)
  const isLonger = name.length > 1 && lead.length > 0 && name.every((word, at) => word === words[lead.length + at])
  return isLonger && lead.every((word) => ARTICLES.has(word) || isPlainWord(word))
}

/** `青青葉商工会`: a logo of one character before the owner's name. */
const isMarked = (name: string, owner: string) =>
  EAST_ASIAN.test(owner) && name.endsWith(owner) && name.length <= owner.length + 2 && owner.startsWith(name[0]!)

/** Domain endings, which may also follow a site's name: `Acme.com`. */
const ENDING = /^(?:com|org|net|info|biz|news|eu|[a-z]{2})$/

const agreementOf = ({ bare }: Candidate, domain: SiteDomain | null) =>
  domain === null ? 0 : domainAgreement(bare, domain)

/**
 * Whether a candidate is the site's brand, distinct from its owner: the domain spells it, or it appears in both the
 * title and the logo while the owner appears in neither.
 */
function isBrand(owner: Candidate, candidate: Candidate, domain: SiteDomain | null): boolean {
  const marks = new Set(candidate.mentions.flatMap(({ kind }) => BRAND_MARKS.get(kind) ?? []))
  if (marks.size === 0 || agreementOf(owner, domain) >= AGREEMENT_LOW) return false
  // A logo in two scripts: `青葉商工会AOBA SHOKOKAI`
  if (EAST_ASIAN.test(owner.bare) && candidate.bare.includes(owner.bare)) return false
  return (
    agreementOf(candidate, domain) >= OWN_DOMAIN_MIN ||
    (marks.size > 1 && owner.mentions.every(({ kind }) => (BRAND_MARKS.get(kind) ?? 'copyright') === 'copyright'))
  )
}
const BRAND_MARKS: ReadonlyMap<MentionKind, string> = new Map([
  ['site-name', 'site-name'],
  ['title', 'title'],
  ['logo', 'logo'],
  ['brand', 'logo'],
  ['copyright', 'copyright'],
])
const AGREEMENT_LOW = 0.5

/** `Deutscher Turnerbund` and `Deutschen Turnerbund`: the same words apart from inflectional endings. */
const isDeclined = (one: readonly string[], other: readonly string[]) =>
  one.length > 1 &&
  one.length === other.length &&
  one.every((word, at) => word === other[at] || (STEM.exec(word)?.[1] ?? word) === (STEM.exec(other[at]!)?.[1] ?? ''))
const STEM = /^(\p{L}{4,}?)(?:e[nrsm]?|s)?$/u

/**
 * Returns the words of a phrase that surround a name contained in it, or null when the phrase does not contain the
 * name.
 */
function wordsAround(name: readonly string[], phrase: readonly string[]): string[] | null {
  const first = phrase.findIndex((_, at) => name.every((word, index) => phrase[at + index] === word))
  return first < 0 ? null : [...phrase.slice(0, first), ...phrase.slice(first + name.length)]
}
