import type { FactAddress, FactPhone } from '../page-facts.ts'
import { type ContactPart, type MergeReason, PAGES_MAX } from '../site-contact.ts'
import { mergePhones } from '../split-parts.ts'
import { jobTitlesOf, type TitleHolders } from './job-titles.ts'
import type { Occurrence } from './sort-pages.ts'
import type { SiteValue } from './value-census.ts'

/** The values assigned to a contact, before they are split by the spellings of its name. */
export class ContactDraft {
  readonly name: string
  readonly spellings: ReadonlyMap<string, MergeReason | null>
  readonly sightings: readonly Occurrence[]
  readonly emails: SiteValue<string>[] = []
  readonly phones: SiteValue<FactPhone>[] = []
  readonly addresses: SiteValue<FactAddress>[] = []
  readonly profiles: SiteValue<string>[] = []
  readonly #titleHolders: TitleHolders

  /**
   * @param name the spelling used as the contact's name
   * @param spellings all spellings, with the reason why each is the same name
   * @param titleHolders how many people of the site have each title
   */
  constructor(
    name: string,
    spellings: ReadonlyMap<string, MergeReason | null>,
    sightings: readonly Occurrence[],
    titleHolders: TitleHolders = new Map(),
  ) {
    this.#titleHolders = titleHolders
    this.name = name
    this.spellings = spellings
    this.sightings = sightings
  }

  get isReachable(): boolean {
    return this.emails.length > 0 || this.phones.length > 0
  }

  /**
   * Returns one part per spelling with the values found with it. Values found with none are in the part of the
   * contact's name.
   */
  parts(): ContactPart[] {
    const byName = new Map<string, Occurrence[]>([[this.name, []]])
    for (const sighting of this.sightings) {
      const written =
        sighting.group.name !== null && this.spellings.has(sighting.group.name) ? sighting.group.name : this.name
      const list = byName.get(written)
      if (list) list.push(sighting)
      else byName.set(written, [sighting])
    }
    for (const written of this.spellings.keys()) if (!byName.has(written)) byName.set(written, [])
    const emailsBy = this.#byName(this.emails)
    const phonesBy = this.#byName(this.phones)
    const addressesBy = this.#byName(this.addresses)
    const profilesBy = this.#byName(this.profiles)
    return [...byName]
      .map(([name, sightings]) => {
        const phones = phonesBy.get(name) ?? []
        const emails = emailsBy.get(name) ?? []
        const addresses = addressesBy.get(name) ?? []
        const profiles = profilesBy.get(name) ?? []
        return {
          name,
          reason: name === this.name ? null : (this.spellings.get(name) ?? 'same-name'),
          job_titles: jobTitlesOf(sightings, this.#titleHolders),
          emails: emails.map(({ value }) => value),
          phones: mergePhones(phones.map(({ value }) => value)),
          addresses: addresses.map(({ value }) => value),
          profiles: profiles.map(({ value }) => value),
          pages: pagesOf(sightings, [...emails, ...phones, ...addresses, ...profiles]),
        }
      })
      .sort((a, b) => Number(b.name === this.name) - Number(a.name === this.name) || (a.name < b.name ? -1 : 1))
  }

  /**
   * Groups values by the spellings they occur with. Values that occur with none are grouped under the contact's name.
   */
  #byName<T>(values: readonly SiteValue<T>[]): Map<string, SiteValue<T>[]> {
    const byName = new Map<string, SiteValue<T>[]>()
    for (const value of values) {
      const names = new Set<string>()
      let isSpelled = false
      for (const { group } of value.sightings) {
        if (group.name === null) continue
        const isSpelling = this.spellings.has(group.name)
        isSpelled ||= isSpelling
        if (isSpelling || group.name === this.name) names.add(group.name)
      }
      if (!isSpelled) names.add(this.name)
      for (const name of names) {
        const list = byName.get(name)
        if (list) list.push(value)
        else byName.set(name, [value])
      }
    }
    return byName
  }
}

/** Returns the most informative pages of a part; if none names it, those that show its values. */
function pagesOf(sightings: readonly Occurrence[], values: readonly SiteValue<unknown>[]): string[] {
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
