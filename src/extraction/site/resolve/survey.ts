import { fold } from '../../../lib/fold.ts'
import { countryOfCity } from '../../addresses/cities.ts'
import { countryNamed } from '../../addresses/country-names.ts'
import { readSiteDomain, type SiteDomain } from '../../companies/site-domain.ts'
import { type PageKind, pageKindOf } from '../facts/page-kind.ts'
import type { FactGroup, PageFacts } from '../page-facts.ts'

export interface SurveyedPage {
  readonly facts: PageFacts
  readonly kind: PageKind
}

/** A group with the page that says it. */
export interface Sighting {
  readonly page: SurveyedPage
  readonly group: FactGroup
}

/** All that the pages of a site say, in an order that does not depend on how they came. */
export interface Survey {
  readonly pages: readonly SurveyedPage[]
  readonly domain: SiteDomain | null
  readonly people: readonly Sighting[]
  readonly organizations: readonly Sighting[]
  /** What stands with nobody. */
  readonly unnamed: readonly Sighting[]
  /** Whether a folded word is a town or country that the site's addresses name, or a large one. */
  isPlace(word: string): boolean
  /** Whether a folded name is part of an address of the site. */
  isInAddress(name: string): boolean
}

/** Words of a name that may be a street's or a town's. */
const NAME_WORDS_MAX = 5

export function surveySite(pages: readonly PageFacts[]): Survey {
  const byUrl = new Map<string, PageFacts>()
  // Of two readings of one address the fuller counts, whichever came first.
  for (const facts of pages) {
    const known = byUrl.get(facts.url)
    if (!known || isFuller(facts, known)) byUrl.set(facts.url, facts)
  }
  const ordered = [...byUrl.values()]
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map((facts) => ({ facts, kind: pageKindOf(facts.url, facts.title) }))
  const sightings = ordered.flatMap((page) => page.facts.groups.map((group) => ({ page, group })))
  const places = new PlaceWords(sightings)
  return {
    pages: ordered,
    domain: ordered[0] ? readSiteDomain(ordered[0].facts.url) : null,
    people: sightings.filter(({ group }) => group.kind === 'person' && group.name !== null),
    organizations: sightings.filter(({ group }) => group.kind === 'organization' && group.name !== null),
    unnamed: sightings.filter(({ group }) => group.kind === null || group.name === null),
    isPlace: (word) => places.towns.has(word) || countryNamed(word) !== null || countryOfCity(word) !== null,
    isInAddress: (name) => places.phrases.has(name),
  }
}

function isFuller(facts: PageFacts, known: PageFacts): boolean {
  const [one, other] = [JSON.stringify(facts), JSON.stringify(known)]
  return one.length > other.length || (one.length === other.length && one > other)
}

/** The words of towns, and every run of words, of the addresses of a site. */
class PlaceWords {
  readonly towns = new Set<string>()
  readonly phrases = new Set<string>()

  constructor(sightings: readonly Sighting[]) {
    const seen = new Set<string>()
    for (const { group } of sightings) {
      for (const { value } of group.addresses ?? []) {
        if (seen.has(value)) continue
        seen.add(value)
        this.#add(value)
      }
    }
  }

  #add(address: string): void {
    const parts = address.split(',')
    for (const part of parts.length > 1 ? parts.slice(-2) : [])
      for (const word of fold(part).split(' ')) if (word.length > 2 && !/\d/.test(word)) this.towns.add(word)
    const words = fold(address).split(' ')
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= Math.min(words.length, from + NAME_WORDS_MAX); to++)
        this.phrases.add(words.slice(from, to).join(' '))
  }
}
