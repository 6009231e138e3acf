import type { FactAddress, FactPhone } from '../page-facts.ts'
import { type ContactPart, type MergeReason, PAGES_MAX } from '../site-contact.ts'
import { mergePhones } from '../split-parts.ts'
import { jobTitlesOf } from './job-titles.ts'
import type { Sighting } from './survey.ts'
import type { SiteValue } from './value-census.ts'

/** What a contact was given, before it is parted by the spellings of its name. */
export class ContactDraft {
  readonly name: string
  readonly spellings: ReadonlyMap<string, MergeReason | null>
  readonly sightings: readonly Sighting[]
  readonly emails: SiteValue<string>[] = []
  readonly phones: SiteValue<FactPhone>[] = []
  readonly addresses: SiteValue<FactAddress>[] = []
  readonly profiles: SiteValue<string>[] = []

  /**
   * @param name the spelling that it is shown by
   * @param spellings all of them, with why each is the same
   */
  constructor(name: string, spellings: ReadonlyMap<string, MergeReason | null>, sightings: readonly Sighting[]) {
    this.name = name
    this.spellings = spellings
    this.sightings = sightings
  }

  get isReachable(): boolean {
    return this.emails.length > 0 || this.phones.length > 0
  }

  /** One part for each spelling with what stands with it; what stands with none is with the name that is shown. */
  parts(): ContactPart[] {
    const byName = new Map<string, Sighting[]>([[this.name, []]])
    for (const sighting of this.sightings) {
      const written =
        sighting.group.name !== null && this.spellings.has(sighting.group.name) ? sighting.group.name : this.name
      const list = byName.get(written)
      if (list) list.push(sighting)
      else byName.set(written, [sighting])
    }
    for (const written of this.spellings.keys()) if (!byName.has(written)) byName.set(written, [])
    const holds = <T>(written: string, { sightings }: SiteValue<T>) => {
      const names = sightings.map(({ group }) => group.name)
      return (
        names.includes(written) ||
        (written === this.name && !names.some((name) => name !== null && this.spellings.has(name)))
      )
    }
    const of = <T>(written: string, values: readonly SiteValue<T>[]) => values.filter((value) => holds(written, value))
    return [...byName]
      .map(([name, sightings]) => {
        const phones = of(name, this.phones)
        const emails = of(name, this.emails)
        const addresses = of(name, this.addresses)
        const profiles = of(name, this.profiles)
        return {
          name,
          reason: name === this.name ? null : (this.spellings.get(name) ?? 'same-name'),
          job_titles: jobTitlesOf(sightings),
          emails: emails.map(({ value }) => value),
          phones: mergePhones(phones.map(({ value }) => value)),
          addresses: addresses.map(({ value }) => value),
          profiles: profiles.map(({ value }) => value),
          pages: pagesOf(sightings, [...emails, ...phones, ...addresses, ...profiles]),
        }
      })
      .sort((a, b) => Number(b.name === this.name) - Number(a.name === this.name) || (a.name < b.name ? -1 : 1))
  }
}

/** The pages that say most of a part; where none names it, those that show its values. */
function pagesOf(sightings: readonly Sighting[], values: readonly SiteValue<unknown>[]): string[] {
  const scores = new Map<string, number>()
  const seen = sightings.length > 0 ? sightings : values.flatMap((value) => value.sightings)
  for (const { page, group } of seen) {
    const said = [group.emails, group.phones, group.addresses, group.profiles].reduce(
      (sum, list) => sum + (list?.length ?? 0),
      1,
    )
    scores.set(page.facts.url, (scores.get(page.facts.url) ?? 0) + said + Number(group.job_title !== undefined))
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, PAGES_MAX)
    .map(([url]) => url)
}
