import { fold } from '../../../lib/fold.ts'
import { countryOfCity } from '../../addresses/cities.ts'
import { countryNamed } from '../../addresses/country-names.ts'
import { readSiteDomain, type SiteDomain } from '../../companies/site-domain.ts'
import { type PageKind, pageKindOf } from '../facts/page-kind.ts'
import type { FactGroup, PageFacts } from '../page-facts.ts'

export interface SortedPage {
  readonly facts: PageFacts
  readonly kind: PageKind
}

/** An occurrence of a group, with its page. */
export interface Occurrence {
  readonly page: SortedPage
  readonly group: FactGroup
}

/** Everything that the pages of a site state, in an order independent of the order of the pages. */
export interface SortedPages {
  readonly pages: readonly SortedPage[]
  readonly domain: SiteDomain | null
  readonly people: readonly Occurrence[]
  readonly organizations: readonly Occurrence[]
  /** Groups without a name. */
  readonly unnamed: readonly Occurrence[]
  /** Whether a folded word is a town or country in the site's addresses, or a large one. */
  isPlace(word: string): boolean
  /** Whether a folded name is part of an address of the site. */
  isInAddress(name: string): boolean
}

/** Maximum number of words in a name that may be a street or a town. */
const NAME_WORDS_MAX = 5

export function sortPages(pages: readonly PageFacts[]): SortedPages {
  const byUrl = new Map<string, PageFacts>()
  // Of two versions of one URL, the fuller one counts, regardless of their order.
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

/** The words of towns, and every sequence of words, in the addresses of a site. */
class PlaceWords {
  readonly towns = new Set<string>()
  readonly phrases = new Set<string>()

  constructor(sightings: readonly Occurrence[]) {
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
