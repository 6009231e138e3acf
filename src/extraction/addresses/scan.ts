import { withAsciiDigits } from '../../lib/ascii-digits.ts'
import type { CountryGuess } from '../countries.ts'
import { byTag, type Page } from '../page.ts'
import { HEADING_TAGS } from '../tag-traits.ts'
import { wordsOfPage } from '../word-pattern.ts'
import { cutsOf } from './cuts.ts'
import { type PartReading, readPart } from './part-reading.ts'
import { type Part, partAt, splitParts } from './parts.ts'
import { readStreetStarts } from './prefilter.ts'
import { capitalizeSmallAddresses } from './small-letters.ts'

/** A page's text in parts, each parsed at most once, and which parts already belong to an address. */
export interface Scan {
  readonly parts: readonly Part[]
  readonly read: (at: number) => PartReading
  readonly isTaken: (at: number) => boolean
  /** Whether an address without a postcode may begin with a part. */
  readonly mayHoldStreet: (at: number) => boolean
  readonly take: (first: number, last: number) => void
  /** Whether a part is in a heading: the country above a branch does not belong to the previous branch. */
  readonly isHeading: (at: number) => boolean
  /** Returns the likeliest of some countries for this page: the first, unless the page indicates another. */
  readonly likeliest: (countries: readonly string[]) => string | null
  /** Returns the strength of the page's evidence for a country, 0 to 1. */
  readonly weight: (country: string) => number
  /** The country that the page clearly belongs to, or null. */
  readonly home: string | null
}

const HOME_WEIGHT_MIN = 0.3

/** Prepares a page for the search. `guesses` are its countries, likeliest first. */
export function scanPage(page: Page, guesses: readonly CountryGuess[]): Scan {
  const text = withAsciiDigits(page.text)
  const parts = capitalizeSmallAddresses(splitParts(text, wordsOfPage(page), cutsOf(page)))
  const headings = new Uint8Array(parts.length)
  for (const tag of [...HEADING_TAGS, 'dt', 'th'])
    for (const { start, end } of byTag(page, tag)) {
      for (let at = partAt(parts, start); at < parts.length && parts[at]!.start < end; at++) headings[at] = 1
    }
  const streetStarts = readStreetStarts(text, parts)
  const readings: PartReading[] = []
  const taken = new Uint8Array(parts.length)
  const weights = new Map(guesses.map(({ country, weight }) => [country, weight]))
  const weight = (country: string) => weights.get(country) ?? 0
  return {
    parts,
    read: (at) => {
      readings[at] ??= readPart(parts[at]!.text)
      return readings[at]
    },
    isTaken: (at) => taken[at] === 1,
    mayHoldStreet: (at) => streetStarts[at] === 1,
    take: (first, last) => taken.fill(1, first, last + 1),
    likeliest: (countries) => {
      let best: string | null = null
      for (const country of countries) if (best === null || weight(country) > weight(best)) best = country
      return best
    },
    isHeading: (at) => headings[at] === 1,
    weight,
    home: guesses[0] && guesses[0].weight >= HOME_WEIGHT_MIN ? guesses[0].country : null,
  }
}
