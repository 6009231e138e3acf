import { isGeneric, isKindOfOrganisation } from '../../companies/company-words.ts'
import { isKind } from '../../companies/kind-words.ts'
import type { MergeReason } from '../site-contact.ts'
import { addedWords, areFormsApart, sameOrganization } from './compare-organizations.ts'
import { bestSpelling, coverage, type NamedOrganization, ownership } from './name-census.ts'
import { isStem, namesWithin, type OrganizationName, readOrganizationName } from './organization-name.ts'
import type { Survey } from './survey.ts'

/** Whom a site belongs to, by every name that it gives the owner. */
export interface Owner {
  readonly name: string
  readonly seed: NamedOrganization
  /** Every other name of the owner with its reason; null for a phrase around the name, which is no spelling of it. */
  readonly others: ReadonlyMap<NamedOrganization, MergeReason | null>
}

/** Less than that is no more than a word in a title. */
const OWNERSHIP_MIN = 1.2
const OWN_DOMAIN = 0.85
/** From so many pages on it shows which part of a title comes on each. */
const TITLES_MIN = 3

/**
 * The organisation that a site belongs to, or null where no name says so.
 *
 * @param isPerson whether a name is that of somebody on the site
 */
export function chooseOwner(
  census: ReadonlyMap<string, NamedOrganization>,
  survey: Survey,
  isPerson: (name: string) => boolean,
): Owner | null {
  const ranked = [...census.values()]
    .map((named) => ({ named, score: ownership(named, survey) }))
    .sort((a, b) => b.score - a.score || (a.named.key < b.named.key ? -1 : 1))
  const [first] = ranked
  if (!first || first.score < OWNERSHIP_MIN) return null
  const seed = first.named
  const others = new Map<NamedOrganization, MergeReason | null>()
  const names = namesOf(seed)
  // What was joined may in turn join: the brand's short form, the full name behind an acronym.
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const { named } of ranked) {
      if (named === seed || others.has(named)) continue
      const reason = reasonFor(named, names, seed, survey)
      // An author is not what a magazine is called.
      if (reason === 'site-name' && [...named.spellings.keys()].every(isPerson)) continue
      if (reason === undefined) continue
      others.set(named, reason)
      if (reason !== null && reason !== 'short-form' && reason !== 'with-town') names.push(...namesOf(named))
      isNew = true
    }
  }
  const legal = legalNameOf(names, ranked, others, survey)
  if (legal) others.set(legal, 'site-name')
  const spelled = [
    seed,
    ...[...others].filter(([, reason]) => reason !== null && isAlike(reason)).map(([named]) => named),
  ]
  return { name: bestSpelling(spelled), seed, others }
}

/**
 * The company behind a brand: where none of the site's names has a legal form, the one organisation with such a form that stands
 * where the site says how it is reached.
 */
function legalNameOf(
  names: readonly OrganizationName[],
  ranked: readonly { readonly named: NamedOrganization }[],
  others: ReadonlyMap<NamedOrganization, MergeReason | null>,
  { pages }: Survey,
): NamedOrganization | null {
  if (names.some(({ form }) => form !== null)) return null
  const isFirst = ({ sightings }: NamedOrganization) =>
    sightings.every(({ group }) => group.relation === undefined) &&
    sightings.some(
      ({ page, group }) =>
        (group.is_chrome === true && pages.length > 1) ||
        (['contact', 'imprint', 'legal'].includes(page.kind) &&
          Boolean(group.phones || group.emails || group.addresses)),
    )
  const companies = ranked.filter(
    ({ named }) => !others.has(named) && namesOf(named).some(({ form }) => form !== null) && isFirst(named),
  )
  return companies.length === 1 ? companies[0]!.named : null
}

/** A town or a brand is no part of the owner's own name. */
const isAlike = (reason: MergeReason) => ['legal-form', 'short-form', 'acronym', 'site-domain'].includes(reason)

const namesOf = ({ spellings }: NamedOrganization): OrganizationName[] =>
  [...spellings.keys()].map(readOrganizationName)

function reasonFor(
  named: NamedOrganization,
  owner: readonly OrganizationName[],
  seed: NamedOrganization,
  survey: Survey,
): MergeReason | null | undefined {
  const isLabelled = named.sightings.some(({ group }) => group.relation !== undefined && group.relation !== 'owner')
  let isPhrase = false
  for (const written of named.spellings.keys()) {
    const read = readOrganizationName(written)
    if (owner.some((name) => areFormsApart(read, name))) return undefined
    for (const name of owner) {
      const reason =
        sameOrganization(name, read, survey.isPlace) ??
        (namesWithin(written).some(
          (part) => sameOrganization(name, readOrganizationName(part), survey.isPlace) !== null,
        )
          ? 'short-form'
          : null)
      if (reason !== null && isPageOf(name, read)) isPhrase = true
      else if (reason !== null) return reason
      else isPhrase ||= isPhraseAround(name, read)
    }
  }
  if (isLabelled && named.agreement < OWN_DOMAIN) return undefined
  if (isCalledSo(named, seed, survey)) return 'site-name'
  if (named.agreement >= OWN_DOMAIN && seed.agreement < 1) return 'site-domain'
  return isPhrase ? null : undefined
}

/** `Careers at Elm Law` of Elm Law, but not `Friends' Association of Elm School` of Elm School. */
function isPhraseAround(owner: OrganizationName, name: OrganizationName): boolean {
  const added = name.words.length > owner.words.length && owner.ownWords.length > 0 ? addedWords(owner, name) : null
  return (
    added?.every((word) => !isKindOfOrganisation([word]) && !isKind(word[0]!.toUpperCase() + word.slice(1))) ?? false
  )
}

/** `Careers at Elm Law`, which is what a page is called, while `Elm Law Group` is a name. */
function isPageOf(owner: OrganizationName, { words, written }: OrganizationName): boolean {
  const added = written.includes(' - ') ? [] : words.filter((word) => !owner.words.some((own) => isStem(own, word)))
  return added.some((word) => isGeneric([word]) && !isKindWord(word))
}

const isKindWord = (word: string) => isKindOfOrganisation([word]) || isKind(word[0]!.toUpperCase() + word.slice(1))

/** Whether most of a site says that this is its name, whatever its owner is called. */
function isCalledSo(named: NamedOrganization, seed: NamedOrganization, survey: Survey): boolean {
  return (
    named.asSite.has('imprint') ||
    coverage(named, 'structured-data', survey) >= 0.5 ||
    // Beside the owner's own notice stands that of whoever made the site.
    (coverage(named, 'copyright', survey) >= 0.5 && (!seed.asSite.has('copyright') || named.agreement >= 0.5)) ||
    coverage(named, 'og-site-name', survey) >= 0.5 ||
    (survey.pages.length >= TITLES_MIN && coverage(named, 'title', survey) >= 0.6) ||
    (named.asSite.has('logo') && named.agreement >= 0.7)
  )
}
