import type { PhoneKind } from '../../contracts/contacts.ts'

/**
 * What one page says of people and organisations, before anybody knows what the rest of the site says. It is kept as JSON beside the page until its
 * site is read, so it is small: nothing is told that a resolution does not ask for.
 */
export interface PageFacts {
  /** Where the page was read, after redirects. */
  readonly url: string
  readonly title: string | null
  /** What the page calls its site. */
  readonly site_names: readonly SiteName[]
  /** People and organisations, each with what stands with it here. What stands with nobody is in a group without a name. */
  readonly groups: readonly FactGroup[]
}

/** What shows that a site is called so, from the most to the least explicit. */
export type SiteNameOrigin = 'structured-data' | 'imprint' | 'copyright' | 'og-site-name' | 'title' | 'logo'

export interface SiteName {
  readonly name: string
  readonly from: SiteNameOrigin
}

export interface FactGroup {
  readonly kind: 'person' | 'organization' | null
  /** As written; null for what belongs to nobody who is named. */
  readonly name: string | null
  readonly job_title?: string
  /** Of a person: the organisation that it stands with, as written. */
  readonly organization?: string
  /** What the page says that an organisation is to it: "Webdesign: …" makes an agency. A person who only reviews the site is mentioned. */
  readonly relation?: Relation
  /** Normalised, lower case. */
  readonly emails?: readonly string[]
  readonly phones?: readonly FactPhone[]
  readonly addresses?: readonly FactAddress[]
  /** Normalised addresses of profiles (`profiles.ts`). */
  readonly profiles?: readonly string[]
  /** 0 to 1: that these belong together. */
  readonly confidence: number
  /** Whether it stands in a part that every page of a site repeats. */
  readonly is_chrome?: true
}

export interface FactPhone {
  /** E.164. */
  readonly value: string
  readonly kind?: PhoneKind
}

export interface FactAddress {
  /** On one line, as written. */
  readonly value: string
  readonly normalized: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
}

/** What an organisation or a person is to the site that names it. */
export const RELATIONS = ['owner', 'member', 'agency', 'bank', 'authority', 'partner', 'client', 'mentioned'] as const
export type Relation = (typeof RELATIONS)[number]
