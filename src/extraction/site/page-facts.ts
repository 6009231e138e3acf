import type { PhoneKind } from '../../contracts/contacts/contact.ts'

/**
 * What one page states about people and organisations, without knowledge of the rest of the site. It is stored as JSON
 * with the page until its site is resolved, so it contains only what the resolution needs.
 */
export interface PageFacts {
  /** The URL at which the page was read, after redirects. */
  readonly url: string
  readonly title: string | null
  /** The names that the page uses for its site. */
  readonly site_names: readonly SiteName[]
  /**
   * People and organisations, each with the values found with them. Values found with neither are in a group without a
   * name.
   */
  readonly groups: readonly FactGroup[]
}

/**
 * The evidence for a site's name, from most to least explicit. A `masthead` is the heading or first line of a page, which
 * names the site only if most pages have it.
 */
export type SiteNameOrigin =
  | 'structured-data'
  | 'imprint'
  | 'copyright'
  | 'og-site-name'
  | 'title'
  | 'logo'
  | 'masthead'

export interface SiteName {
  readonly name: string
  readonly from: SiteNameOrigin
}

export interface FactGroup {
  readonly kind: 'person' | 'organization' | null
  /** As written, or null for values that belong to no named person or organisation. */
  readonly name: string | null
  readonly job_title?: string
  /** For a person: the organisation found with the person, as written. */
  readonly organization?: string
  /**
   * The organisation's relation to the site, according to the page: "Webdesign: …" means an agency. A person who only
   * reviews the site is `mentioned`.
   */
  readonly relation?: Relation
  /** Normalised, lower case. */
  readonly emails?: readonly string[]
  readonly phones?: readonly FactPhone[]
  readonly addresses?: readonly FactAddress[]
  /** Normalised profile URLs (`profiles.ts`). */
  readonly profiles?: readonly string[]
  /** 0 to 1: the confidence that these values belong together. */
  readonly confidence: number
  /** Whether the group is in a part that every page of a site repeats. */
  readonly is_chrome?: true
  /** Whether the name is a given name only, which counts if exactly one person of the site has it. */
  readonly is_given_name?: true
  /** Whether a sentence names the organisation directly before its values, so that it certainly is one. */
  readonly is_before_values?: true
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

/** The relation of an organisation or a person to the site that names it. */
export const RELATIONS = ['owner', 'member', 'agency', 'bank', 'authority', 'partner', 'client', 'mentioned'] as const
export type Relation = (typeof RELATIONS)[number]
