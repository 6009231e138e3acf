import { textSearchOf } from './find-in-text.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'

/** Maximum number of occurrences of one value, and the maximum text length for searching further ones. */
const OCCURRENCES_MAX = 6
const TEXT_MAX = 200_000
/** Minimum length of a value to search for; shorter ones occur within other words. */
const VALUE_LENGTH_MIN = 5

/**
 * Characters that continue a value, which is then part of a longer one: "eze@" in "emeka.eze@", "Ann Lee" in "Jo-Ann
 * Leeds".
 */
const RUNS_ON_BEFORE = /[\p{L}\p{N}]-?$/u
const MAILBOX_RUNS_ON = /[\p{L}\p{N}][.+_-]?$/u
const RUNS_ON_BEHIND = /^[.-]?[\p{L}\p{N}]/u

/** A range of `Page.text` with a finding's value. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** The range in which a finding was found; none if it is not in the text. */
export const rangeFound = ({ start, end }: Pick<Finding, 'start' | 'end'>): Place[] =>
  start === null || end === null ? [] : [{ start, end }]

/** Returns the positions of a finding's value: where it was found, and other occurrences as a whole. */
export function placesOf(page: Page, finding: Finding): Place[] {
  const { text } = page
  const { value, start } = finding
  const places = rangeFound(finding)
  if (value.length < VALUE_LENGTH_MIN || text.length > TEXT_MAX) return places
  for (const at of textSearchOf(page).starts(value)) {
    if (places.length >= OCCURRENCES_MAX) break
    const next = at + value.length
    if (at !== start && !runsOn(text, at, next)) places.push({ start: at, end: next })
  }
  return places
}

/** Returns the positions of a person's name, including spellings as in lists: `ROE Jane`, `JANE ROE`. */
export function placesOfName(page: Page, name: Finding): Place[] {
  const places = placesOf(page, name)
  const space = name.value.indexOf(' ')
  if (space < 0 || name.value.length > NAME_LENGTH_MAX) return places
  const [given, family] = [name.value.slice(0, space), name.value.slice(space + 1)]
  const upper = family.toUpperCase()
  for (const value of new Set([
    `${upper} ${given}`,
    `${given} ${upper}`,
    name.value.toUpperCase(),
    `${upper} ${given.toUpperCase()}`,
  ])) {
    if (value === name.value) continue
    for (const place of placesOf(page, { ...name, value, start: null, end: null }))
      if (places.every(({ start }) => start !== place.start)) places.push(place)
  }
  return places
}
const NAME_LENGTH_MAX = 60

function runsOn(text: string, start: number, end: number): boolean {
  const isMail = text.slice(start, end).includes('@')
  const before = text.slice(Math.max(0, start - 2), start)
  return (isMail ? MAILBOX_RUNS_ON : RUNS_ON_BEFORE).test(before) || RUNS_ON_BEHIND.test(text.slice(end, end + 2))
}

/** An ordered index of the places of several owners, to find the owners within a range of text. */
export class PlaceIndex {
  readonly #places: (Place & { readonly owner: number })[]

  constructor(placesByOwner: readonly (readonly Place[])[]) {
    this.#places = placesByOwner.flatMap((places, owner) => places.map((place) => ({ ...place, owner })))
    this.#places.sort((a, b) => a.start - b.start)
  }

  /** The distinct owners of the places that start within a range, in order; at most `max` of them. */
  ownersWithin(start: number, end: number, max: number): number[] {
    const owners = new Set<number>()
    for (let at = this.#firstFrom(start); at < this.#places.length && owners.size < max; at++) {
      const place = this.#places[at]!
      if (place.start >= end) break
      owners.add(place.owner)
    }
    return [...owners]
  }

  /** The place that overlaps a range, or null. Places that overlap each other may be missed. */
  overlapping(start: number, end: number): (Place & { readonly owner: number }) | null {
    const before = this.before(start)
    if (before && before.end > start) return before
    const within = this.after(start)
    return within && within.start < end ? within : null
  }

  /** Whether any place starts within a range. */
  isWithin(start: number, end: number): boolean {
    const place = this.after(start)
    return place !== null && place.start < end
  }

  /** The last place that starts before `offset`, or null. */
  before(offset: number): (Place & { readonly owner: number }) | null {
    return this.#places[this.#firstFrom(offset) - 1] ?? null
  }

  /** The first place that starts at or after `offset`, or null. */
  after(offset: number): (Place & { readonly owner: number }) | null {
    return this.#places[this.#firstFrom(offset)] ?? null
  }

  #firstFrom(offset: number): number {
    let low = 0
    let high = this.#places.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#places[middle]!.start < offset) low = middle + 1
      else high = middle
    }
    return low
  }
}
