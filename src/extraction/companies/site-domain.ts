import { parse } from 'tldts'
import { umlautSpellings } from '../../lib/transcribe-umlauts.ts'
import { memoize } from '../memoize.ts'
import { wordsOf } from './company-key.ts'
import { isKindOfOrganisation } from './company-words.ts'

/** The part of a site's address that its owner chose, for example `harbour-lane` in `www.harbour-lane.co.uk`. */
export interface SiteDomain {
  /** Without hyphens. */
  readonly label: string
  /** The label's words, split at hyphens, and the subdomains. */
  readonly parts: readonly string[]
  readonly hyphenated: string
  /** The folder that a host of projects gives each of a user's sites: `elm-choir` in `jane.github.io/elm-choir/`. */
  readonly project?: SiteDomain
}

/** A name with at least this `domainAgreement` is the site's own. */
export const OWN_DOMAIN_MIN = 0.7

const SUBDOMAIN_OF_EVERYONE = /^(?:www\d*|m|mobile|web|home|blog|shop|store|en|de|fr|es|it|mail|app)$/

/**
 * Returns null for addresses without a registrable domain. Names under shared hosts such as `blogspot.com` count as
 * domains.
 */
export function readSiteDomain(url: string): SiteDomain | null {
  const { domainWithoutSuffix: hyphenated, subdomain, publicSuffix } = parse(url, OPTIONS)
  if (!hyphenated) return null
  const subdomains = (subdomain ?? '').split('.').filter((part) => !SUBDOMAIN_OF_EVERYONE.test(part))
  const folder = PROJECT_HOST.test(publicSuffix ?? '') && PROJECT.exec(URL.parse(url)?.pathname ?? '')?.groups?.name
  return {
    ...labelled(hyphenated, subdomains),
    ...(folder && { project: labelled(folder.toLowerCase().replaceAll('_', '-')) }),
  }
}

const labelled = (hyphenated: string, subdomains: readonly string[] = []): SiteDomain => ({
  hyphenated,
  label: hyphenated.replaceAll('-', ''),
  parts: [...hyphenated.split('-'), ...subdomains.flatMap((part) => part.split('-'))].filter(Boolean),
})

const PROJECT_HOST = /^(?:github\.io|gitlab\.io|codeberg\.page)$/
const PROJECT = /^\/(?<name>[a-z][\w-]{3,60})(?:\/|$)/i

const OPTIONS = { allowPrivateDomains: true }
/** Maximum number of hosts and names cached across pages. */
const HOSTS_MAX = 1_000
const NAMES_MAX = 4_000

/** `readSiteDomain` for the host after the `@` of an email address. */
export const readMailDomain = memoize((host) => readSiteDomain(`http://${host}`), HOSTS_MAX)

/** What the part before the `@` of an address at a mail provider spells: `elm-choir` in `elm.choir@gmail.com`. */
export const readMailbox = (local: string): SiteDomain => labelled(local.toLowerCase().replace(/[._+]+/g, '-'))

const JOINERS = new Set(
  'and the of und et y e de del della di da do dos du des la le les der die das van for fur'.split(' '),
)

/** Returns how well a domain spells a name, 0 to 1: 1 for the name itself, less for parts of it and for initials. */
export const domainAgreement = (name: string, domain: SiteDomain): number =>
  domain.project
    ? Math.max(agreementWith(name, domain), agreementWith(name, domain.project))
    : agreementWith(name, domain)

function agreementWith(name: string, { label, parts }: SiteDomain): number {
  if (/\d$/.test(label) && /^\D{4}/.test(label) && !/\d/.test(name)) {
    return 0.95 * agreementWith(name, { hyphenated: label, label: label.replace(/(?<!\d)\d+$/, ''), parts })
  }
  const spellings = spellingsOf(name)
  const asPart = isAbbreviation(name) || spellings.some(({ core }) => core.length > 1) ? AS_PART : 0
  return Math.max(
    0,
    ...spellings.map((spelling) => agreement(spelling, label, parts)),
    ...spellings.map(({ lists }) => (lists.some((list) => parts.includes(list.join(''))) ? asPart : 0)),
  )
}

/**
 * Agreement of a name that a whole subdomain spells: `evgc.elmuniversity.edu`, `meeting2002.acme.com`. A single word may
 * be what a part of the site is for, as in `press.acme.com`.
 */
const AS_PART = 0.8
const isAbbreviation = (name: string) => /^\p{Lu}{3,8}\d{0,4}$/u.test(name)

/** A name's words in one spelling that a domain may use. */
export interface NameSpelling {
  /** Without `and`, `the`, `of` and similar words. */
  readonly core: readonly string[]
  /** All words, plus the core when it has fewer words. */
  readonly lists: readonly (readonly string[])[]
}

/**
 * Returns a name as written and, if different, with its umlauts transcribed as in German domains. Returns nothing for a
 * name made only of connectors.
 */
export const spellingsOf: (name: string) => readonly NameSpelling[] = memoize((name) => {
  return umlautSpellings(name).flatMap((written) => {
    const words = wordsOf(written)
    const core = words.filter((word) => !JOINERS.has(word))
    if (core.length === 0) return []
    return [{ core, lists: core.length === words.length ? [words] : [words, core] }]
  })
}, NAMES_MAX)

function agreement({ core, lists }: NameSpelling, label: string, parts: readonly string[]): number {
  let best = 0
  for (const list of lists)
    best = Math.max(best, joinedAgreement(list.join(''), label), initialsAgreement(list, label, parts))
  let covered = 0
  let coveredLength = 0
  for (const word of core) {
    if (word.length >= 4 && word === label) best = Math.max(best, 0.85)
    if (word.length >= 4 && parts.includes(word) && !isKindOfOrganisation([word])) best = Math.max(best, 0.7)
    if (word.length < 3 || !label.includes(word)) continue
    covered++
    coveredLength += word.length
  }
  return Math.max(best, 0.9 * Math.min(1, coveredLength / label.length) * Math.min(1, covered / core.length + 0.2))
}

function initialsAgreement(words: readonly string[], label: string, parts: readonly string[]): number {
  if (words.length < 2) return 0
  let initials = ''
  for (const word of words) initials += word[0]
  if (initials.length === 2) return initials === label ? 0.5 : 0
  return initials === label ? 0.8 : parts.includes(initials) ? 0.6 : 0
}

function joinedAgreement(joined: string, label: string): number {
  if (joined === label) return 1
  if (joined.length < 4 || label.length < 4) return 0
  if (label.startsWith(joined) || label.endsWith(joined)) return Math.max(0.4, joined.length / label.length)
  if (label.includes(joined)) return (0.8 * joined.length) / label.length
  if (joined.startsWith(label)) return 0.85
  if (joined.endsWith(label)) return 0.8
  return joined.includes(label) ? 0.4 : 0
}
