import { gluedNumbers } from '../../phones/glued-plus.ts'
import { AddressVariants } from '../address-variants.ts'
import type { FactAddress, FactPhone } from '../page-facts.ts'
import { mergePhones } from '../split-parts.ts'
import type { Holder, Holders } from './assign-values.ts'
import type { Occurrence } from './sort-pages.ts'

/** A value of a site with its occurrences and possible holders. */
export interface SiteValue<T> extends Holders {
  readonly value: T
  readonly sightings: Occurrence[]
}

export interface ValueCensus {
  readonly emails: readonly SiteValue<string>[]
  readonly phones: readonly SiteValue<FactPhone>[]
  readonly addresses: readonly SiteValue<FactAddress>[]
  readonly profiles: readonly SiteValue<string>[]
}

/**
 * Collects the values of a site, each once: an address in all its spellings, a phone number with its most informative
 * kind.
 *
 * @param holderOf returns the holder of a group
 */
export function valuesOfSite(
  sightings: readonly Occurrence[],
  holderOf: (sighting: Occurrence) => Holder,
): ValueCensus {
  const emails = new Map<string, SiteValue<string>>()
  const phones = new Map<string, SiteValue<FactPhone>>()
  const addresses = new Map<string, SiteValue<FactAddress>>()
  const profiles = new Map<string, SiteValue<string>>()
  const glued = gluedNumbers(sightings.flatMap(({ group }) => (group.phones ?? []).map(({ value }) => value)))
  for (const sighting of sightings) {
    const holder = holderOf(sighting)
    const { group } = sighting
    for (const email of group.emails ?? []) note(emails, email, email, sighting, holder)
    for (const phone of group.phones ?? []) {
      const value = glued.get(phone.value) ?? phone.value
      note(phones, value, { ...phone, value }, sighting, holder)
    }
    for (const address of group.addresses ?? []) note(addresses, address.value, address, sighting, holder)
    for (const profile of group.profiles ?? []) note(profiles, profile, profile, sighting, holder)
  }
  return {
    emails: bySightings(emails.values()),
    phones: bySightings(phones.values()).map((phone) => ({ ...phone, value: kindest(phone, glued) })),
    addresses: bySightings(joinSpellings(addresses)),
    profiles: bySightings(profiles.values()),
  }
}

function note<T>(values: Map<string, SiteValue<T>>, key: string, value: T, sighting: Occurrence, holder: Holder): void {
  let known = values.get(key)
  if (!known) {
    known = { value, sightings: [], open: [], people: new Map(), organizations: new Map() }
    values.set(key, known)
  }
  known.sightings.push(sighting)
  if (holder === 'owner') known.open.push(sighting)
  else if ('spellings' in holder) push(known.people, holder, sighting)
  else push(known.organizations, holder, sighting)
}

function push<K>(lists: Map<K, Occurrence[]>, key: K, sighting: Occurrence): void {
  const list = lists.get(key)
  if (list) list.push(sighting)
  else lists.set(key, [sighting])
}

/** Sorts values by number of occurrences, most frequent first. */
const bySightings = <T>(values: Iterable<SiteValue<T>>): SiteValue<T>[] =>
  [...values].sort((a, b) => b.sightings.length - a.sightings.length)

function kindest({ value: { value }, sightings }: SiteValue<FactPhone>, glued: ReadonlyMap<string, string>): FactPhone {
  const isSame = (phone: FactPhone) => (glued.get(phone.value) ?? phone.value) === value
  const [kindest] = mergePhones(sightings.flatMap(({ group }) => (group.phones ?? []).filter(isSame)))
  return { ...kindest!, value }
}

function joinSpellings(addresses: ReadonlyMap<string, SiteValue<FactAddress>>): SiteValue<FactAddress>[] {
  const variants = new AddressVariants()
  // Fuller addresses first: a short one matches them, while two short ones may have nothing in common.
  const ordered = [...addresses].sort((a, b) => b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1))
  for (const [, { value, sightings }] of ordered) variants.add(value, sightings.length)
  return variants.groups().map(({ best, spellings }) => {
    const joined: SiteValue<FactAddress> = {
      value: best,
      sightings: [],
      open: [],
      people: new Map(),
      organizations: new Map(),
    }
    for (const spelling of spellings) {
      const { sightings, open, people, organizations } = addresses.get(spelling)!
      for (const sighting of sightings) joined.sightings.push(sighting)
      for (const sighting of open) joined.open.push(sighting)
      for (const [person, seen] of people) for (const sighting of seen) push(joined.people, person, sighting)
      for (const [other, seen] of organizations)
        for (const sighting of seen) push(joined.organizations, other, sighting)
    }
    return joined
  })
}
