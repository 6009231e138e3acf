import type { CountryGuess } from '../countries.ts'
import { PartReading } from './part-reading.ts'
import { type Part, splitParts } from './parts.ts'

/** A page's text in parts, each read at most once, and which of them belong to an address already. */
export interface Scan {
  readonly parts: readonly Part[]
  readonly read: (at: number) => PartReading
  readonly isTaken: (at: number) => boolean
  readonly take: (first: number, last: number) => void
  /** The likeliest of some countries for this page: the first, unless the page points to another. */
  readonly likeliest: (countries: readonly string[]) => string | null
  /** How much the page points to a country, 0 to 1. */
  readonly weight: (country: string) => number
}

/** Prepares a page's text for the search; `guesses` are the page's countries, likeliest first. */
export function scanText(text: string, guesses: readonly CountryGuess[]): Scan {
  const parts = splitParts(text)
  const readings: PartReading[] = []
  const taken = new Uint8Array(parts.length)
  const weights = new Map(guesses.map(({ country, weight }) => [country, weight]))
  const weight = (country: string) => weights.get(country) ?? 0
  return {
    parts,
    read: (at) => {
      readings[at] ??= new PartReading(parts[at]!)
      return readings[at]
    },
    isTaken: (at) => taken[at] === 1,
    take: (first, last) => taken.fill(1, first, last + 1),
    likeliest: (countries) => {
      let best: string | null = null
      for (const country of countries) if (best === null || weight(country) > weight(best)) best = country
      return best
    },
    weight,
  }
}
