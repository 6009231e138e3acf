import { eachInSteps, type Steps } from '../../../lib/steps.ts'
import { transcribeUmlauts } from '../../../lib/transcribe-umlauts.ts'
import type { WorkBudget } from '../../../lib/work-budget.ts'
import { namesOrganisation } from '../../companies/company-words.ts'
import { lookOf, type NameLook } from '../../companies/name-looks.ts'
import { ownershipScore } from '../../companies/ownership.ts'
import { isPlatform } from '../../companies/platforms.ts'
import { domainAgreement, OWN_DOMAIN_MIN } from '../../companies/site-domain.ts'
import { readJobTitle } from '../../names/segments.ts'
import { transcribedKeys } from '../../transcribed-keys.ts'
import type { SiteName, SiteNameOrigin } from '../page-facts.ts'
import { isCommercial } from './compare-organizations.ts'
import { type OrganizationName, readOrganizationName } from './organization-name.ts'
import { sharedTitles } from './shared-title.ts'
import type { Occurrence, SortedPages } from './sort-pages.ts'

/** Everything a site states under one name, in all its spellings and with any legal form. */
export interface NamedOrganization {
  readonly key: string
  /** Spellings with their weights as the name to show. */
  readonly spellings: Map<string, number>
  readonly sightings: Occurrence[]
  /** Pages that use it as the site's name, by kind of evidence. */
  readonly asSite: Map<SiteNameOrigin, Set<string>>
  /** How well the site's domain spells it, 0 to 1. */
  agreement: number
}

const SPELLING_WEIGHT: Readonly<Record<SiteNameOrigin, number>> = {
  'structured-data': 3,
  imprint: 5,
  copyright: 3,
  'og-site-name': 1,
  title: 0.5,
  logo: 0.3,
  masthead: 0.3,
}

/** Collects the names of a site's organisations by their keys. */
export function* censusOf(survey: SortedPages, work: WorkBudget): Steps<Map<string, NamedOrganization>> {
  const byKey = new Map<string, NamedOrganization>()
  const keyOf = keysByForm(survey)
  const at = (name: OrganizationName): NamedOrganization => {
    const key = keyOf(name)
    let named = byKey.get(key)
    if (!named) {
      const agreement = survey.domain ? domainAgreement(name.words.join(' '), survey.domain) : 0
      named = { key, spellings: new Map(), sightings: [], asSite: new Map(), agreement }
      byKey.set(key, named)
    }
    return named
  }
  const spell = (named: NamedOrganization, written: string, weight: number) =>
    named.spellings.set(written, (named.spellings.get(written) ?? 0) + weight)

  const addName = ({ name, from }: SiteName, urls: readonly string[]) => {
    const read = readOrganizationName(name)
    if (read.key.length < 2 || isForeignPlatform(read, survey)) return
    const named = at(read)
    const pages = named.asSite.get(from) ?? new Set()
    named.asSite.set(from, pages)
    for (const url of urls) pages.add(url)
    spell(named, name, SPELLING_WEIGHT[from])
  }
  for (const { facts } of survey.pages)
    yield* eachInSteps(facts.site_names, work, unitsToRead, (name) => addName(name, [facts.url]))
  for (const { name, urls } of sharedTitles(survey.pages.map(({ facts }) => facts)))
    if (NAMES.has(lookOf(name))) addName({ name, from: 'title' }, urls)
  const units = ({ group }: Occurrence) => unitsToRead({ name: group.name! })
  yield* eachInSteps(survey.organizations, work, units, (sighting) => {
    const name = sighting.group.name!
    const read = readOrganizationName(name)
    if (read.key.length < 2) return
    const named = at(read)
    named.sightings.push(sighting)
    named.agreement = Math.max(named.agreement, survey.domain ? domainAgreement(name, survey.domain) : 0)
    spell(named, name, read.form === null ? 1 : 2)
  })
  return byKey
}

const NAMES: ReadonlySet<NameLook> = new Set(['organisation', 'name'])

/** Charged for the words of a name, its legal form, and its agreement with the site's domain. */
const unitsToRead = ({ name }: { readonly name: string }) => 1_000 + 20 * name.length

/**
 * Returns a function that computes the key of a name. The key includes the legal form when a site uses the name with
 * several: `Elm Ltd` and `Elm GmbH` are two companies. The name without a form belongs to the one mentioned most. A
 * club has one key for `Tennisclub Aue` and `TC Aue`, unless `TC Aue` could also be another club of the site, and
 * `Mueller Ltd` that of `Müller Ltd`.
 */
function keysByForm({ pages, organizations }: SortedPages): (name: OrganizationName) => string {
  const formsByKey = new Map<string, Map<string, number>>()
  const names = pages.flatMap(({ facts }) => facts.site_names.map(({ name }) => name))
  const groupNames = organizations.map(({ group }) => group.name!)
  const written = transcribedKeys(new Set([...names, ...groupNames]), (name) => readOrganizationName(name).key)
  const keys = new Set<string>()
  const keysByAbbreviation = new Map<string, Set<string>>()
  const count = (name: string, weight: number) => {
    const { key: own, abbreviated, form } = readOrganizationName(name)
    const key = written.get(own) ?? own
    keys.add(key)
    if (abbreviated !== null)
      keysByAbbreviation.set(abbreviated, (keysByAbbreviation.get(abbreviated) ?? new Set()).add(key))
    if (form === null || !isCommercial(form)) return
    const forms = formsByKey.get(key) ?? new Map<string, number>()
    formsByKey.set(key, forms.set(form, (forms.get(form) ?? 0) + weight))
  }
  for (const name of names) count(name, 2)
  for (const name of groupNames) count(name, 1)
  return ({ key: own, abbreviated, form }) => {
    const key = written.get(own) ?? own
    const isAbbreviated =
      abbreviated !== null && keys.has(abbreviated) && keysByAbbreviation.get(abbreviated)?.size === 1
    const common = isAbbreviated ? abbreviated : key
    const forms = formsByKey.get(key)
    if (form === null || !forms || forms.size < 2 || !forms.has(form)) return common
    const [main] = [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]!
    return form === main ? common : `${common} ${form}`
  }
}

const isForeignPlatform = ({ key, written }: OrganizationName, { domain }: SortedPages) =>
  isPlatform(key) && (domain === null || domainAgreement(written, domain) < OWN_DOMAIN_MIN)

/** Returns the share of a site's pages that use this name for it. */
export const coverage = ({ asSite }: NamedOrganization, from: SiteNameOrigin, { pages }: SortedPages) =>
  (asSite.get(from)?.size ?? 0) / pages.length

/** A heading that pages share names the site if there are several pages and most have it. */
export const isMasthead = (named: NamedOrganization, survey: SortedPages) =>
  (named.asSite.get('masthead')?.size ?? 0) >= MASTHEADS_MIN &&
  coverage(named, 'masthead', survey) >= MASTHEAD_SHARE_MIN
const MASTHEADS_MIN = 3
const MASTHEAD_SHARE_MIN = 0.6

/** Returns the evidence for a name as that of the site's owner. */
export function ownership(named: NamedOrganization, survey: SortedPages): number {
  const spread = (from: SiteNameOrigin) => Math.sqrt(coverage(named, from, survey))
  const names = [...named.spellings.keys()].map(readOrganizationName)
  const words = names[0]!.words
  const pages = new Set(named.sightings.map(({ page }) => page.facts.url))
  const surest = named.sightings.reduce((best, { group }) => Math.max(best, group.confidence), 0)
  const labelled = named.sightings.filter(({ group }) => group.relation !== undefined && group.relation !== 'owner')
  return (
    ownershipScore({
      witnesses: {
        imprint: Number(named.asSite.has('imprint')),
        'structured-data': spread('structured-data'),
        copyright: spread('copyright'),
        'og-site-name': spread('og-site-name'),
        title: coverage(named, 'title', survey),
        logo: spread('logo'),
        masthead: isMasthead(named, survey) ? coverage(named, 'masthead', survey) : 0,
      },
      agreement: named.agreement,
      hasForm: names.some(({ form }) => form !== null),
      isKindNamed: namesOrganisation(words),
      wordCount: words.length,
    }) +
    surest * Math.sqrt(pages.size / survey.pages.length) -
    3 * Number(labelled.length > named.sightings.length / 2) -
    2 * Number(words.every(survey.isPlace)) -
    2 * Number(named.agreement < 0.5 && [...named.spellings.keys()].every((name) => readJobTitle(name) !== null)) -
    Number(names.every(({ ownWords }) => ownWords.length === 0))
  )
}

/**
 * Returns the spelling to show. Those of registers and notices, and in mixed case, rank before those of titles and
 * logos.
 */
export function bestSpelling(named: Iterable<NamedOrganization>): string {
  let best = ''
  let bestScore = Number.NEGATIVE_INFINITY
  for (const { spellings } of named) {
    for (const [written, weight] of spellings) {
      const { form, words } = readOrganizationName(written)
      const isMixed = written !== written.toUpperCase() && written !== written.toLowerCase()
      const hasUmlauts = written !== transcribeUmlauts(written)
      const score =
        Math.log2(1 + weight) +
        2 * Number(form !== null) +
        2 * Number(isMixed) +
        Number(hasUmlauts) -
        3 * Number(words.length > 7)
      if (score > bestScore || (score === bestScore && written < best)) [best, bestScore] = [written, score]
    }
  }
  return best
}
